import zlib from 'zlib';
import {createSite} from '../../../plugin/proxy';
import type {SiteOptions} from '../../../plugin/proxy';
import {writeFolder} from '../support/files';
import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';
import type {Answer} from '../support/proxy';

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
};

type Get = (path: string, headers?: {[name: string]: string}, method?: string) => Promise<Answer>;

async function serve(options: Partial<SiteOptions> = {}): Promise<Get> {
  const site = createSite({folder: writeFolder(FILES), baseUrl: '/', ...options});
  const proxy = await startProxy({manifest: manifestFor('http://api.example.com')}, {site});
  return (path, headers = {}, method = 'GET') => proxy.request({path, headers, method});
}

async function summarise(get: Get, paths: string[]): Promise<{[path: string]: string}> {
  const rows: {[path: string]: string} = {};
  for (const path of paths) {
    const {status, headers, body} = await get(path);
    rows[path] = headers.location === undefined ? `${status} ${body.toString().replace(/<[^>]*>/g, '')}` : `${status} → ${headers.location}`;
  }
  return rows;
}

describe('createSite', () => {
  it('serves pages with and without a slash where trailingSlash is left open', async () => {
    expect(await summarise(await serve(), ['/', '/docs/intro', '/docs/intro/', '/docs/flat', '/docs/v1.0', '/docs/mit%20leer', '/docs/intro?x=1', '/docs', '/nothing'])).toEqual({
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

  it('adds or removes the slash as trailingSlash says', async () => {
    expect(await summarise(await serve({trailingSlash: true}), ['/', '/docs/intro', '/docs/intro/', '/docs/intro?x=1'])).toEqual({'/': '200 Home', '/docs/intro': '301 → /docs/intro/', '/docs/intro/': '200 Intro', '/docs/intro?x=1': '301 → /docs/intro/?x=1'});
    expect(await summarise(await serve({trailingSlash: false}), ['/', '/docs/intro', '/docs/intro/', '/docs/mit%20leer/'])).toEqual({'/': '200 Home', '/docs/intro': '200 Intro', '/docs/intro/': '301 → /docs/intro', '/docs/mit%20leer/': '301 → /docs/mit%20leer'});
  });

  it('serves the site below its baseUrl', async () => {
    expect(await summarise(await serve({baseUrl: '/portal/', trailingSlash: true}), ['/', '/docs/intro', '/portal', '/portal/', '/portal/docs/intro', '/portal/img/logo.svg', '/portal/none', '/portalx'])).toEqual({
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

  it('never redirects to another host', async () => {
    const get = await serve({trailingSlash: false});
    for (const path of ['//evil.test/', '//evil.test/docs/intro/', '/\\evil.test/', '/%5cevil.test/', '///docs/intro/']) {
      const {headers} = await get(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('serves nothing outside the folder and no hidden file', async () => {
    const get = await serve();
    for (const path of ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/docs/..%5c..%5cx', '/.secret', '/docs/%00', '/%E0%A4%A', '/assets/']) {
      expect({path, status: (await get(path)).status}).toEqual({path, status: expect.any(Number)});
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it('lets hashed assets be kept for ever and everything else be asked for again', async () => {
    const get = await serve();
    const cacheOf = async (path: string): Promise<string | undefined> => (await get(path)).headers['cache-control'];
    expect(await cacheOf('/assets/js/main.0123abcd.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/images/logo-0123456789abcdef0123456789abcdef.png')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/docs/intro', '/assets/plain.js', '/img/logo.svg', '/nothing']) expect(await cacheOf(path)).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 to what has not changed', async () => {
    const get = await serve();
    for (const path of ['/docs/intro', '/img/logo.svg', '/assets/js/main.0123abcd.js']) {
      const {headers} = await get(path);
      expect(headers.etag).toMatch(/^W?\/?"/);
      expect(await get(path, {'If-None-Match': headers.etag as string})).toMatchObject({status: 304});
    }
  });

  it('compresses', async () => {
    const get = await serve();
    const {headers, body} = await get('/assets/js/main.0123abcd.js', {'Accept-Encoding': 'gzip'});
    expect(headers).toMatchObject({'content-encoding': 'gzip', 'vary': expect.stringContaining('Accept-Encoding')});
    expect(zlib.gunzipSync(body).toString()).toBe(SCRIPT);
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('threat 79: lets no other site show it in a frame', async () => {
    const get = await serve();
    for (const path of ['/', '/docs/intro', '/docs/flat', '/nothing', '/img/logo.svg']) expect((await get(path)).headers).toMatchObject({'content-security-policy': "frame-ancestors 'self'", 'x-content-type-options': 'nosniff'});
  });

  it('answers GET and HEAD alone', async () => {
    const get = await serve();
    expect(await get('/', {}, 'HEAD')).toMatchObject({status: 200, headers: {'content-length': '13'}});
    for (const method of ['POST', 'PUT', 'DELETE']) expect(await get('/', {}, method)).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
  });

  it('says when there is no build', () => {
    expect(() => createSite({folder: '/nowhere', baseUrl: '/'})).toThrow('There is no build in /nowhere');
  });
});
