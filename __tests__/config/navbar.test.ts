import {apiNavbarItems} from '../../plugin/config/navbar';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const TABS = {
  tabs: [
    {tab: 'Guides'},
    {tab: 'Pet Store', api: {source: 'pets.yaml'}},
    {tab: 'Admin API', api: {source: 'admin.yaml'}},
  ],
};
const createSite = (docs: unknown) =>
  createFolder({'docs.json': typeof docs === 'string' ? docs : JSON.stringify(docs)});

describe('the navbar items of API tabs', () => {
  it('link to the overview of each API tab, with its label', () => {
    expect(apiNavbarItems({siteDir: createSite(TABS)})).toEqual([
      {label: 'Pet Store', to: '/api/default'},
      {label: 'Admin API', to: '/api/admin-api'},
    ]);
  });

  it('are one dropdown if the site requests it and has several tabs', () => {
    const options = {dropdown: 'APIs', position: 'right' as const, routeBasePath: '/reference/'};
    expect(apiNavbarItems({...options, siteDir: createSite(TABS)})).toEqual(yaml`
      [{type: dropdown, label: APIs, position: right, items: [{label: Pet Store, to: /reference/default}, {label: Admin API, to: /reference/admin-api}]}]
    `);
    expect(
      apiNavbarItems({...options, siteDir: createSite({tab: 'API', api: {source: 'a.yaml'}})}),
    ).toEqual([{label: 'API', to: '/reference/default', position: 'right'}]);
  });

  it('have URLs at the root if the pages do', () => {
    expect(apiNavbarItems({siteDir: createSite(TABS), routeBasePath: '/'})[0]).toEqual({
      label: 'Pet Store',
      to: '/default',
    });
  });

  it.each([
    ['does not exist', {}],
    ['is not valid JSON', {'docs.json': '{"tabs": '}],
    ['names no document', {'docs.json': '{"tabs": []}'}],
  ])('are an empty list if docs.json %s', (_why, files) => {
    expect(apiNavbarItems({siteDir: createFolder(files)})).toEqual([]);
  });
});
