import {useEffect, useMemo, useState} from 'react';
import type {HttpRequest} from '../../request/types';
import {loadSample} from '../../request/samples/loadSample';
import type {ToSample} from '../../request/samples/types';

export type SampleCode = {
  /** The language that the code is in: until the wanted one has been loaded, the one before. */
  id: string;
  code: string;
  state: 'ready' | 'loading' | 'failed';
};

/** What code is made of. */
export type SampleSource = {
  /** Absent as long as nothing is known of it but how it is written in cURL. */
  request?: HttpRequest;
  toCurl?: ToSample;
  /** The request in cURL, where it is at hand. */
  curl?: string;
};

type Loaded = {id: string; toSample: ToSample};

/**
 * A request in a language. cURL is there from the beginning, also in static HTML; all others are
 * loaded when they are requested.
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
