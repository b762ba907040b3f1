import fs from 'fs';
import path from 'path';
import zlib from 'zlib';
import {createSite} from '../../../plugin/proxy';
import type {SiteOptions} from '../../../plugin/proxy';
import {createFolder} from '../../support/folder';
import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {words} from '../support/words';

const SCRIPT = `export const text = ${JSON.stringify('word '.repeat(1000))};`;
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'docs/intro/index.html': '<h1>Intro</h1>',
  'docs/flat.html': '<h1>Flat</h1>',
  'docs/v1.0/index.html': '<h1>Version</h1>',
  'docs/mit leer/index.html': '<h1>Leer</h1>',
  'assets/js/main.0123abcd.js': SCRIPT,
  'assets/images/logo-0123456789abcdef0123456789abcdef.png': 'png',
  'assets/plain.js': SCRIPT,
  'img/logo.svg': '<svg/>',
  '.secret': 'secret',
  '.hidden/index.html': 'secret',
  '.hidden.html': 'secret',
  'docs/.env': 'secret',
  '.well-known/security.txt': 'Contact: https://example.com/security',
  '.well-known/assetlinks.json': '[]',
  '.well-known/.token': 'secret',
  'script-sources.json': '{"version": 1, "sources": [], "locales": ["de"]}',
  'de/index.html': '<h1>Start</h1>',
  'de/404.html': '<h1>Nicht hier</h1>',
  'api/404.html': '<h1>A page</h1>',
  'api/default.md': '# Überblick',
  'api/openapi.yaml': 'openapi: 3.1.0',
};

type Get = (url: string, headers?: {[name: string]: string}, method?: string) => Promise<Answer>;

async function serve(options: Partial<SiteOptions> = {}): Promise<Get> {
  const site = createSite({folder: createFolder(FILES), baseUrl: '/', ...options});
  const proxy = await startProxy({manifest: manifestFor('http://api.example.com')}, {site});
  return (url, headers = {}, method = 'GET') => proxy.request({path: url, headers, method});
}

/** Writes a build inside a folder that holds other files, which no request may reach. */
function writeBuilds(): {outer: string; build: string} {
  const outer = createFolder({
    'secret.html': 'secret',
    'secret/index.html': 'secret',
    'secret.txt': 'secret',
    ...Object.fromEntries(
      Object.entries(FILES).map(([name, content]) => [`build/${name}`, content]),
    ),
  });
  return {outer, build: path.join(outer, 'build')};
}

/** Asks for each path of a table, and compares what a reader sees. */
async function expectShown(get: Get, rows: {[path: string]: string}): Promise<void> {
  const shown: {[path: string]: string} = {};
  for (const path of Object.keys(rows)) {
    const {status, headers, body} = await get(path);
    shown[path] =
      headers.location === undefined
        ? `${status} ${body.toString().replace(/<[^>]*>/g, '')}`
        : `${status} → ${headers.location}`;
  }
  expect(shown).toEqual(rows);
}

/** Every one of these paths shows the 404 page. */
async function expectMissing(get: Get, ...paths: string[]): Promise<void> {
  const body = Buffer.from(FILES['404.html']);
  for (const url of words(...paths))
    expect({url, ...(await get(url))}).toMatchObject({url, status: 404, body});
}

describe('createSite', () => {
  it('gives the Markdown of a page to programs that prefer it', async () => {
    const folder = createFolder({
      ...FILES,
      'docs/intro.md': '# Intro',
      'docs/mit leer.md': '# Leer',
    });
    const get = await serve({folder});
    const ask = async (url: string, accept: string): Promise<string> => {
      const {status, headers, body} = await get(url, {accept});
      return [status, headers['content-type']?.split(';')[0], headers.vary, body].join(' ');
    };
    const markdown = '200 text/markdown Accept, Accept-Encoding # Intro';
    const page = '200 text/html Accept, Accept-Encoding <h1>Intro</h1>';
    expect(await ask('/docs/intro', 'text/markdown')).toBe(markdown);
    expect(await ask('/docs/intro/', 'text/markdown, text/html;q=0.9, */*;q=0.1')).toBe(markdown);
    expect(await ask('/docs/mit%20leer', 'text/markdown')).toContain('# Leer');
    for (const accept of [
      '*/*',
      'text/html,application/xml;q=0.9,*/*;q=0.8',
      'text/markdown;q=0.5, text/html',
    ])
      expect(await ask('/docs/intro', accept)).toBe(page);
    // There is none.
    expect(await ask('/docs/flat', 'text/markdown')).toBe(
      '200 text/html Accept-Encoding <h1>Flat</h1>',
    );
    expect(await ask('/', 'text/markdown')).toContain('<h1>Home</h1>');
  });

  it('serves pages with and without a trailing slash if `trailingSlash` is not set', async () => {
    await expectShown(await serve(), {
      '/': '200 Home',
      '/docs/intro': '200 Intro',
      '/docs/intro/': '200 Intro',
      '/docs/flat': '200 Flat',
      '/docs/v1.0': '200 Version',
      '/docs/mit%20leer': '200 Leer',
      '/docs/intro?x=1': '200 Intro',
      '/docs': '404 Not here',
      '/nothing': '404 Not here',
    });
  });

  it('redirects to the path with or without a slash, as `trailingSlash` says', async () => {
    await expectShown(await serve({trailingSlash: true}), {
      '/': '200 Home',
      '/docs/intro': '301 → /docs/intro/',
      '/docs/intro/': '200 Intro',
      '/docs/intro?x=1': '301 → /docs/intro/?x=1',
    });
    await expectShown(await serve({trailingSlash: false}), {
      '/': '200 Home',
      '/docs/intro': '200 Intro',
      '/docs/intro/': '301 → /docs/intro',
      '/docs/mit%20leer/': '301 → /docs/mit%20leer',
    });
  });

  it('serves the site under its `baseUrl` and redirects other paths to it', async () => {
    await expectShown(await serve({baseUrl: '/portal/', trailingSlash: true}), {
      '/': '302 → /portal/',
      '/docs/intro': '302 → /portal/',
      '/portal': '301 → /portal/',
      '/portal/': '200 Home',
      '/portal/docs/intro': '301 → /portal/docs/intro/',
      '/portal/img/logo.svg': '200 ',
      '/portal/none': '404 Not here',
      '/portalx': '302 → /portal/',
    });
  });

  it.each(['/', '/portal/docs/intro'])('redirects %s with a body that is inert', async (url) => {
    const get = await serve({baseUrl: '/portal/', trailingSlash: true});
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('never redirects to another host', async () => {
    const get = await serve({trailingSlash: false});
    for (const url of words(
      '//evil.test/ //evil.test/docs/intro/ /\\evil.test/ /%5cevil.test/ ///docs/intro/',
    )) {
      const {headers} = await get(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('serves no file outside the folder and no hidden file', async () => {
    const {build} = writeBuilds();
    const get = await serve({folder: build});
    await expectMissing(
      get,
      '/../secret.txt /..%2fsecret.txt /%2e%2e/secret /docs/..%5c..%5cx /docs/../../secret.txt',
      '/.well-known/../../secret.txt',
      // Hidden files and folders.
      '/.secret /.hidden /.hidden/ /.hidden.html /docs/.env /.well-known/.token /.well-known',
      '/docs/.well-known/x /assets/',
    );
  });

  it('serves the site under a `baseUrl` that is not ASCII', async () => {
    await expectShown(await serve({baseUrl: '/größe/'}), {
      '/gr%C3%B6%C3%9Fe/': '200 Home',
      '/docs/intro/': '302 → /gr%C3%B6%C3%9Fe/',
    });
  });

  it('serves well-known files, also at the root of the origin if the site has a `baseUrl`', async () => {
    const get = await serve();
    expect((await get('/.well-known/security.txt')).status).toBe(200);
    expect(await get('/.well-known/assetlinks.json')).toMatchObject({
      status: 200,
      headers: {'content-type': 'application/json; charset=utf-8'},
    });
    const below = await serve({baseUrl: '/portal/'});
    expect(await below('/.well-known/security.txt')).toMatchObject({status: 200});
    expect(await below('/portal/.well-known/security.txt')).toMatchObject({status: 200});
    expect(await below('/.well-known/none')).toMatchObject({status: 404});
  });

  it('follows symbolic links within the build, but not out of it or to a hidden file', async () => {
    const {outer, build} = writeBuilds();
    for (const [target, name] of [
      ['../secret.html', 'page.html'],
      ['../secret', 'section'],
      ['../secret.txt', 'file.txt'],
      ['/etc', 'etc'],
      ['.secret', 'plain.txt'],
      ['loop', 'loop'],
      ['docs/flat.html', 'short.html'],
      ['docs', 'manual'],
      ['img/logo.svg', 'icon.svg'],
    ] as const)
      fs.symlinkSync(target, path.join(build, name));
    const get = await serve({folder: build});
    await expectMissing(
      get,
      '/page /page.html /section /section/ /file.txt /etc/passwd /plain.txt /loop',
    );
    await expectShown(get, {
      '/short': '200 Flat',
      '/manual/intro': '200 Intro',
      '/icon.svg': '200 ',
    });
    // Some deployments switch a symbolic link to the next build.
    fs.symlinkSync('build', path.join(outer, 'current'));
    const current = await serve({folder: path.join(outer, 'current')});
    expect(await current('/docs/intro')).toMatchObject({status: 200});
    fs.mkdirSync(path.join(outer, 'next'));
    fs.writeFileSync(path.join(outer, 'next/index.html'), 'next');
    fs.symlinkSync('next', path.join(outer, 'turned'));
    fs.renameSync(path.join(outer, 'turned'), path.join(outer, 'current'));
    expect((await current('/')).body.toString()).toBe('next');
  });

  it('shows the 404 page of the language in the path', async () => {
    const rows = {
      '/de/nichts': '404 Nicht hier',
      '/de/': '200 Start',
      '/fr/rien': '404 Not here',
      '/api/nothing': '404 Not here',
    };
    await expectShown(await serve(), rows);
  });

  it('serves Markdown, text and YAML with their content types', async () => {
    const get = await serve();
    const typeOf = async (url: string): Promise<string | undefined> =>
      (await get(url)).headers['content-type'];
    expect(await typeOf('/api/default.md')).toBe('text/markdown; charset=utf-8');
    expect(await typeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8');
    expect(await typeOf('/api/openapi.yaml')).toBe('application/yaml');
    expect((await get('/api/default.md')).headers['content-disposition']).toBeUndefined();
  });

  it('lets browsers cache hashed assets forever and makes them revalidate everything else', async () => {
    const get = await serve();
    const cacheOf = async (path: string): Promise<string | undefined> =>
      (await get(path)).headers['cache-control'];
    for (const file of ['js/main.0123abcd.js', 'images/logo-0123456789abcdef0123456789abcdef.png'])
      expect(await cacheOf(`/assets/${file}`)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/docs/intro', '/assets/plain.js', '/img/logo.svg', '/nothing'])
      expect(await cacheOf(path)).toBe('public, max-age=0, must-revalidate');
  });

  it('responds with 304 if a file has not changed', async () => {
    const get = await serve();
    for (const path of ['/docs/intro', '/img/logo.svg', '/assets/js/main.0123abcd.js']) {
      const {etag = ''} = (await get(path)).headers;
      expect(etag).toMatch(/^W?\/?"/);
      expect((await get(path, {'If-None-Match': etag})).status).toBe(304);
    }
  });

  it('compresses responses if the client accepts gzip', async () => {
    const get = await serve();
    const {headers, body} = await get('/assets/js/main.0123abcd.js', {'Accept-Encoding': 'gzip'});
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(zlib.gunzipSync(body).toString()).toBe(SCRIPT);
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('sends ranges of a file uncompressed, and the 404 page whole', async () => {
    const get = await serve();
    expect(
      await get('/assets/js/main.0123abcd.js', {Range: 'bytes=0-2000', 'Accept-Encoding': 'gzip'}),
    ).toMatchObject({
      status: 206,
      headers: {'content-range': `bytes 0-2000/${SCRIPT.length}`},
      body: Buffer.from(SCRIPT.slice(0, 2001)),
    });
    expect(await get('/nothing', {Range: 'bytes=0-2'})).toMatchObject({
      status: 404,
      body: Buffer.from(FILES['404.html']),
    });
  });

  it('allows only GET and HEAD', async () => {
    const get = await serve();
    expect(await get('/', {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: {'content-length': '13'},
    });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await get('/', {}, method)).toMatchObject({
        status: 405,
        headers: {allow: 'GET, HEAD'},
      });
  });

  it('throws if there is no build', () => {
    expect(() => createSite({folder: '/nowhere', baseUrl: '/'})).toThrow(
      'There is no build in /nowhere',
    );
  });
});
