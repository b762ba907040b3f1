import {useEffect, useState} from 'react';
import type {toPrefill} from '../console/toPrefill';

type Prefill = {toPrefill: typeof toPrefill};

/**
 * What fills in a request with chosen variants: loaded when the first one is chosen, for no page needs it before. Where it
 * cannot be loaded, the request stays as the document begins with it.
 */
export function usePrefill(isWanted: boolean): typeof toPrefill | undefined {
  const [prefill, setPrefill] = useState<Prefill>();
  useEffect(() => {
    if (!isWanted || prefill) return undefined;
    let gone = false;
    void import('../console/toPrefill').then((loaded) => !gone && setPrefill(loaded), () => undefined);
    return () => {
      gone = true;
    };
  }, [isWanted, prefill]);
  return prefill?.toPrefill;
}
