import {toDownloads} from '../../plugin/exports/downloads';
import type {TabContent} from '../../plugin/types';
import {standIn} from '../support/standIn';

const downloadsOf = (files: string[]) =>
  toDownloads(
    standIn<TabContent>({tab: {tabId: 'default'}, documents: [{files}]}),
    '/docs/api',
  ).map(({url}) => url);

describe('toDownloads', () => {
  it('serves a single-file document under its own name', () => {
    expect(downloadsOf(['specs/openapi.yaml'])).toEqual([
      '/docs/api/default/document/openapi.yaml',
    ]);
  });

  it('keeps the folders of several files, so that references between them work', () => {
    expect(downloadsOf(['specs/api/openapi.yaml', 'specs/shared/Pet.yaml'])).toEqual([
      '/docs/api/default/document/api/openapi.yaml',
      '/docs/api/default/document/shared/Pet.yaml',
    ]);
  });

  it('percent-encodes spaces and braces in file names', () => {
    expect(downloadsOf(['openapi.yaml', 'paths/pets {id}.yaml'])[1]).toBe(
      '/docs/api/default/document/paths/pets%20%7Bid%7D.yaml',
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
      toDownloads(
        standIn<TabContent>({
          tab: {tabId: 'default'},
          documents: [{files: ['openapi.yaml']}],
          navigation: {pages: [{permalink}]},
        }),
        '/docs/api',
      )[0]!.url,
    ).toBe(url);
  });
});
