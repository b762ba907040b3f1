import {apiNavbarItems} from '../../plugin/config/navbar';
import {createFolder} from '../support/folder';

const TABS = {
  tabs: [
    {tab: 'Guides'},
    {tab: 'Pet Store', api: {source: 'pets.yaml'}},
    {tab: 'Admin API', api: {source: 'admin.yaml'}},
  ],
};
const createSite = (docs: unknown) =>
  createFolder({'docs.json': typeof docs === 'string' ? docs : JSON.stringify(docs)});

describe('the items for the navbar', () => {
  it('point to the overview of each API tab, by its label', () => {
    expect(apiNavbarItems({siteDir: createSite(TABS)})).toEqual([
      {label: 'Pet Store', to: '/api/default'},
      {label: 'Admin API', to: '/api/admin-api'},
    ]);
  });

  it('are one drop-down where the site asks for it and has several tabs', () => {
    const options = {dropdown: 'APIs', position: 'right' as const, routeBasePath: '/reference/'};
    expect(apiNavbarItems({...options, siteDir: createSite(TABS)})).toEqual([
      {
        type: 'dropdown',
        label: 'APIs',
        position: 'right',
        items: [
          {label: 'Pet Store', to: '/reference/default'},
          {label: 'Admin API', to: '/reference/admin-api'},
        ],
      },
    ]);
    expect(
      apiNavbarItems({...options, siteDir: createSite({tab: 'API', api: {source: 'a.yaml'}})}),
    ).toEqual([{label: 'API', to: '/reference/default', position: 'right'}]);
  });

  it('begin at the root where the pages do', () => {
    expect(apiNavbarItems({siteDir: createSite(TABS), routeBasePath: '/'})[0]).toEqual({
      label: 'Pet Store',
      to: '/default',
    });
  });

  it.each([
    ['is not there', {}],
    ['is no JSON', {'docs.json': '{"tabs": '}],
    ['names no document', {'docs.json': '{"tabs": []}'}],
  ])('are none while docs.json %s: the plugin says why', (_why, files) => {
    expect(apiNavbarItems({siteDir: createFolder(files)})).toEqual([]);
  });
});
