import {createSearch, type Search} from '../../search/createSearch';
import {
  FACTS_FILE,
  OPERATIONS_FILE,
  TEXTS_FILE,
  type SearchFacts,
  type SearchOperations,
  type SearchPageNames,
  type SearchTexts,
} from '../../search/types';
import {loadText} from '../send/loadText';

/** The search of a tab. */
export type LoadedSearch = {
  search: Search;
  operations: SearchOperations;
  /** Resolves when names of other things have loaded, too. */
  facts: Promise<void>;
  /** Resolves when headings and descriptions have loaded, too. */
  complete: Promise<void>;
};

/** The searches of this visit, by folder. During development, the documents behind them change. */
const loaded = new Map<string, Promise<LoadedSearch>>();

/**
 * Loads the index of a tab, beginning with what is needed to find operations.
 * @param pageNames in the language of the page
 */
export function loadSearch(folder: string, pageNames?: SearchPageNames): Promise<LoadedSearch> {
  const known = loaded.get(folder);
  if (known) return known;
  const loading = load(folder, pageNames);
  if (process.env.NODE_ENV !== 'development') loaded.set(folder, loading);
  // A failed request is repeated the next time.
  const forget = () => loaded.delete(folder);
  loading.then(({complete}) => complete).catch(forget);
  return loading;
}

async function load(folder: string, pageNames?: SearchPageNames): Promise<LoadedSearch> {
  const operations = JSON.parse(await loadText(`${folder}/${OPERATIONS_FILE}`)) as SearchOperations;
  const search = createSearch(operations);
  const texts = loadText(`${folder}/${TEXTS_FILE}`);
  const facts = loadText(`${folder}/${FACTS_FILE}`).then((text) =>
    search.addFacts(JSON.parse(text) as SearchFacts),
  );
  const complete = facts
    .then(() => texts)
    .then((text) => search.addTexts(JSON.parse(text) as SearchTexts, {pageNames}));
  // Callers that await them handle the failure.
  for (const promise of [texts, facts, complete]) promise.catch(() => undefined);
  return {search, operations, facts, complete};
}
