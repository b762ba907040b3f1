import {createFindFormer} from '../../plugin/proxy/formerTable';

describe('the table of former addresses', () => {
  const find = createFindFormer(
    {
      redirects: {
        '/docs/api/a': '/docs/api/b',
        '/docs/api/slash/': '/docs/api/b/',
        '/docs/api/größe': '/docs/api/maß',
        '/docs/api/v1.0': '/docs/api/v2.0',
      },
      gone: {'/docs/api/old': '2026-11-29'},
    },
    '/docs/',
  );

  it.each([
    ['/docs/api/a', {to: '/docs/api/b'}],
    ['/docs/api/a/', {to: '/docs/api/b'}],
    ['/docs/api/slash', {to: '/docs/api/b/'}],
    ['/docs/api/gr%C3%B6%C3%9Fe', {to: '/docs/api/ma%C3%9F'}],
    ['/docs/api/größe', {to: '/docs/api/ma%C3%9F'}],
    ['/docs/api/a.md', {to: '/docs/api/b.md', ending: '.md'}],
    ['/docs/api/slash.json', {to: '/docs/api/b.json', ending: '.json'}],
    ['/docs/api/v1.0', {to: '/docs/api/v2.0'}],
    ['/docs/api/old/', {}],
    ['/docs/api/old.json', {ending: '.json'}],
    ['/docs/api/b', undefined],
    ['/docs/api/A', undefined],
    ['/docs/api/a.html', undefined],
    ['/docs/api/%zz', undefined],
    ['/__proto__', undefined],
  ])('%s answers %j', (path, answer) => {
    expect(find(path)).toEqual(answer);
  });

  it.each([
    '//evil.example',
    '//evil.example/docs/',
    '/\\evil.example',
    '\\\\evil.example',
    '/docs//evil.example',
    '/docs/..//evil.example',
    '/docs/%2e%2e//evil.example',
    '/docs/../other',
    '/elsewhere',
    'docs/x',
    'https://evil.example/docs/x',
    'javascript:alert(1)',
    '/docs/x\r\nSet-Cookie: a=b',
    '/docs/\tx',
    '/docs/ x',
    '',
    7,
    null,
    {},
  ])('a tampered target leads nowhere: %j', (to) => {
    expect(createFindFormer({redirects: {'/docs/a': to}}, '/docs/')('/docs/a')).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', '/x/..//evil.example'])(
    'a tampered target leads nowhere on a site at the root of its domain: %j',
    (to) => {
      expect(createFindFormer({redirects: {'/a': to}}, '/')('/a')).toBeUndefined();
    },
  );

  it.each([undefined, null, 1, 'text', [], {redirects: 1, gone: 'x'}, {redirects: null}])(
    'has no addresses if it is %j',
    (table) => {
      expect(createFindFormer(table, '/')('/docs/a')).toBeUndefined();
    },
  );
});
