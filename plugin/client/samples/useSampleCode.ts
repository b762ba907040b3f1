import {useEffect, useMemo, useState} from 'react';
import type {HttpRequest} from '../../request/types';
import {toCurl} from '../../request/samples';
import {loadSample} from '../../request/samples/loadSample';
import type {ToSample} from '../../request/samples/types';

export type SampleCode = {
  /** The language that the code is in: until the wanted one has been loaded, the one before. */
  id: string;
  code: string;
  state: 'ready' | 'loading' | 'failed';
};

const CURL: Loaded = {id: 'curl', toSample: toCurl};

type Loaded = {id: string; toSample: ToSample};

/** A request in a language. cURL is there from the beginning, also in static HTML; all others are loaded when they are asked for. */
export function useSampleCode(id: string, request: HttpRequest): SampleCode {
  const [loaded, setLoaded] = useState(CURL);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let gone = false;
    const keep = (next: Loaded | undefined) => !gone && (next ? setLoaded(next) : setFailed(id));
    setFailed(undefined);
    if (id === CURL.id) keep(CURL);
    else void loadSample(id).then((toSample) => keep(toSample && {id, toSample}), () => keep(undefined));
    return () => {
      gone = true;
    };
  }, [id]);
  const code = useMemo(() => loaded.toSample(request), [loaded, request]);
  return {id: loaded.id, code, state: loaded.id === id ? 'ready' : failed === id ? 'failed' : 'loading'};
}
