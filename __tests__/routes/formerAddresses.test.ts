import {findCurrentAddress, listFormerAddresses} from '../../plugin/routes/formerAddresses';

const FORMER = {default: 'store', 'admin-api': 'admin'};

describe('the addresses of a tab with an id', () => {
  it.each([
    ['a path below the baseUrl', '/docs/api', '/docs/api/'],
    ['the root of the site', '/', '/'],
  ])('has each page at its former address too, for pages at %s', (_name, root, base) => {
    const pages = ['store', 'store/pets/get', 'storehouse', 'admin/1.0/schemas/', 'default-x'];
    expect(
      listFormerAddresses(
        pages.map((page) => base + page),
        root,
        FORMER,
      ),
    ).toEqual([
      {from: `${base}default`, to: `${base}store`},
      {from: `${base}default/pets/get`, to: `${base}store/pets/get`},
      {from: `${base}admin-api/1.0/schemas/`, to: `${base}admin/1.0/schemas/`},
    ]);
  });

  it.each([
    ['/api/default', '/api/store'],
    ['/api/default/pets/get', '/api/store/pets/get'],
    ['/api/default//evil.example', '/api/store//evil.example'],
    ['/api/store/pets/get', undefined],
    ['/api/defaults', undefined],
    ['/api/constructor', undefined],
    ['/default/pets', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(findCurrentAddress(path, '/api', FORMER)).toBe(to);
  });
});
