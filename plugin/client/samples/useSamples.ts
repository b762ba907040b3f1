import {useStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useMemo, useState} from 'react';
import {readMarks} from '../../document/exactNumber';
import type {PageSample} from '../../request/pageRequest';
import type {HttpRequest} from '../../request/types';
import {loadSample} from '../../request/samples/languages';
import type {ToSample} from '../../request/samples/types';
import {chooseSample, toFirstId, type Sample} from './listSamples';

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
  const first = toFirstId(list);
  const code = useSampleCode(chosen?.kind === 'generated' ? chosen.id : first, first, source);
  const {key, label, highlight} = list.find(
    (entry) => entry.kind === 'generated' && entry.id === code.id,
  ) ?? {key: '', label: '', highlight: 'text'};
  return {
    ...sample,
    generated: {...code, key, label, highlight},
    text: chosen?.kind === 'document' ? chosen.source : code.copy,
  };
}

type SampleCode = {
  /** The language of the code: the previous one until the chosen one has loaded. */
  id: string;
  code: string;
  /** The same for copying. */
  copy: string;
  /** Offsets of the generated numbers and booleans in it. */
  made: readonly number[];
  state: 'ready' | 'loading' | 'failed';
};

/** The source of generated code. */
type SampleSource = {
  /** Absent while only the initial code is known. */
  request?: HttpRequest;
  /** What copies contain instead. */
  copied?: HttpRequest | undefined;
  toCurl?: ToSample;
  /** The initial code of the page, if it has one. */
  initial?: Pick<PageSample, 'code' | 'made'> | undefined;
};

const NO_SAMPLE: NonNullable<SampleSource['initial']> = {code: ''};

const NONE: readonly number[] = [];

type LoadedLanguage = {id: string; toSample: ToSample};

/**
 * Formats a request in a language. The initial code is available from the start, also in static
 * HTML; what writes other languages is loaded when they are chosen, and what writes the initial one
 * when the request has changed.
 * @param first the id of what wrote the initial code
 */
function useSampleCode(
  id: string,
  first: string,
  {request, copied, toCurl, initial: {code, made = NONE} = NO_SAMPLE}: SampleSource,
): SampleCode {
  const isEnough = id === 'curl' || (id === first && !request);
  const [loaded, setLoaded] = useState<LoadedLanguage>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let gone = false;
    setFailed(undefined);
    if (isEnough) setLoaded(undefined);
    else {
      const keep = (toSample: ToSample | undefined) =>
        !gone && (toSample ? setLoaded({id, toSample}) : setFailed(id));
      void loadSample(id).then(keep, () => keep(undefined));
    }
    return () => {
      gone = true;
    };
  }, [id, isEnough]);
  const language = request && loaded;
  // Until the code for another language has loaded, the page shows what it has.
  const isCurl = language === undefined && (first === 'curl' || id === 'curl') && toCurl;
  const shown = language?.id ?? (isCurl ? 'curl' : first);
  const written = useMemo(() => {
    const toSample = language?.toSample ?? (isCurl ? toCurl : undefined);
    if (!request || !toSample) return {code, made, copy: code};
    const write = (one: HttpRequest) =>
      readMarks(toSample(one), one.body.kind === 'form-urlencoded');
    const shown = write(request);
    return {...shown, copy: copied ? write(copied).code : shown.code};
  }, [request, copied, language, isCurl, toCurl, code, made]);
  return {
    id: shown,
    ...written,
    state:
      failed === id ? 'failed' : isEnough || language?.id === id || isCurl ? 'ready' : 'loading',
  };
}
