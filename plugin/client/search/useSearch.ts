import {useCallback, useDeferredValue, useMemo, useState, useEffect} from 'react';
import {MOST_RESULTS, type LackingWords} from '../../search/createSearch';
import type {SearchFacets} from '../../search/facets';
import type {SearchEntry} from '../../search/listEntries';
import type {SearchPageNames} from '../../search/types';
import {toTargets, type TargetGroup} from './toTargets';
import type {Typed} from './useSearchOpener';
import {loadSearch, type LoadedSearch} from './loadSearch';
import {useOtherTabs} from './useOtherTabs';

export type SearchState = {
  query: string;
  setQuery: (query: string) => void;
  facets: SearchFacets;
  setFacets: (facets: SearchFacets) => void;
  /** The entry that was chosen: all of its places are listed. */
  entry?: SearchEntry;
  setEntry: (entry: SearchEntry | undefined) => void;
  results: TargetGroup[];
  /** Whether the results are those of the query; they follow it when the browser has time. */
  isCurrent: boolean;
  /** Total number of results; absent while nothing can be found. */
  count?: number;
  /** Present if nothing has all words of the query. */
  lacking?: LackingWords;
  progress: SearchIndex['progress'];
  retry: () => void;
  /** Choices for the facets. */
  methods: string[];
  groups: string[];
};

/**
 * The search of a tab while its dialog is open.
 * @param folder of the index
 * @param typed what the reader types while the dialog is loading
 * @param pageNames in the language of the page
 */
export function useSearch(
  folder: string,
  typed: Typed | undefined,
  pageNames: SearchPageNames,
): SearchState {
  const {loaded, progress, retry} = useIndex(folder, pageNames);
  const [query, setQuery] = useState(() => typed?.text() ?? '');
  // The field is shown. On a busy machine, letters have been typed since its text was decided.
  useEffect(() => {
    const text = typed?.text();
    if (text === undefined || text === query) typed?.stop();
    else setQuery(text);
  }, [typed, query]);
  const [facets, setFacets] = useState<SearchFacets>({});
  const [entry, chooseEntry] = useState<SearchEntry>();
  // Going back from the places of an entry leads to the results that it was chosen from.
  const [earlier, setEarlier] = useState('');
  const setEntry = useCallback(
    (chosen: SearchEntry | undefined) => {
      chooseEntry(chosen);
      setEarlier(query);
      setQuery(chosen ? '' : earlier);
    },
    [query, earlier],
  );
  // Typed letters appear at once, however long the search takes.
  const wanted = useDeferredValue(query);
  const found = useMemo(() => {
    if (!loaded) return undefined;
    const {search, operations} = loaded;
    if (!entry) {
      const {groups, count, lacking} = search.find(wanted, facets);
      const results = groups.map(({kind, entries, count: ofKind}) => ({
        kind,
        targets: toTargets(entries, operations),
        // A kind alone has as many results as can be listed.
        ...(groups.length > 1 && ofKind > entries.length && {all: ofKind}),
      }));
      return {results, count, lacking};
    }
    const places = search.findPlaces(entry.places, wanted);
    const each = places.slice(0, MOST_RESULTS).map((place) => ({...entry, places: [place]}));
    const {kind} = entry;
    return {results: [{kind, targets: toTargets(each, operations)}], count: places.length};
  }, [loaded, wanted, facets, entry]);
  const elsewhere = useOtherTabs(loaded?.operations.others, found?.lacking ? wanted : undefined);
  // The choice of a result begins anew with a new list.
  const results = useMemo(() => [...(found?.results ?? []), ...elsewhere], [found, elsewhere]);
  const methods = useMemo(
    () => Array.from(new Set(loaded?.operations.operations.map(({method}) => method))),
    [loaded],
  );
  return {
    query,
    setQuery,
    facets,
    setFacets,
    ...(entry && {entry}),
    setEntry,
    results,
    isCurrent: wanted === query,
    ...(found && {count: found.count}),
    ...(found?.lacking && {lacking: found.lacking}),
    progress,
    retry,
    methods,
    groups: loaded?.operations.groups ?? [],
  };
}

/** How much of the index has loaded: nothing, operations, or everything. */
type SearchProgress = 'loading' | 'operations' | 'complete' | 'failed';

type SearchIndex = {
  /** Absent while nothing can be found. */
  loaded?: LoadedSearch;
  progress: SearchProgress;
  /** Requests the missing parts again. */
  retry: () => void;
};

/**
 * Loads the index of a tab.
 * @param folder of its files
 * @param pageNames a constant
 */
function useIndex(folder: string, pageNames: SearchPageNames): SearchIndex {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [progress, setProgress] = useState<SearchProgress>('loading');

  useEffect(() => {
    if (progress !== 'loading') return undefined;
    let isCurrent = true;
    const advance = (next: SearchProgress) => isCurrent && setProgress(next);
    loadSearch(folder, pageNames)
      .then(async (index) => {
        if (isCurrent) setLoaded(index);
        for (const part of [index.facts, index.complete]) {
          await part;
          // A new object, because results found with the old one are out of date.
          if (isCurrent) setLoaded({...index});
        }
      })
      .then(
        () => advance('complete'),
        () => advance('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [folder, pageNames, progress]);

  const retry = useCallback(() => setProgress('loading'), []);
  return {
    ...(loaded && {loaded}),
    progress: progress === 'loading' && loaded ? 'operations' : progress,
    retry,
  };
}
