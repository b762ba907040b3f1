import {useStorageSlot} from '@docusaurus/theme-common';
import {chooseSample, type Sample} from './listSamples';
import {useSampleCode, type SampleCode, type SampleSource} from './useSampleCode';

export type Samples = {
  list: readonly Sample[];
  /** Undefined where there is none at all. */
  chosen: Sample | undefined;
  choose: (key: string) => void;
  /** The written code, in the chosen language or the one before it. */
  generated: SampleCode & Pick<Sample, 'key' | 'label' | 'highlight'>;
  /** What is shown, to be copied. */
  text: string;
};

/** The name of a language is not a secret, and is the reader's wish for all pages. */
const KEY = 'api-reference.sample';

export type ChosenSample = Pick<Samples, 'list' | 'chosen' | 'choose'>;

/** A choice among samples, in step with all others on the site. Static HTML has the first one. */
export function useChosenSample(list: readonly Sample[]): ChosenSample {
  const [stored, slot] = useStorageSlot(KEY);
  return {list, chosen: chooseSample(list, stored), choose: slot.set};
}

/** The chosen sample, written for a request where the document does not bring it along. */
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
