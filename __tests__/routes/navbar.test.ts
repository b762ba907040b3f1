import {apiNavbarItems, type ApiNavbarLink} from '../../plugin/routes/navbar';
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

  it('lead to the overview that keeps the address of another tool, and know the pages beside it', () => {
    const record = (tab: string, address: string, kind: string, more = {}) => ({
      address,
      kind,
      tab,
      title: 'A title',
      ...more,
    });
    const addresses = [
      record('default', '/docs/pets/overview', 'overview'),
      record('default', '/docs/pets/v1.0/get-pet', 'operation', {operation: 'GET /pets/{id}'}),
      record('default', '/docs/old', 'tag', {name: 'old', gone: '2026-01-31'}),
      record('admin-api', '/reference', 'overview'),
    ];
    const siteDir = createFolder({
      'docs.json': JSON.stringify(TABS),
      'routes.lock.json': JSON.stringify({lockVersion: 1, addresses}),
    });
    const [pets, admin] = apiNavbarItems({siteDir});
    expect(pets?.to).toBe('/docs/pets/overview');
    expect(admin).toMatchObject({label: 'Admin API', to: '/reference'});
    // As Docusaurus reads it.
    const isCurrent = (link: ApiNavbarLink | undefined, path: string) =>
      new RegExp(link?.activeBaseRegex ?? '^(?!)', 'gi').test(path);
    for (const path of [
      '/docs/pets/new',
      '/base/fr/docs/pets/new',
      '/docs/pets/v1.0/get-pet/',
      '/api/default/schemas',
    ])
      expect([path, isCurrent(pets, path), isCurrent(admin, path)]).toEqual([path, true, false]);
    for (const path of ['/docs/old', '/docs/pets', '/docs/pets/v1x0', '/api/default-2'])
      expect([path, isCurrent(pets, path)]).toEqual([path, path === '/docs/pets/v1x0']);
    expect(
      ['/reference', '/reference/', '/reference/docs'].map((one) => isCurrent(admin, one)),
    ).toEqual([true, true, false]);
    expect(apiNavbarItems({siteDir, id: 'other'})[0]).toEqual({
      label: 'Pet Store',
      to: '/api/default',
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
