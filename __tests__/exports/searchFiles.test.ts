import {toSearchFiles} from '../../plugin/exports/searchFiles';
import {toFormatFiles} from '../../plugin/exports/formatFiles';
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
    ]);
  });

  it('avoid the URLs of pages', () => {
    expect(listUrls(['GET /search-index/Facts.json', 'GET /search-index-2/operations'])).toEqual([
      '/api/default/search-index-3/operations.json',
      '/api/default/search-index-3/facts.json',
    ]);
  });

  it.each([
    [true, 2],
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
});
