import {useEffect, useState} from 'react';
import type * as writeRequest from './writeRequest';

export type RequestWriter = typeof writeRequest;

/** Kept, so that the code is available at once on the reader's next page. */
let known: RequestWriter | undefined;

/** @throws if the code cannot be loaded */
export async function loadWriter(): Promise<RequestWriter> {
  known ??= await import('./writeRequest');
  return known;
}

/**
 * The code that writes requests, once it is wanted and loaded; if it cannot be loaded, the page
 * keeps its initial state.
 */
export function useWriter(isWanted: boolean): RequestWriter | undefined {
  const [writer, setWriter] = useState(known);
  useEffect(() => {
    if (!isWanted || writer) return undefined;
    let gone = false;
    void loadWriter().then(
      (loaded) => {
        if (!gone) setWriter(loaded);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isWanted, writer]);
  return writer;
}
