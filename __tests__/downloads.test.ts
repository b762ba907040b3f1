import {toDownloads} from '../plugin/downloads';
import type {TabContent} from '../plugin/content';

const downloadsOf = (files: string[]) => toDownloads({tab: {tabId: 'default'}, document: {files}} as TabContent, '/docs/api').map(({url}) => url);

describe('downloads', () => {
  it('serves a document of one file under its own name', () => {
    expect(downloadsOf(['specs/openapi.yaml'])).toEqual(['/docs/api/default/document/openapi.yaml']);
  });

  it('keeps the folders between the files, so that references hold', () => {
    expect(downloadsOf(['specs/api/openapi.yaml', 'specs/shared/Pet.yaml'])).toEqual(['/docs/api/default/document/api/openapi.yaml', '/docs/api/default/document/shared/Pet.yaml']);
  });

  it('writes names with spaces and braces so that they stand in a URL', () => {
    expect(downloadsOf(['openapi.yaml', 'paths/pets {id}.yaml'])[1]).toBe('/docs/api/default/document/paths/pets%20%7Bid%7D.yaml');
  });
});
