import {toRouteSegments} from '../../plugin/navigation/segments';

const toRoute = (method: string, path: string) =>
  toRouteSegments({kind: 'operation', method, path}).join('/');

describe('toRouteSegments', () => {
  it.each([
    ['GET', '/pets/{petId}', 'pets/petId/get'],
    ['DELETE', '/Pets/{petId}/', 'Pets/petId/delete'],
    ['GET', '/', 'get'],
    ['GET', '', 'get'],
    ['GET', '//a//b', 'a/b/get'],
    ['GET', '/files/{name}.{ext}', 'files/name.ext/get'],
    ['GET', '/users/@me', 'users/me/get'],
    ['GET', '/a b/c+d/e,f;g=h', 'a-b/c-d/e-f-g-h/get'],
    ['GET', '/%ce/%/%2e%2e', 'ce/-/2e-2e/get'],
    ['GET', '/../../etc/passwd', '-/-/etc/passwd/get'],
    ['GET', '/./a/{.}{.}', '-/a/-/get'],
    ['GET', '/{}', '-/get'],
    ['GET', '/größe', 'größe/get'],
    ['GET', '/gro\u0308ße', 'größe/get'],
    ['GET', '/用户/{编号}', '用户/编号/get'],
    ['GET', '/عربى!/हिन्दी', 'عربى/हिन्दी/get'],
    ['GET', '/🚀/\u0301a', '-/a/get'],
    ['GET', '/a\\b\u0000c', 'a-b-c/get'],
    ['GET', '/index.html', 'index-html/get'],
    ['PROPFIND', '/dav', 'dav/propfind'],
    ['M-SEARCH', '/dav', 'dav/m-search'],
    ['a/../b', '/x', 'x/a-..-b'],
  ])('turns %s %s into %s', (method, path, route) => {
    expect(toRoute(method, path)).toBe(route);
  });

  it('puts webhooks below the segment `webhooks`, whatever their names', () => {
    expect(toRouteSegments({kind: 'webhook', method: 'POST', path: 'pet.adopted'})).toEqual([
      'webhooks',
      'pet.adopted',
      'post',
    ]);
    expect(toRouteSegments({kind: 'webhook', method: 'POST', path: 'a/../b'})).toEqual([
      'webhooks',
      'a-..-b',
      'post',
    ]);
  });

  it('limits the length of each segment and of the whole route', () => {
    expect(toRoute('GET', `/${'x'.repeat(5000)}`)).toHaveLength(124);
    expect(Buffer.byteLength(toRoute('GET', `/${'𠮷'.repeat(500)}`))).toBe(244);
    expect(toRoute('GET', `/${'ab/'.repeat(5000)}`).length).toBeLessThan(1010);
    expect(toRoute('GET', `/${'ab/'.repeat(5000)}`)).toMatch(/\/get$/);
  });
});
