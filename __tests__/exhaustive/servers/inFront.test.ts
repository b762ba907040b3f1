import type http from 'http';
import {createSite} from '../../../plugin/proxy';
import {createFolder} from '../../support/folder';
import {manifestFor} from '../../proxy/support/manifest';
import {readForm, sendParts} from '../../proxy/support/multipart';
import {startCaddy, startNginx} from './programs';
import {exchange, post, postTo, startProxy} from '../../proxy/support/proxy';
import type {RunningProxy} from '../../proxy/support/proxy';
import {until} from '../../proxy/support/closing';
import {createEvents} from '../../proxy/support/events';
import {readBlock} from '../../proxy/support/documentation';
import {startUpstream} from '../../proxy/support/upstream';
import type {Upstream} from '../../proxy/support/upstream';

const BUILD = {
  'index.html': 'Home',
  '404.html': 'Not here',
  'docs/intro/index.html': 'Intro',
  'docs/flat.html': 'Flat',
  'assets/js/main.0123abcd.js': 'code',
  'try-it.json': '{}',
  'api/default.md': '# API',
  'llms.txt': '# Site',
  'api/openapi.yaml': 'openapi: 3.1.0',
  '.well-known/security.txt': 'Contact',
  '.secret': 'secret',
};

type World = {api: Upstream; proxy: RunningProxy; port: number};

/** What is replaced in the documented configuration. */
const toPort = (port: number, folder?: string): {[text: string]: string} => ({
  '127.0.0.1:3000': `127.0.0.1:${port}`,
  ...(folder && {'/srv/docs/build': folder}),
});

const FRONTS: [name: string, start: (proxyPort: number, folder: string) => Promise<number>][] = [
  [
    'nginx in front of `serve`',
    (port) => startNginx(readBlock('deploying.md', '/etc/nginx/conf.d/docs.conf', toPort(port))),
  ],
  [
    'nginx that serves the files itself',
    (port, folder) =>
      startNginx(
        readBlock('deploying.md', '/etc/nginx/conf.d/static-docs.conf', toPort(port, folder)),
      ),
  ],
  [
    'Caddy in front of `serve`',
    (port) => startCaddy(readBlock('deploying.md', 'Caddyfile', toPort(port))),
  ],
  [
    'Caddy that serves the files itself',
    (port, folder) =>
      startCaddy(readBlock('deploying.md', 'Caddyfile with files', toPort(port, folder))),
  ],
];

describe.each(FRONTS)('%s, configured as documented,', (name, startFront) => {
  async function startWorld(
    answer?: (response: http.ServerResponse) => void,
    limits = {},
  ): Promise<World> {
    const api = await startUpstream(answer);
    const folder = createFolder(BUILD);
    const proxy = await startProxy(
      {manifest: manifestFor(api.origin), allowPrivateTargets: [api.host], trustProxy: 1, limits},
      {site: createSite({folder, baseUrl: '/'})},
    );
    return {api, proxy, port: await startFront(proxy.port, folder)};
  }
  /** The proxy, reached through the server in front. */
  const through = ({port}: World): Pick<RunningProxy, 'request'> => ({
    request: (options, body) => exchange({host: '127.0.0.1', ...options, port}, body),
  });
  const send = ({api, port}: World, headers = {}) =>
    post(port, {operation: 'GET /', url: `${api.origin}/`}, headers);

  it('serves pages and assets with the right status and headers, but no metrics', async () => {
    const {port} = await startWorld();
    for (const [url, shown] of [
      ['/', '200 Home'],
      ['/docs/intro', '200 Intro'],
      ['/docs/flat', '200 Flat'],
      ['/assets/js/main.0123abcd.js', '200 code'],
      ['/nothing', '404 Not here'],
      ['/assets/js/gone.0123abcd.js', '404 Not here'],
      ['/api/gone.yaml', '404 Not here'],
    ] as const) {
      const {status, body, headers} = await exchange({host: '127.0.0.1', port, path: url});
      expect([url, `${status} ${body.toString()}`]).toEqual([url, shown]);
      if (status === 404) {
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control'] ?? '').not.toContain('immutable');
      } else if (url.endsWith('.js'))
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      else
        expect(headers).toMatchObject({
          'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        });
    }
    // The metrics of the proxy have their own port.
    for (const url of ['/metrics', '/metrics/', '/METRICS'])
      expect(await exchange({host: '127.0.0.1', port, path: url})).toMatchObject({status: 404});
  });

  it('serves Markdown, text and YAML with their types, and hidden files only if they are well-known', async () => {
    const {port} = await startWorld();
    const ask = (url: string) => exchange({host: '127.0.0.1', port, path: url});
    expect((await ask('/api/default.md')).headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await ask('/api/openapi.yaml')).headers['content-type']).toBe('application/yaml');
    for (const url of ['/api/default.md', '/llms.txt', '/api/openapi.yaml'])
      expect((await ask(url)).headers['content-disposition']).toBeUndefined();
    expect(await ask('/.well-known/security.txt')).toMatchObject({
      status: 200,
      headers: {'content-type': 'text/plain; charset=utf-8'},
    });
    expect(await ask('/.secret')).toMatchObject({status: 404});
  });

  it('forwards whole requests and responses, and keeps the security headers of the proxy', async () => {
    const world = await startWorld((response) =>
      response.writeHead(201, {'Set-Cookie': 'a=b', 'Content-Type': 'text/html'}).end('<b>'),
    );
    const answer = await send(world);
    expect(answer).toMatchObject({
      status: 200,
      head: {status: 201},
      end: {complete: true, bytes: 3},
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-try-it',
      'cache-control': 'no-store, no-transform',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const content = Buffer.alloc(9 * 1024 * 1024, 7);
    const {api} = world;
    const form = await sendParts(through(world), {...postTo(api), body: {kind: 'parts'}}, [
      {name: 'file', filename: 'x', content},
    ]);
    expect(form).toMatchObject({status: 200, head: {status: 201}});
    expect(
      readForm(api.requests[1]?.headers['content-type'] ?? '', api.requests[1]?.body ?? '')[0]
        ?.content,
    ).toHaveLength(content.length);
  });

  it('threat 126: forwards each event of a stream as it arrives', async () => {
    const {answer, read} = createEvents();
    const {api, port} = await startWorld(answer);
    await read(port, api);
  });

  it('threat 122: counts requests by the address that it sees, whatever `X-Forwarded-For` claims', async () => {
    const world = await startWorld(undefined, {ratePerClient: 2});
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await send(world, {'X-Forwarded-For': `203.0.113.${index}`})).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  const sendFile = (world: World, bytes: number) =>
    sendParts(through(world), {...postTo(world.api), body: {kind: 'stream'}}, [
      {name: 'file', filename: 'x', content: Buffer.alloc(bytes)},
    ]);
  const tooLarge = {status: 413, problem: {code: 'body_too_large'}};

  it('passes on that a body is too large, as the proxy finds while it forwards', async () => {
    const world = await startWorld(undefined, {maxRequestBytes: 64 * 1024});
    expect(await sendFile(world, 128 * 1024)).toMatchObject(tooLarge);
  });

  it('lets the proxy refuse a body that is too large', async () => {
    const world = await startWorld();
    const answer = await sendFile(world, 11 * 1024 * 1024).catch(
      ({code}: NodeJS.ErrnoException) => code,
    );
    await until(() => world.proxy.logs.length > 0);
    expect(world.proxy.logs).toMatchObject([{outcome: 'refused', code: 'body_too_large'}]);
    // Caddy closes the connection after its response, so a client that is still sending may see the
    // reset first.
    const isReset = name.startsWith('Caddy') && (answer === 'ECONNRESET' || answer === 'EPIPE');
    if (!isReset) expect(answer).toMatchObject(tooLarge);
    expect(world.api.connections()).toBe(0);
  });
});

describe('a cache in front', () => {
  it('threat 88: stores no response, even if the API allows it and the cache is set up to cache POST', async () => {
    const api = await startUpstream((response) =>
      response.writeHead(200, {'Cache-Control': 'public, max-age=31536000'}).end('ok'),
    );
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
    });
    const port = await startNginx(
      `server { listen 80; location / { proxy_pass http://127.0.0.1:${proxy.port}; proxy_cache all; proxy_cache_key $uri; proxy_cache_methods GET HEAD POST; add_header X-Cache $upstream_cache_status; } }`,
      'proxy_cache_path temp/cache keys_zone=all:1m;',
    );
    const seen = [];
    for (let count = 0; count < 3; count += 1) {
      const {headers} = await post(port, {operation: 'GET /', url: `${api.origin}/`});
      seen.push(headers['x-cache']);
    }
    expect(seen).toEqual(['MISS', 'MISS', 'MISS']);
    expect(api.requests).toHaveLength(3);
  });
});
