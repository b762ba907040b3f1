import {createHash} from 'crypto';
import fs from 'fs';
import path from 'path';
import {createSite} from '../../../plugin/proxy';
import {findScripts} from '../../../plugin/proxy/site/findScripts';
import type {SiteOptions} from '../../../plugin/proxy';
import {createFolder} from '../../support/folder';
import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';

const THEME = "document.documentElement.dataset.theme = 'dark'";
const PAGE = `<!doctype html><script>${THEME}</script><script type="application/ld+json">{"@type": "WebPage"}</script><script src=/assets/js/main.js defer></script><h1>Page</h1>`;

type Ask = (
  url: string,
  headers?: {[name: string]: string},
) => Promise<{[directive: string]: string | undefined}>;

/** The record of a build whose configuration has all scripts of these pages. */
const recordOf = (...pages: string[]) =>
  JSON.stringify({
    version: 1,
    sources: pages.flatMap(findScripts).map(({source}) => source),
    locales: ['fr'],
  });

/**
 * Serves files, and returns a function for the headers of a URL and one for the directives of its
 * policy.
 */
async function serve(
  files: {[name: string]: string},
  options: Partial<SiteOptions> = {},
): Promise<{folder: string; warnings: string[]; headersOf: Ask; policyOf: Ask}> {
  const warnings: string[] = [];
  const pages = {'404.html': PAGE, ...files};
  const folder = createFolder({'script-sources.json': recordOf(...Object.values(pages)), ...pages});
  const proxy = await startProxy(
    {manifest: manifestFor('http://api.example.com')},
    {site: createSite({folder, baseUrl: '/', warn: (text) => warnings.push(text), ...options})},
  );
  const headersOf: Ask = async (url, headers = {}) =>
    (await proxy.request({path: url, headers})).headers as {[name: string]: string};
  return {
    folder,
    warnings,
    headersOf,
    policyOf: async (url) =>
      Object.fromEntries(
        ((await headersOf(url))['content-security-policy'] ?? '')
          .split('; ')
          .map((directive) => [
            directive.split(' ', 1)[0],
            directive.slice(directive.indexOf(' ') + 1),
          ]),
      ) as {[directive: string]: string},
  };
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the content security policy of a site', () => {
  it('allows only scripts of the build, with hashes for inline ones', async () => {
    const {policyOf} = await serve({'index.html': PAGE});
    const all = {
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'object-src': 'blob:',
      'script-src': `'self' 'wasm-unsafe-eval' ${hashOf(THEME)}`,
      'worker-src': "'self' blob:",
    };
    expect(await policyOf('/')).toEqual(all);
    expect(await policyOf('/nothing')).toEqual(all);
  });

  it.each([
    ['of the requested page only', '<script>2</script>', [hashOf('2')]],
    [
      'of modules and import maps',
      '<script type=module>1</script><script type="importmap">{}</script><script type="text/javascript">3</script>',
      [hashOf('1'), hashOf('3'), hashOf('{}')],
    ],
    [
      'after normalizing Windows line ends as browsers do',
      '<script>a\r\nb</script>',
      [hashOf('a\nb')],
    ],
    [
      'of other origins by their URLs',
      '<script async src="https://scripts.example.com/a,b;c.js?id=1"></script><script src=//cdn.example.com/x.js></script>',
      ['https://cdn.example.com/x.js', 'https://scripts.example.com/a%2Cb%3Bc.js'],
    ],
    [
      'except in data blocks, comments, attributes, templates and text',
      '<script type="application/json">1</script><!-- <script>2</script> --><p title="<script>3</script>"><template><script>4</script></template><textarea><script>5</script></textarea><noscript><script>6</script></noscript>',
      [],
    ],
    [
      'except those whose `src` is not an HTTP URL',
      '<script src="http://["></script><script src="javascript:alert(1)"></script><script src="data:text/javascript,1"></script>',
      [],
    ],
  ])('lists scripts %s', async (_what, html, sources) => {
    const {policyOf} = await serve({'index.html': html});
    expect((await policyOf('/'))['script-src']?.split(' ').slice(2)).toEqual([...sources].sort());
  });

  it('is updated when a build replaces the page', async () => {
    const {folder, policyOf} = await serve({'index.html': PAGE});
    expect((await policyOf('/'))['script-src']).toContain(hashOf(THEME));
    fs.writeFileSync(
      path.join(folder, 'script-sources.json'),
      recordOf(PAGE, '<script>next</script>'),
    );
    fs.writeFileSync(path.join(folder, 'next.html'), '<script>next</script>');
    fs.renameSync(path.join(folder, 'next.html'), path.join(folder, 'index.html'));
    expect((await policyOf('/'))['script-src']).toBe(`'self' 'wasm-unsafe-eval' ${hashOf('next')}`);
  });

  it('threat 143: has no script of a page that the build has not recorded, and names it once', async () => {
    const stored = '<script>stored(1)</script><script src="//cdn.example.com/x.js"></script>';
    const {policyOf, warnings} = await serve({
      'index.html': PAGE + stored,
      'fr/index.html': `<script>fr</script>${PAGE}${stored}`,
      'fr/404.html': PAGE,
      'script-sources.json': recordOf(PAGE),
      'fr/script-sources.json': recordOf('<script>fr</script>'),
    });
    for (const [url, script] of [
      ['/', THEME],
      ['/fr/', 'fr'],
      ['/', THEME],
    ] as const)
      expect((await policyOf(url))['script-src']).toBe(
        `'self' 'wasm-unsafe-eval' ${hashOf(script)}`,
      );
    const blocked = warnings.filter((sentence) => !sentence.includes('fr/index.html'));
    expect(blocked).toEqual(
      [
        expect.stringContaining(
          'in index.html, which is not in the configuration of the site: stored(1)',
        ),
        expect.stringContaining('https://cdn.example.com/x.js in index.html'),
      ].sort(),
    );
    // The theme's script is not in the record of this language.
    expect(warnings).toHaveLength(3);
  });

  it('allows an unrecorded script that the operator allows, without a warning', async () => {
    const {policyOf, warnings} = await serve(
      {
        'index.html': '<script>1</script><script src="//cdn.example.com/x.js"></script>',
        'script-sources.json': recordOf(''),
      },
      {cspSources: [`script-src ${hashOf('1')} https://cdn.example.com`]},
    );
    expect((await policyOf('/'))['script-src']).toBe(
      `'self' 'wasm-unsafe-eval' ${hashOf('1')} https://cdn.example.com`,
    );
    expect(warnings).toEqual([]);
  });

  it('threat 161: reads the records of languages alone, and not the files of a page with such a name', async () => {
    const {policyOf, warnings} = await serve({
      'api/index.html': PAGE,
      'api/script-sources.json': '{"openapi": "3.1.0"}',
      'api/script-sources/index.html': PAGE,
    });
    for (const url of ['/api/', '/api/script-sources/'])
      expect((await policyOf(url))['script-src']).toContain(hashOf(THEME));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['has none', undefined, 'has no script-sources.json'],
    ['has a folder of its name', '', 'has no script-sources.json'],
    ['has a page in its place', '<!doctype html>', 'has a script-sources.json that cannot be used'],
    ['has JSON that is not closed', '{"version": 1', 'that cannot be used'],
    ['has a value in its place', 'null', 'that cannot be used'],
    ['has an OpenAPI document in its place', '{"openapi": "3.1.0"}', 'that cannot be used'],
  ])('allows no scripts of a build that %s, and says so once', async (_what, record, sentence) => {
    const {folder, policyOf, warnings} = await serve({'index.html': PAGE});
    const file = path.join(folder, 'script-sources.json');
    fs.rmSync(file);
    if (record === '') fs.mkdirSync(file);
    else if (record !== undefined) fs.writeFileSync(file, record);
    for (const url of ['/', '/nothing'])
      expect((await policyOf(url))['script-src']).not.toContain('sha256');
    expect(warnings).toEqual([expect.stringMatching(`${sentence}.*Build the site again\\.$`)]);
  });

  it('threat 79: covers HTML, SVG and XML, and lets other sites embed no file in a frame', async () => {
    const {headersOf, policyOf} = await serve({
      'logo.svg': '<svg/>',
      'sitemap.xml': '<x/>',
      'manual.pdf': '%PDF',
      'demo/page.html': PAGE,
      'notes.md': '#',
    });
    for (const url of ['/logo.svg', '/sitemap.xml'])
      expect(await policyOf(url)).toMatchObject({
        'script-src': "'self' 'wasm-unsafe-eval'",
        'frame-ancestors': "'self'",
      });
    expect(await policyOf('/demo/page.html')).toMatchObject({
      'script-src': expect.stringContaining(hashOf(THEME)),
      'frame-ancestors': "'self'",
    });
    for (const url of ['/manual.pdf', '/notes.md']) {
      expect(await policyOf(url)).toEqual({'frame-ancestors': "'self'"});
      expect(await headersOf(url)).toMatchObject({'x-content-type-options': 'nosniff'});
    }
  });

  it('includes the sources that the operator adds', async () => {
    const cspSources = [
      'script-src https://scripts.example.com',
      'script-src https://more.example.com',
      "connect-src 'self'",
      'frame-ancestors https://portal.example.com',
      'upgrade-insecure-requests',
    ];
    const {policyOf} = await serve({'index.html': PAGE}, {cspSources});
    expect(await policyOf('/')).toMatchObject({
      'script-src': `'self' 'wasm-unsafe-eval' https://scripts.example.com https://more.example.com ${hashOf(THEME)}`,
      'connect-src': "'self'",
      'frame-ancestors': "'self' https://portal.example.com",
      'upgrade-insecure-requests': expect.any(String),
    });
  });

  it('can be report-only or off, while `frame-ancestors` is always enforced', async () => {
    const reportedOf = async (csp: 'report' | 'none') => {
      const headers = await (await serve({'index.html': PAGE}, {csp})).headersOf('/');
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
      return headers['content-security-policy-report-only'];
    };
    expect(await reportedOf('report')).toContain(hashOf(THEME));
    expect(await reportedOf('none')).toBeUndefined();
  });

  it.each([
    'scripts-src https://a.example',
    'script-src https://a.example; object-src *',
    'script-src é',
    '',
  ])('rejects the source "%s"', (source) => {
    expect(() =>
      createSite({folder: createFolder({'404.html': ''}), baseUrl: '/', cspSources: [source]}),
    ).toThrow(
      'A source of the content security policy is written like "script-src https://scripts.example.com"',
    );
  });
});

describe('the other headers of a site', () => {
  it('restrict browser features, the referrer and, except on the OAuth callback page, the opener', async () => {
    const {headersOf} = await serve({'index.html': PAGE, 'api/try-it/callback/index.html': PAGE});
    const headers = await headersOf('/');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toMatch(/(?:^|, )camera=\(\)(?:,|$)/);
    // The window of the authorization server must be able to reach its opener.
    expect((await headersOf('/api/try-it/callback'))['cross-origin-opener-policy']).toBeUndefined();
  });

  it('include HSTS only if the site has HTTPS and the request uses its host', async () => {
    const hstsOf = async (scheme: string, url: string, Host: string) => {
      const {headersOf} = await serve({'index.html': PAGE}, {url: `${scheme}://docs.example.com`});
      return (await headersOf(url, {Host}))['strict-transport-security'];
    };
    expect(await hstsOf('https', '/', 'docs.example.com')).toBe('max-age=31536000');
    expect(await hstsOf('https', '/nothing', 'docs.example.com')).toBe('max-age=31536000');
    expect(await hstsOf('https', '/', 'localhost:3000')).toBeUndefined();
    expect(await hstsOf('http', '/', 'docs.example.com')).toBeUndefined();
  });
});

describe('the links in the headers of a page', () => {
  const toEntry = (docs: string, documents: string[]) => ({
    anchor: 'https://api.example.com',
    'service-doc': [{href: `https://docs.example.com${docs}`}],
    'service-desc': documents.map((href) => ({
      href: `https://docs.example.com${href}`,
      type: 'application/vnd.oai.openapi',
    })),
  });
  const CATALOG = JSON.stringify({
    linkset: [
      {anchor: 'https://docs.example.com/.well-known/api-catalog', item: []},
      toEntry('/api/default', ['/api/default/document/a.yaml', '/api/default/v1/document/a.yaml']),
      toEntry('/api/default/v1', ['/api/default/v1/document/a.yaml']),
    ],
  });
  const FILES = {
    'index.html': PAGE,
    'api/default/pets/get.html': PAGE,
    'api/default/pets/get.md': '# Pets',
    'api/default/v1/index.html': PAGE,
  };

  it('are its Markdown, the document of its API, and the catalog', async () => {
    const {headersOf} = await serve({...FILES, '.well-known/api-catalog': CATALOG});
    const linksOf = async (url: string) => (await headersOf(url)).link;
    const toDocument = (path: string) =>
      `<https://docs.example.com${path}>; rel="service-desc"; type="application/vnd.oai.openapi"`;
    const catalog = '</.well-known/api-catalog>; rel="api-catalog"';
    expect(await linksOf('/api/default/pets/get')).toBe(
      `</api/default/pets/get.md>; rel="alternate"; type="text/markdown", ${toDocument('/api/default/document/a.yaml')}, ${catalog}`,
    );
    expect(await linksOf('/api/default/v1/')).toBe(
      `${toDocument('/api/default/v1/document/a.yaml')}, ${catalog}`,
    );
    expect(await linksOf('/')).toBe(catalog);
    expect(await linksOf('/nothing')).toBeUndefined();
    expect(await headersOf('/.well-known/api-catalog')).toMatchObject({
      link: catalog,
      'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    });
  });

  it('are left out where there are none, or where a catalog of the site cannot be read', async () => {
    const plain = await serve(FILES);
    expect((await plain.headersOf('/')).link).toBeUndefined();
    const hostile = JSON.stringify({
      linkset: [
        null,
        {
          'service-doc': [{href: 'https://x.example/'}],
          'service-desc': [{href: 'no', type: 'a"b'}, 7],
        },
      ],
    });
    for (const text of ['{', '[]', hostile]) {
      const {headersOf} = await serve({...FILES, '.well-known/api-catalog': text});
      expect((await headersOf('/')).link).toBe('</.well-known/api-catalog>; rel="api-catalog"');
    }
  });
});
