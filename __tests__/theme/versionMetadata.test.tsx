/** @jest-environment node */
import {toPageTitle, toVersionMetadata} from '../../plugin/client/internal';
import {toApiDocumentProp} from '../../plugin/pages/toProps';
import type {ReadyTab} from '../../plugin/types';
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
  const said = tabs.map((tab) => {
    const document = toApiDocumentProp(
      {...(tab as ReadyTab), downloadUrls: []},
      {tryIt: {document: tab.config.tabId}, imageHosts: [], diagnostics: []},
    );
    return [document.versions?.hasBadge, toVersionMetadata(document).noIndex];
  });
  expect(said).toEqual([
    [true, undefined],
    [false, true],
  ]);
});

it.each([
  ['Create a payment', 'Payments API', undefined, 'Create a payment · Payments API'],
  ['Create a payment', 'Payments API', '2.0', 'Create a payment · Payments API 2.0'],
  ['Create a payment', 'Payments API (v2.0)', '2.0', 'Create a payment · Payments API (v2.0)'],
  ['Create a payment', 'Payments API 12.0', '2.0', 'Create a payment · Payments API 12.0 2.0'],
  ['Payments', 'Payments API', '2.0', 'Payments · Payments API 2.0'],
  ['Payments API', 'Payments API', '2.0', 'Payments API 2.0'],
  ['Payments API', 'Payments API', undefined, 'Payments API'],
])('the title of page %j of %j %j is %j', (title, api, version, expected) => {
  const list = [{name: 'own', label: version ?? '', overview: '/api'}];
  const versions = version === undefined ? undefined : {own: 'own', hasBadge: true, list};
  expect(toPageTitle(title, {title: api, ...(versions && {versions})})).toBe(expected);
});
