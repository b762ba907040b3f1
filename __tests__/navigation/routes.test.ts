import {navigate, toReference} from '../support/reference';
import {yaml} from '../support/yaml';

const routesOf = (navigation: {pages: {permalink: string}[]}) =>
  navigation.pages.map(({permalink}) => permalink.replace('/api/default/', ''));
const overrides = (entries: {[key: string]: {slug: string[]}}) => ({
  overrides: new Map(Object.entries(entries)),
});

describe('routes', () => {
  it('are below the route of their tab', () => {
    const {navigation} = navigate(
      toReference(['GET /pets', 'POST /pets', ['POST pet', {kind: 'webhook'}]]),
      {tabId: 'admin-api'},
    );
    expect(navigation.overview).toBe('/api/admin-api');
    expect(navigation.pages.map(({permalink}) => permalink)).toEqual([
      '/api/admin-api/pets/get',
      '/api/admin-api/pets/post',
      '/api/admin-api/webhooks/pet/post',
    ]);
  });

  it.each([
    [
      '/docs/fr/',
      'reference',
      true,
      '/docs/fr/reference/default/',
      '/docs/fr/reference/default/pets/get/',
    ],
    ['/docs/', 'api', false, '/docs/api/default', '/docs/api/default/pets/get'],
    ['/', '', undefined, '/default', '/default/pets/get'],
  ])(
    'respect baseUrl %s, base path %j and trailingSlash %s',
    (baseUrl, routeBasePath, trailingSlash, overview, permalink) => {
      const {navigation} = navigate(
        toReference(['GET /pets']),
        {},
        {baseUrl, routeBasePath, trailingSlash},
      );
      expect([navigation.overview, navigation.pages[0]!.permalink]).toEqual([overview, permalink]);
    },
  );

  it('consist of the slug when an override sets one', () => {
    const {navigation, diagnostics} = navigate(
      toReference(['GET /pets/{petId}']),
      overrides({'GET /pets/{petId}': {slug: ['adopt', 'one']}}),
    );
    expect(routesOf(navigation)).toEqual(['adopt/one']);
    expect(diagnostics).toEqual([]);
  });

  it('that differ at most in case are numbered, with a warning that suggests a slug', () => {
    const {navigation, diagnostics} = navigate(
      toReference(['GET /pets/', 'GET /pets', 'GET /Pets', 'COPY /a', 'copy /a']),
      {pointer: '/tabs/0'},
    );
    expect(routesOf(navigation)).toEqual(yaml`
      [pets/get, pets/get-2, Pets/get-3, a/copy, a/copy-2]
    `);
    expect(
      diagnostics
        .map(({code, severity, source, message, help}) => [
          code,
          severity,
          source.pointer,
          message,
          help,
        ])
        .slice(0, 1),
    ).toEqual([
      [
        'route-collision',
        'warning',
        '/tabs/0/api/source',
        '`GET /pets` and `GET /pets/` have the same route `pets/get`; `GET /pets` got `pets/get-2`.',
        'Give it its own route, for example "overrides": {"GET /pets":{"slug":["pets","get-2"]}}.',
      ],
    ]);
    expect(diagnostics).toHaveLength(3);
  });

  it('with a number never take the plain route of another operation', () => {
    const {navigation} = navigate(toReference(['GET /a', 'GET /a/', 'get-2 /a', 'GET //a']));
    expect(routesOf(navigation)).toEqual(['a/get', 'a/get-3', 'a/get-2', 'a/get-4']);
  });

  it('of webhooks stay distinct from paths that look like them', () => {
    const {navigation} = navigate(
      toReference(['POST /webhooks/pet', ['POST pet', {kind: 'webhook'}]]),
    );
    expect(routesOf(navigation)).toEqual(['webhooks/pet/post', 'webhooks/pet/post-2']);
  });

  it('set by a slug take precedence over generated routes', () => {
    const {navigation, diagnostics} = navigate(
      toReference(['GET /pets', 'GET /b']),
      overrides({'GET /b': {slug: ['pets', 'get']}}),
    );
    expect(routesOf(navigation)).toEqual(['pets/get-2', 'pets/get']);
    expect(diagnostics).toMatchObject([
      {code: 'route-collision', message: expect.stringContaining('`GET /pets` and `GET /b`')},
    ]);
  });

  const OWN_NAMES = [
    '404',
    'INDEX',
    'script-sources',
    'try-it',
    'try-it/callback',
    'sitemap.xml',
    'llms.txt',
    'pets.md',
    'a/b/script-sources.json',
  ];

  it.each(OWN_NAMES)('set by the document are numbered if a file is called like %s', (name) => {
    const {navigation, diagnostics} = navigate(
      toReference([['GET /a', {page: {route: name.split('/')}}], `GET /${name}/b`]),
    );
    expect(routesOf(navigation)).toEqual([`${name}-2`, `${name}/b/get`]);
    expect(diagnostics).toMatchObject([
      {
        code: 'route-collision',
        message: `The route \`${name}\` of \`GET /a\` is the name of a file of the site; it got \`${name}-2\`.`,
        help: expect.stringContaining('"overrides": {"GET /a"'),
      },
    ]);
  });

  it('set by a slug are reported if a file is called like that', () => {
    const {navigation, diagnostics} = navigate(
      toReference(['GET /a', 'GET /b']),
      overrides({'GET /a': {slug: ['pets', '404']}, 'GET /b': {slug: ['pets', '404']}}),
    );
    expect(routesOf(navigation)).toEqual(['pets/404-2', 'pets/404-3']);
    expect(diagnostics).toMatchObject([
      {
        code: 'config-slug',
        message: 'The slug of `GET /a` gives the route `pets/404`, the name of a file of the site.',
        help: 'Give it another slug, such as ["pets","404-2"].',
      },
      {code: 'config-slug', help: 'Give it another slug, such as ["pets","404-3"].'},
    ]);
  });

  it('set by two equal slugs are reported, and both pages are kept', () => {
    const {navigation, diagnostics} = navigate(
      toReference(['GET /a', 'GET /b']),
      overrides({'GET /a': {slug: ['x']}, 'GET /b': {slug: ['X']}}),
    );
    expect(routesOf(navigation)).toEqual(['x', 'X-2']);
    expect(diagnostics).toMatchObject([
      {
        code: 'config-slug',
        severity: 'error',
        source: {pointer: '/api/overrides/GET ~1b/slug'},
        help: 'Give one of the two another slug.',
      },
    ]);
  });

  it('are unique when thousands of operations share a route', () => {
    const {navigation} = navigate(
      toReference(Array.from({length: 5000}, (_, index) => `GET /${'/'.repeat(index)}pets`)),
    );
    expect(new Set(routesOf(navigation)).size).toBe(5000);
    expect(routesOf(navigation).at(-1)).toBe('pets/get-5000');
  });
});

it('no page has the route of the proxy, the root or another tab', () => {
  const operations = ['GET /try-it', 'POST /', 'GET /admin-api', 'GET /../try-it'];
  const routes = ['default', 'admin-api'].flatMap((tabId) => {
    const {navigation} = navigate(toReference(operations), {tabId});
    return [navigation.overview, ...navigation.pages.map(({permalink}) => permalink)];
  });
  expect(new Set(routes).size).toBe(2 * (operations.length + 1));
  expect(routes).not.toContain('/api/try-it');
  expect(routes).not.toContain('/api');
});

describe('routes of unusual paths', () => {
  const odd = [
    ...String.raw`% %ce %00 .. . ... ~ @me :id * (a|b) a:b(c) + ? # \ " ' <b> { } {a} {a}{b} {a}.{b}
      ü 用户 🏷️ a--b -a- index index.html __proto__ constructor $ref [0] a;b=c a,b ! ^ |`.split(
      /\s+/,
    ),
    ...[' ', '\t', '\n', '\u0000', '\u2028', 'x'.repeat(300), '`'],
  ];
  const paths = odd.flatMap((segment) => [
    `/${segment}`,
    `/${segment}/`,
    `/a/${segment}/b`,
    `/${segment}/${segment}`,
  ]);
  const {navigation} = navigate(toReference(paths.map((path) => `GET ${path}`)));

  it('are unique for each operation, even on case-insensitive file systems', () => {
    const routes = navigation.pages.map(({permalink}) => permalink.toLowerCase());
    expect(new Set(routes).size).toBe(paths.length);
  });

  it('are encoded only where letters are of other scripts, contain no router patterns and have no `..` segments', () => {
    for (const {permalink} of navigation.pages) {
      expect(permalink).toMatch(/^\/api\/default(\/[\p{L}\p{M}\p{N}._~-]+)+$/u);
      expect(permalink).not.toMatch(/\/\.+(\/|$)/);
      expect(decodeURI(new URL(permalink, 'https://example.com').pathname)).toBe(permalink);
    }
  });

  it('can be written as files and folders with either `trailingSlash`', () => {
    const folders = new Set(
      navigation.pages.flatMap(({permalink}) =>
        permalink.split('/').map((_, index, all) => all.slice(0, index).join('/').toLowerCase()),
      ),
    );
    for (const {permalink} of navigation.pages) {
      expect(folders.has(`${permalink}.html`.toLowerCase())).toBe(false);
      expect(folders.has(`${permalink}/index.html`.toLowerCase())).toBe(false);
    }
  });
});
