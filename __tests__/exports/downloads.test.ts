import {loadDocument} from '../../plugin/document/load';
import {toDownloads} from '../../plugin/exports/downloads';
import {createFolder} from '../support/folder';
import {loadFiles} from '../support/load';
import {standIn} from '../support/standIn';

const toContent = (documents: object[], pages: object[] = []) =>
  standIn<Parameters<typeof toDownloads>[0]>({
    config: {tabId: 'default'},
    documents,
    reference: {internal: []},
    navigation: {pages},
  });

describe('toDownloads', () => {
  it.each([
    ['serves a single-file document under its name', ['specs/openapi.yaml'], ['openapi.yaml']],
    [
      'keeps the folders of several files, so that references between them work',
      ['specs/api/openapi.yaml', 'specs/shared/Pet.yaml'],
      ['api/openapi.yaml', 'shared/Pet.yaml'],
    ],
    [
      'percent-encodes spaces and braces in file names',
      ['openapi.yaml', 'paths/pets {id}.yaml'],
      ['openapi.yaml', 'paths/pets%20%7Bid%7D.yaml'],
    ],
  ])('%s', (_title, files, urls) => {
    const content = toContent([{files, resolve: () => undefined}]);
    expect(toDownloads(content, '/docs/api').map(({url}) => url)).toEqual(
      urls.map((url) => `/docs/api/default/document/${url}`),
    );
  });

  it.each([
    ['/docs/api/default/document/openapi.yaml/get', '/docs/api/default/document-2/openapi.yaml'],
    ['/docs/api/default/Document/OpenAPI.yaml/get/', '/docs/api/default/document-2/openapi.yaml'],
    ['/docs/api/default/document/openapi.yaml', '/docs/api/default/document-2/openapi.yaml'],
    ['/docs/api/default/document/get', '/docs/api/default/document/openapi.yaml'],
    ['/docs/api/default/documents/openapi.yaml/get', '/docs/api/default/document/openapi.yaml'],
  ])('avoids the URL of a page at %s', (permalink, url) => {
    expect(
      toDownloads(toContent([{files: ['openapi.yaml']}], [{permalink}]), '/docs/api')[0]!.url,
    ).toBe(url);
  });

  it('threat 146: contains the parts of other files that the document uses, and nothing else', async () => {
    const {document} = await loadFiles({
      'openapi.yaml':
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {$ref: 'paths/a.yaml'}}\n",
      'paths/a.yaml':
        "# Kept.\nget: {responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '../all.json#/db/url'}}}}}}\n",
      'all.json':
        '{"db": {"url": {"$ref": "#/types/Url"}, "password": "hunter2"}, "types": {"Url": {"type": "string"}, "Key": {"type": "integer"}}, "token": "x"}',
    });
    const files = toDownloads(toContent([document!]), '/docs/api');
    expect(files.map(({file, text}) => [file, text && (JSON.parse(text()) as unknown)])).toEqual([
      ['openapi.yaml', undefined],
      ['paths/a.yaml', undefined],
      ['all.json', {db: {url: {$ref: '#/types/Url'}}, types: {Url: {type: 'string'}}}],
    ]);
  });

  it('keeps the files of a pulled document where their references hold', async () => {
    const source = 'specs/api.yaml';
    const folder = createFolder({
      [source]:
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {$ref: 'paths/a.yaml'}, /b: {$ref: ../common/b.yaml}}\n",
      'specs/api.files/paths/a.yaml': 'get: {responses: {}}\n',
      'specs/api.files/api.example.com/common/b.yaml': 'get: {responses: {}}\n',
    });
    const remote = {url: 'https://api.example.com/v1/openapi.yaml', origins: []};
    const document = await loadDocument({rootDir: folder, source, remote}, () => undefined);
    const files = toDownloads(toContent([document!]), '/docs/api');
    expect(files.map(({url}) => url.replace('/docs/api/default/document/', ''))).toEqual([
      'v1/openapi.yaml',
      'v1/paths/a.yaml',
      'common/b.yaml',
    ]);
  });
});
