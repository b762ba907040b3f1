import {useStorageSlot} from '@docusaurus/theme-common';
import {chooseSample, type Sample} from './listSamples';
import {useSampleCode, type SampleCode, type SampleSource} from './useSampleCode';

export type Samples = {
  list: readonly Sample[];
  /** Undefined if there are no samples. */
  chosen: Sample | undefined;
  choose: (key: string) => void;
  /** The generated code, in the chosen language or the previous one. */
  generated: SampleCode & Pick<Sample, 'key' | 'label' | 'highlight'>;
  /** The code that is shown, for copying. */
  text: string;
};

/** The name of a language is not a secret, and the choice applies to all pages. */
const KEY = 'api-reference.sample';

export type ChosenSample = Pick<Samples, 'list' | 'chosen' | 'choose'>;

/** The chosen sample, synchronized across the site. Static HTML shows the first one. */
export function useChosenSample(list: readonly Sample[]): ChosenSample {
  const [stored, slot] = useStorageSlot(KEY);
  return {list, chosen: chooseSample(list, stored), choose: slot.set};
}

/** The chosen sample, generated for a request unless the document contains it. */
export function useSamples(sample: ChosenSample, source: SampleSource): Samples {
  const {list, chosen} = sample;
  const code = useSampleCode(chosen?.kind === 'generated' ? chosen.id : 'curl', source);
  const {key, label, highlight} = list.find(
    (entry) => entry.kind === 'generated' && entry.id === code.id,
  ) ?? {key: '', label: '', highlight: 'text'};
  return {
    ...sample,
    generated: {...code, key, label, highlight},
    text: chosen?.kind === 'document' ? chosen.source : code.code,
  };
}
