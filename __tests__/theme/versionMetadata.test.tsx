/** @jest-environment node */
import {toVersionMetadata} from '../../plugin/client/internal';
import {toApiDocumentProp} from '../../plugin/pages/toProps';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import {VERSIONED_DOCS, VERSIONED_DOCUMENTS} from '../support/versions';

it('the pages of a version have no badge, and no place in search engines, if docs.json says so', async () => {
  const [, two, one] = VERSIONED_DOCS.api.versions;
  const versions = [two, {...one, badge: false, noIndex: true}];
  const siteDir = createFolder({
    ...VERSIONED_DOCUMENTS,
    'docs.json': JSON.stringify({tab: 'Pets', api: {versions}}),
  });
  const {tabs} = await createTestLoader(siteDir)();
  const said = tabs.map(({tab, reference, navigation}) => {
    const document = toApiDocumentProp(tab, reference!, navigation!, {
      tryIt: {document: tab.tabId},
      imageHosts: [],
      lostImages: [],
      diagnostics: [],
      download: undefined,
      schemas: undefined,
    });
    return [document.versions?.hasBadge, toVersionMetadata(document).noIndex];
  });
  expect(said).toEqual([
    [true, undefined],
    [false, true],
  ]);
});
