import fs from 'fs';
import path from 'path';
import {load} from 'js-yaml';
import {createTestLoader} from '../support/createTestLoader';
import {searchDocument, toTestSearch, type TestSearch} from '../support/search';
import {ROOT} from '../support/site';
import readers from './readers.json';

const readFixture = (name: string) =>
  load(fs.readFileSync(path.join(ROOT, `__tests__/__fixtures__/search/${name}.yaml`), 'utf8'));

async function openSearches(): Promise<{[name: string]: TestSearch}> {
  const {tabs} = await createTestLoader(ROOT)();
  const [pets, starter] = await Promise.all(
    ['default', 'starter-api'].map((id) => {
      const {reference, navigation} = tabs.find(({config}) => config.tabId === id) ?? {};
      if (!reference || !navigation) throw new Error(`The tab ${id} has no pages.`);
      return toTestSearch(reference, navigation);
    }),
  );
  return {
    default: pets!,
    'starter-api': starter!,
    payments: await searchDocument(readFixture('payments')),
    repositories: await searchDocument(readFixture('repositories')),
  };
}

/** Each with the results that the reader wants, any of which may be first. */
describe('thirty queries of readers over four documents', () => {
  let places: {query: string; place: number}[];
  beforeAll(async () => {
    const searches = await openSearches();
    places = Object.entries(readers).flatMap(([name, queries]) =>
      queries.map(([query = '', ...wanted]) => {
        const found = searches[name]!.find(query).findIndex((line) =>
          wanted.some((one) => line.startsWith(`${one} `)),
        );
        return {query: `${name}: ${query}`, place: found < 0 ? Infinity : found + 1};
      }),
    );
  });
  const listBeyond = (count: number) =>
    places.filter(({place}) => place > count).map(({query}) => query);

  it('have what the reader wants first, but for one', () => {
    expect(places).toHaveLength(30);
    expect(listBeyond(1)).toEqual(['default: speceis']);
  });

  it('have it among the first three, but for that one', () => {
    expect(listBeyond(3)).toEqual(['default: speceis']);
  });
});
