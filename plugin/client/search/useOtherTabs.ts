import {useEffect, useState} from 'react';
import type {SearchTab} from '../../search/types';
import {loadSearch} from './loadSearch';
import {toTargets, type TargetGroup} from './toTargets';

/** Results of each other tab. */
const MOST_OF_TAB = 3;

/**
 * What the other tabs have for a query that this one has nothing for. Their indexes load only then.
 * @param query undefined while the other tabs are not asked
 */
export function useOtherTabs(
  tabs: readonly SearchTab[] | undefined,
  query: string | undefined,
): TargetGroup[] {
  const [found, setFound] = useState<{query: string; results: TargetGroup[]}>();
  useEffect(() => {
    if (query === undefined || !tabs) return undefined;
    let isCurrent = true;
    void Promise.all(tabs.map((tab) => findInTab(tab, query))).then((each) => {
      if (isCurrent) setFound({query, results: each.flat()});
    });
    return () => {
      isCurrent = false;
    };
  }, [tabs, query]);
  return found && found.query === query ? found.results : NO_RESULTS;
}

const NO_RESULTS: TargetGroup[] = [];

/** A tab whose index cannot be loaded has no results. */
async function findInTab({label, folder}: SearchTab, query: string): Promise<TargetGroup[]> {
  try {
    const {search, operations, complete} = await loadSearch(folder);
    await complete;
    const {groups, count, lacking} = search.find(query);
    if (lacking || count === 0) return [];
    // Places are those of the tab that is shown: of another one, a result leads to the first.
    const first = groups
      .flatMap(({entries}) => entries)
      .slice(0, MOST_OF_TAB)
      .map((entry) => ({...entry, places: entry.places.slice(0, 1)}));
    return [{tab: label, targets: toTargets(first, operations)}];
  } catch {
    return [];
  }
}
