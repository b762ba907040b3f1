import {useStorageSlot} from '@docusaurus/theme-common';
import type {HttpRequest} from '../../request/types';
import {chooseSample, type Sample} from './listSamples';
import {useSampleCode, type SampleCode} from './useSampleCode';

export type Samples = {
  list: readonly Sample[];
  /** Undefined where there is none at all. */
  chosen: Sample | undefined;
  choose: (key: string) => void;
  /** The written code, in the chosen language or the one before it. */
  generated: SampleCode & Pick<Sample, 'label' | 'highlight'>;
  /** What is shown, to be copied. */
  text: string;
};

/** The name of a language is no secret, and is the reader's wish for all pages. */
const KEY = 'api-reference.sample';

/** A choice among samples, in step with all others on the site. Static HTML has the first one. */
export function useSamples(list: readonly Sample[], request: HttpRequest): Samples {
  const [stored, slot] = useStorageSlot(KEY);
  const chosen = chooseSample(list, stored);
  const code = useSampleCode(chosen?.kind === 'generated' ? chosen.id : 'curl', request);
  const {label, highlight} = list.find((sample) => sample.kind === 'generated' && sample.id === code.id) ?? {label: '', highlight: 'text'};
  return {list, chosen, choose: slot.set, generated: {...code, label, highlight}, text: chosen?.kind === 'document' ? chosen.source : code.code};
}
