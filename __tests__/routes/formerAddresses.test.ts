import {toFormerAddresses} from '../../plugin/routes/formerAddresses';

const SITE = {
  tabs: [
    {config: {tabId: 'store', formerId: 'default'}},
    {config: {tabId: 'admin', formerId: 'admin-api'}},
    {config: {tabId: 'admin/1.0', formerId: 'admin-api/1.0'}},
    {config: {tabId: 'plain'}},
  ],
};

describe('the addresses of a tab with an id', () => {
  it.each([
    ['a path below the baseUrl', '/docs/api', '/docs/api/'],
    ['the root of the site', '/', '/'],
  ])('has each page at its former address too, for pages at %s', (_name, root, base) => {
    const pages = ['store', 'store/pets/get', 'storehouse', 'admin/1.0/schemas/', 'default-x'];
    expect(
      toFormerAddresses(
        SITE,
        pages.map((page) => base + page),
        root,
      ),
    ).toEqual({
      redirects: [
        {from: `${base}default`, to: `${base}store`},
        {from: `${base}default/pets/get`, to: `${base}store/pets/get`},
        {from: `${base}admin-api/1.0/schemas/`, to: `${base}admin/1.0/schemas/`},
      ],
      gone: [],
    });
  });

  it('lead nowhere where the site has a page', () => {
    const pages = ['/api/store', '/api/store/pets', '/api/default/pets'];
    expect(toFormerAddresses(SITE, pages, '/api').redirects).toEqual([
      {from: '/api/default', to: '/api/store'},
    ]);
  });
});
