import {createSearch, type Search} from '../../search/createSearch';
import {
  FACTS_FILE,
  OPERATIONS_FILE,
  type SearchFacts,
  type SearchOperations,
} from '../../search/types';
import {loadText} from '../send/loadText';

/** The search of a tab. */
export type LoadedSearch = {
  search: Search;
  operations: SearchOperations;
  /** Comes when everything besides operations is known, too. */
  complete: Promise<void>;
};

/** Those of the visit, by their folders. While developing, the documents behind them change. */
const loaded = new Map<string, Promise<LoadedSearch>>();

/** Loads the index of a tab: first what is needed to find operations. */
export function loadSearch(folder: string): Promise<LoadedSearch> {
  const known = loaded.get(folder);
  if (known) return known;
  const loading = load(folder);
  if (process.env.NODE_ENV !== 'development') loaded.set(folder, loading);
  // What did not come is requested again.
  const forget = () => loaded.delete(folder);
  loading.then(({complete}) => complete).catch(forget);
  return loading;
}

async function load(folder: string): Promise<LoadedSearch> {
  const operations = JSON.parse(await loadText(`${folder}/${OPERATIONS_FILE}`)) as SearchOperations;
  const search = createSearch(operations);
  const complete = loadText(`${folder}/${FACTS_FILE}`).then((text) =>
    search.addFacts(JSON.parse(text) as SearchFacts),
  );
  // Whoever waits for it hears of a failure.
  complete.catch(() => undefined);
  return {search, operations, complete};
}
