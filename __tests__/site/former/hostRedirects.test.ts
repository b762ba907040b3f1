import {
  type HostAddresses,
  toCaddy,
  toNginx,
  toRedirectsFile,
} from '../../../plugin/site/former/hostRedirects';

const ADDRESSES: HostAddresses = {
  redirects: [
    {from: '/docs/api/new', to: '/docs/api/newest'},
    {from: '/docs/api/größe', to: '/docs/api/maß'},
  ],
  formats: [{from: '/docs/api/new.md', to: '/docs/api/newest.md'}],
  gone: [{from: '/docs/api/gone', file: '/docs/api/gone/index.html'}],
};

/** Paths that would have a meaning in one of the files. */
const HOSTILE = [
  '/docs/*',
  '/docs/:splat',
  '/docs/a b',
  '/docs/a%0A/evil https://evil.example 200',
  '/docs/a\n/evil https://evil.example 200',
  '/docs/a"; } location / { return 200 "',
  '/docs/$host',
  '/docs/{$SECRET}',
  '/docs/{env.SECRET}',
  '/docs/a\\',
  "/docs/'",
  '/docs/#',
  '/docs/a;b',
  '//evil.example',
  '~^/.*$',
];

const toMany = (count: number): HostAddresses => ({
  redirects: Array.from({length: count}, (_, index) => ({from: `/a/${index}`, to: `/b/${index}`})),
  formats: [],
  gone: [],
});
const countRules = (text: string) => text.split('\n').filter((line) => /^[^#]/.test(line)).length;

describe('_redirects', () => {
  it('redirects and says what is gone on Netlify, also where the site has a file', () => {
    expect(toRedirectsFile('', ADDRESSES, 'netlify')).toMatchInlineSnapshot(`
      "# Former addresses of the API reference, written by the build.
      /docs/api/new /docs/api/newest 301!
      /docs/api/gr%C3%B6%C3%9Fe /docs/api/ma%C3%9F 301!
      /docs/api/gone /docs/api/gone/index.html 410!
      /docs/api/new.md /docs/api/newest.md 301!
      # End of the former addresses.
      "
    `);
  });

  it.each([
    ['cloudflare', '308'],
    ['other', '301'],
  ] as const)('redirects on other hosts, which have no 410: %s', (host, status) => {
    const text = toRedirectsFile('', ADDRESSES, host);
    expect(text).toContain(`/docs/api/new /docs/api/newest ${status}\n`);
    expect(text).not.toContain('gone/index.html');
  });

  it('keeps the lines of the site before ours, and replaces ours in a second run', () => {
    const own = '/ /docs/ 302';
    const once = toRedirectsFile(own, ADDRESSES, 'cloudflare');
    expect(once.startsWith('/ /docs/ 302\n\n# Former addresses')).toBe(true);
    expect(toRedirectsFile(once, ADDRESSES, 'cloudflare')).toBe(once);
    expect(toRedirectsFile(once, {redirects: [], formats: [], gone: []}, 'cloudflare')).toBe(
      `${own}\n`,
    );
  });

  it('has no more lines than the host takes, and says how many are left', () => {
    const text = toRedirectsFile('/x /y\n/z /y\n', toMany(2100), 'cloudflare');
    expect(countRules(text)).toBe(2000);
    expect(text).toContain('# 102 more are answered by their pages');
    expect(text).toContain('/a/0 /b/0');
    expect(countRules(toRedirectsFile('', toMany(2100), 'netlify'))).toBe(2100);
    expect(countRules(toRedirectsFile('', toMany(2100), 'other'))).toBe(1000);
  });

  it('counts lines after a pattern of the site as patterns, as Cloudflare does', () => {
    expect(countRules(toRedirectsFile('/x/* /y/:splat\n', toMany(200), 'cloudflare'))).toBe(100);
  });

  it('is no larger than Cloudflare reads', () => {
    const long = 'x'.repeat(400);
    const redirects = toMany(1000).redirects.map(({from, to}) => ({from: from + long, to}));
    const text = toRedirectsFile('', {...toMany(0), redirects}, 'cloudflare');
    expect(text.length).toBeLessThan(100_000);
    expect(countRules(text)).toBeGreaterThan(200);
  });
});

describe('nginx', () => {
  it('matches the decoded path, with and without a slash', () => {
    expect(toNginx(ADDRESSES).replace(/^#.*\n/gm, '')).toMatchInlineSnapshot(`
      "location = "/docs/api/new" { absolute_redirect off; return 308 "/docs/api/newest$is_args$args"; }
      location = "/docs/api/new/" { absolute_redirect off; return 308 "/docs/api/newest$is_args$args"; }
      location = "/docs/api/größe" { absolute_redirect off; return 308 "/docs/api/ma%C3%9F$is_args$args"; }
      location = "/docs/api/größe/" { absolute_redirect off; return 308 "/docs/api/ma%C3%9F$is_args$args"; }
      location = "/docs/api/new.md" { absolute_redirect off; return 308 "/docs/api/newest.md$is_args$args"; }
      location = "/docs/api/gone" { error_page 410 "/docs/api/gone/index.html"; return 410; }
      location = "/docs/api/gone/" { error_page 410 "/docs/api/gone/index.html"; return 410; }
      "
    `);
  });

  it('has each location once', () => {
    const redirects = [
      {from: '/a', to: '/b'},
      {from: '/a/', to: '/c'},
      {from: '/%61', to: '/d'},
    ];
    const found = toNginx({...toMany(0), redirects}).match(/^location .*$/gm) ?? [];
    expect(found.map((line) => line.split('"')[1])).toEqual(['/a', '/a/']);
  });
});

describe('Caddy', () => {
  it('matches the decoded path, with and without a slash', () => {
    const [, lines] = /\{api_gone\} \{\n([^]*?)\tdefault/.exec(toCaddy(ADDRESSES)) ?? [];
    expect(lines).toMatchInlineSnapshot(`
      "	"/docs/api/new" "/docs/api/newest" ""
      	"/docs/api/new/" "/docs/api/newest" ""
      	"/docs/api/größe" "/docs/api/ma%C3%9F" ""
      	"/docs/api/größe/" "/docs/api/ma%C3%9F" ""
      	"/docs/api/new.md" "/docs/api/newest.md" ""
      	"/docs/api/gone" "" "/docs/api/gone/index.html"
      	"/docs/api/gone/" "" "/docs/api/gone/index.html"
      "
    `);
  });
});

it.each(HOSTILE)('no address becomes a directive: %j', (path) => {
  const hostile: HostAddresses = {
    redirects: [
      {from: path, to: '/docs/a'},
      {from: '/docs/b', to: path},
    ],
    formats: [{from: path, to: path}],
    gone: [{from: path, file: path}],
  };
  const nothing: HostAddresses = {redirects: [], formats: [], gone: []};
  for (const host of ['netlify', 'cloudflare', 'other'] as const)
    expect(toRedirectsFile('', hostile, host)).toBe('');
  expect(toNginx(hostile)).toBe(toNginx(nothing));
  expect(toCaddy(hostile)).toBe(toCaddy(nothing));
});
