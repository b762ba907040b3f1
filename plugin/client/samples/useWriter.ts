import {useEffect, useState} from 'react';
import type * as writeRequest from './writeRequest';

export type Writer = typeof writeRequest;

/** A reader who has chosen something on one page meets the next one with the code at hand. */
let known: Writer | undefined;

/**
 * The code that writes requests, once it is wanted and has come; where it cannot be loaded, the
 * page stays as it began.
 */
export function useWriter(isWanted: boolean): Writer | undefined {
  const [writer, setWriter] = useState(known);
  useEffect(() => {
    if (!isWanted || writer) return undefined;
    let gone = false;
    const keep = (loaded: Writer) => {
      known = loaded;
      if (!gone) setWriter(loaded);
    };
    void import('./writeRequest').then(keep, () => undefined);
    return () => {
      gone = true;
    };
  }, [isWanted, writer]);
  return writer;
}
