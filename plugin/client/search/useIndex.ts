import {useCallback, useEffect, useState} from 'react';
import {loadSearch, type LoadedSearch} from './loadSearch';

/** How much of the index has loaded: nothing, operations, or everything. */
type SearchProgress = 'loading' | 'operations' | 'complete' | 'failed';

export type SearchIndex = {
  /** Absent while nothing can be found. */
  loaded?: LoadedSearch;
  progress: SearchProgress;
  /** Requests the missing parts again. */
  retry: () => void;
};

/**
 * Loads the index of a tab.
 * @param folder of its files
 */
export function useIndex(folder: string): SearchIndex {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [progress, setProgress] = useState<SearchProgress>('loading');

  useEffect(() => {
    if (progress !== 'loading') return undefined;
    let isCurrent = true;
    const advance = (next: SearchProgress) => isCurrent && setProgress(next);
    loadSearch(folder)
      .then(async (index) => {
        if (isCurrent) setLoaded(index);
        await index.complete;
        // A new object, because results found with the old one are out of date.
        if (isCurrent) setLoaded({...index});
      })
      .then(
        () => advance('complete'),
        () => advance('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [folder, progress]);

  const retry = useCallback(() => setProgress('loading'), []);
  return {
    ...(loaded && {loaded}),
    progress: progress === 'loading' && loaded ? 'operations' : progress,
    retry,
  };
}
