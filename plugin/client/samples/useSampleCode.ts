import {useEffect, useMemo, useState} from 'react';
import type {HttpRequest} from '../../request/types';
import {loadSample} from '../../request/samples/loadSample';
import type {ToSample} from '../../request/samples/types';

export type SampleCode = {
  /** The language of the code: the previous one until the chosen one has loaded. */
  id: string;
  code: string;
  state: 'ready' | 'loading' | 'failed';
};

/** The source of generated code. */
export type SampleSource = {
  /** Absent while only the cURL form of the request is known. */
  request?: HttpRequest;
  toCurl?: ToSample;
  /** The request in cURL, if available. */
  curl?: string;
};

type Loaded = {id: string; toSample: ToSample};

/**
 * Formats a request in a language. cURL is available from the start, also in static HTML; all
 * others are loaded when they are chosen.
 */
export function useSampleCode(id: string, {request, toCurl, curl = ''}: SampleSource): SampleCode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let gone = false;
    setFailed(undefined);
    if (id === 'curl') setLoaded(undefined);
    else {
      const keep = (toSample: ToSample | undefined) =>
        !gone && (toSample ? setLoaded({id, toSample}) : setFailed(id));
      void loadSample(id).then(keep, () => keep(undefined));
    }
    return () => {
      gone = true;
    };
  }, [id]);
  const language = request && loaded;
  const shown = language?.id ?? 'curl';
  const code = useMemo(() => {
    const toSample = language?.toSample ?? toCurl;
    return request && toSample ? toSample(request) : curl;
  }, [request, language, toCurl, curl]);
  return {id: shown, code, state: shown === id ? 'ready' : failed === id ? 'failed' : 'loading'};
}
