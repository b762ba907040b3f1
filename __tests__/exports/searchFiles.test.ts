import {toSearchFiles} from '../../plugin/exports/searchFiles';
import {toFormatFiles} from '../../plugin/exports/formatFiles';
import type {SearchOperations} from '../../plugin/search/types';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference} from '../support/reference';

const listUrls = (keys: string[]) => {
  const reference = toReference(keys);
  return toSearchFiles(toReadyTab({reference, ...navigate(reference)})).map(({url}) => url);
};

describe('the files of the search index', () => {
  it('are in a folder below the tab', () => {
    expect(listUrls(['GET /pets'])).toEqual([
      '/api/default/search-index/operations.json',
      '/api/default/search-index/facts.json',
      '/api/default/search-index/texts.json',
    ]);
  });

  it('avoid the URLs of pages', () => {
    expect(listUrls(['GET /search-index/Facts.json', 'GET /search-index-2/operations'])).toEqual([
      '/api/default/search-index-3/operations.json',
      '/api/default/search-index-3/facts.json',
      '/api/default/search-index-3/texts.json',
    ]);
  });

  it.each([
    [true, 3],
    [false, 0],
  ])('with the option `search: %s` number %d', async (search, count) => {
    const siteDir = createFolder({
      'openapi.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Pets', version: '1'},
        paths: {'/pets': {get: {responses: {200: {description: 'OK'}}}}},
      }),
      'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json'}}),
    });
    const {files} = await toFormatFiles(await createTestLoader(siteDir)(), {
      siteUrl: 'https://docs.example.com',
      baseUrl: '/',
      search,
    });
    expect(files.filter(({url}) => url.includes('search-index'))).toHaveLength(count);
  });

  it('name the other tabs, but neither other versions of their own nor former ones', async () => {
    const source = 'openapi.json';
    const versions = ['2', '1'].map((version) => ({version, source}));
    const siteDir = createFolder({
      [source]: JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Pets', version: '1'},
        paths: {'/pets': {get: {responses: {200: {description: 'OK'}}}}},
      }),
      'docs.json': JSON.stringify({
        tabs: [
          {tab: 'Pets', api: {id: 'pets', versions}},
          {tab: 'Cages', api: {id: 'cages', source}},
        ],
      }),
    });
    const {tabs} = await createTestLoader(siteDir)();
    const others = tabs.map((tab) => {
      if (!tab.navigation) return undefined;
      const [operations] = toSearchFiles(tab, tabs);
      return (JSON.parse(operations!.text()) as SearchOperations).others;
    });
    const cages = [{label: 'Cages', folder: '/api/cages/search-index'}];
    expect(others).toEqual([cages, cages, [{label: 'Pets', folder: '/api/pets/search-index'}]]);
  });
});
