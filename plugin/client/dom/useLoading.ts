import {useCallback, useEffect, useState} from 'react';
import {usePage} from '../page/page';

export type Loading<T> = {
  /** Absent while it is loading. */
  result?: T;
  failed: boolean;
  retry: () => void;
};

/**
 * Loads the data of a visible part of the page.
 * @param load must stay the same function while the same data is wanted
 */
export function useLoading<T extends object>(load: () => Promise<T>): Loading<T> {
  const [{result, failed}, setState] = useState<{result?: T; failed: boolean}>({failed: false});

  useEffect(() => {
    if (result || failed) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setState({result: loaded, failed: false}),
      () => isCurrent && setState({failed: true}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, result, failed]);

  // The address may point into the loaded part.
  const {retry: revealTarget} = usePage();
  useEffect(() => {
    if (result) revealTarget();
  }, [result, revealTarget]);

  const retry = useCallback(() => setState({failed: false}), []);
  return {...(result && {result}), failed, retry};
}
