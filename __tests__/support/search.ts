import type {ApiReference} from '../../plugin/model/types';
import type {TabNavigation} from '../../plugin/navigation/types';
import {createSearch, indexWords, type Search} from '../../plugin/search/createSearch';
import type {SearchEntry} from '../../plugin/search/listEntries';
import {toSearchFacts, toSearchOperations} from '../../plugin/search/toSearchIndex';
import {toSearchTexts} from '../../plugin/search/toSearchTexts';
import type {SearchFacts, SearchOperations} from '../../plugin/search/types';
import {createTestLoader} from './createTestLoader';
import {toReadyTab} from './readyTab';
import {createFolder} from './folder';

export type TestSearch = {
  search: Search;
  operations: SearchOperations;
  facts: SearchFacts;
  /** The first results as lines: kind, name, and the number of places or the only place. */
  find: (query: string, facets?: Parameters<Search['find']>[1]) => string[];
};

/**
 * The search of a model, with its data serialized as for a browser; `isIndexed`: with the words that
 * a build gives to programs.
 */
export async function toTestSearch(
  reference: ApiReference,
  navigation: TabNavigation,
  isIndexed = false,
): Promise<TestSearch> {
  const operations = passOn(toSearchOperations(reference, navigation));
  const tab = toReadyTab({reference, navigation});
  const facts = passOn(toSearchFacts(tab));
  const search = createSearch(operations);
  const texts = passOn(toSearchTexts(tab));
  const saved = isIndexed ? passOn(indexWords(operations, {facts, texts})) : {};
  await search.addFacts(facts, saved.facts);
  await search.addTexts(texts, {saved: saved.texts});
  const find: TestSearch['find'] = (query, facets) =>
    listEntries(search.find(query, facets)).map(({kind, name, places}) => {
      const [place] = places;
      const page = operations.operations[place?.operation ?? -1]?.page ?? '';
      const where = place?.anchor === '' ? page : `${page}#${place?.anchor}`;
      return `${kind} ${name} ${places.length > 1 ? `×${places.length}` : where}`;
    });
  return {search, operations, facts, find};
}

/** The results in the order in which readers see them. */
export function listEntries({groups}: ReturnType<Search['find']>): SearchEntry[] {
  return groups.flatMap(({entries}) => entries);
}

/** Writes a document into a new folder and returns the search of its tab. */
export async function searchDocument(
  document: unknown,
  api: {[field: string]: unknown} = {},
  isIndexed = false,
): Promise<TestSearch> {
  const siteDir = createFolder({
    'openapi.json': JSON.stringify(document),
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json', ...api}}),
  });
  const {tabs} = await createTestLoader(siteDir)();
  const {reference, navigation} = tabs[0] ?? {};
  if (!reference || !navigation) throw new Error('The document has no pages.');
  return toTestSearch(reference, navigation, isIndexed);
}

function passOn<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
