import express from 'express';
import http from 'http';
import type {AddressInfo} from 'net';
import type {LoadedDocument} from '../../plugin/document/types';
import type {Site} from '../../plugin/types';
import {
  createDownloadMiddleware,
  createFormerMiddleware,
  createTextMiddleware,
  createTryItMiddleware,
  type FormerPages,
} from '../../plugin/site/devServer';
import {createFindFormer} from '../../plugin/proxy/formerTable';
import {toEnvelope} from '../support/envelope';
import {standIn} from '../support/standIn';
import {post, verdictOf} from '../proxy/support/proxy';
import type {TryItHandler, TryItManifest} from '../../plugin/proxy';

async function serve(
  handler: express.RequestHandler,
): Promise<{origin: string; port: number; close: () => Promise<void>}> {
  // Docusaurus's development server is an Express application, too.
  const server = http.createServer(express().use(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('documents in development', () => {
  const content = standIn<Site>({
    tabs: [
      {
        config: {tabId: 'default'},
        documents: [
          standIn<LoadedDocument>({
            files: ['openapi.yaml'],
            texts: new Map([['openapi.yaml', 'openapi: 3.1.0\n']]),
          }),
        ],
        downloads: [{url: '/api/default/document/openapi.yaml', file: 'openapi.yaml'}],
      },
    ],
  });

  it('are served unchanged; other paths and methods get 404', async () => {
    const {origin, close} = await serve(createDownloadMiddleware(() => content, '/api'));
    const found = await fetch(`${origin}/api/default/document/openapi.yaml?v=1`);
    expect([found.status, await found.text()]).toEqual([200, 'openapi: 3.1.0\n']);
    expect(found.headers.get('content-type')).toContain('yaml');
    expect((await fetch(`${origin}/api/default/document/%2e%2e/package.json`)).status).toBe(404);
    expect(
      (await fetch(`${origin}/api/default/document/openapi.yaml`, {method: 'POST'})).status,
    ).toBe(404);
    await close();
  });

  it('are served below a tab with letters of any script, which browsers encode', async () => {
    const [tab] = content.tabs;
    const named = {
      ...content,
      tabs: [
        {
          ...tab!,
          downloads: [{url: '/api/gr%C3%B6%C3%9Fe/document/openapi.yaml', file: 'openapi.yaml'}],
        },
      ],
    } as Site;
    const {origin, close} = await serve(createDownloadMiddleware(() => named, '/api'));
    expect((await fetch(`${origin}/api/größe/document/openapi.yaml`)).status).toBe(200);
    await close();
  });

  it('are not served before they are loaded', async () => {
    const {origin, close} = await serve(createDownloadMiddleware(() => undefined, '/api'));
    expect((await fetch(`${origin}/api/default/document/openapi.yaml`)).status).toBe(404);
    await close();
  });
});

const SITE = {baseUrl: '/docs/', siteUrl: 'https://docs.example.com'};

describe('the other formats of pages in development', () => {
  it.each([
    ['Markdown', 'get.md', 'text/markdown'],
    ['Markdown of a route in another script', '用户/get.md', 'text/markdown'],
    ['the feed of the changelog', 'changelog.atom', 'application/atom+xml'],
  ])(
    'are served with their media type; unknown files get 404: %s',
    async (_name, file, mediaType) => {
      const {origin, close} = await serve(
        createTextMiddleware(
          () => [{url: `/docs/api/default/${file}`, mediaType, text: () => '# Pets'}],
          SITE,
        ),
      );
      const found = await fetch(`${origin}/docs/api/default/${file}`);
      expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
        200,
        `${mediaType}; charset=utf-8`,
        '# Pets',
      ]);
      expect((await fetch(`${origin}/docs/api/default/other-${file}`)).status).toBe(404);
      await close();
    },
  );
});

it('the parts of a long text are served, and no others', async () => {
  const text = () => `# Pets\n\n${'word '.repeat(20_000)}`;
  const {origin, close} = await serve(
    createTextMiddleware(() => [{url: '/docs/api/get.md', mediaType: 'text/markdown', text}], SITE),
  );
  const statuses = await Promise.all(
    ['get.md', 'get.2.md', 'get.1.md', 'get.99.md'].map(
      async (file) => (await fetch(`${origin}/docs/api/${file}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
  await close();
});

describe('the Try It proxy in development', () => {
  let api: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    api = await serve((_request, response) => response.end('from the API'));
  });
  afterAll(() => api.close());

  const toManifest = (): TryItManifest => ({
    version: 1,
    site: {url: 'https://docs.example.com', baseUrl: '/'},
    documents: [
      {id: 'default', servers: [{url: api.origin}], operations: [{key: 'GET /things'}], auth: []},
    ],
  });
  const ask = async (port: number, origin: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/try-it`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/vnd.try-it+json',
        'X-Try-It': '1',
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify(toEnvelope(api.origin, '/things')),
    });
    return {status: response.status, text: await response.text()};
  };
  const serveProxy = async (host: string) => {
    const late: {handler?: TryItHandler} = {};
    const {port, close} = await serve((request, response, next) =>
      late.handler!(request, response, next),
    );
    late.handler = createTryItMiddleware(toManifest, '/api/try-it', {host, port});
    return {port, close};
  };
  const send = async (host: string) => {
    const {port, close} = await serveProxy(host);
    const answer = await ask(port, `http://localhost:${port}`);
    await close();
    return answer;
  };

  it('reaches an API on this machine if the server is bound to this machine', async () => {
    const {status, text} = await send('localhost');
    expect(status).toBe(200);
    expect(text).toContain('from the API');
  });

  it('works in a server other than Express, and leaves other requests unchanged', async () => {
    const handle: {current?: TryItHandler} = {};
    const server = http.createServer((request, response) => {
      const given = [Object.getPrototypeOf(request), Object.getPrototypeOf(response)] as unknown[];
      handle.current!(request, response, () =>
        response.end(
          String(
            given[0] === Object.getPrototypeOf(request) &&
              given[1] === Object.getPrototypeOf(response),
          ),
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    handle.current = createTryItMiddleware(toManifest, '/api/try-it', {host: '127.0.0.1', port});
    expect(await ask(port, `http://127.0.0.1:${port}`)).toEqual({
      status: 200,
      text: expect.stringContaining('from the API') as string,
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe('true');
    await new Promise((resolve) => server.close(resolve));
  });

  it('does not reach this machine if the server is visible to others', async () => {
    expect((await send('0.0.0.0')).status).toBe(403);
  });

  it('does not load Express when the plugin is loaded, as in a build', () => {
    const load = jest.fn(() => ({}));
    jest.isolateModules(() => {
      jest.doMock('express', load);
      jest.requireActual('../../plugin');
    });
    jest.dontMock('express');
    expect(load).not.toHaveBeenCalled();
  });

  it('threat 75: refuses every caller that is not a page of this server', async () => {
    const {port, close} = await serveProxy('localhost');
    const own = `http://localhost:${port}`;
    const judge = async (headers: {[name: string]: string | undefined}) =>
      verdictOf(
        await post(
          port,
          {document: 'default', operation: 'GET /things', url: `${api.origin}/things`},
          {Origin: own, 'Sec-Fetch-Site': 'same-origin', ...headers},
        ),
      );
    expect(await judge({})).toBe('200');
    for (const headers of [
      // A name of the attacker's that leads to this machine: rebinding.
      {Host: `evil.example:${port}`, Origin: `http://evil.example:${port}`},
      {Host: `localhost.evil.example:${port}`, Origin: `http://localhost.evil.example:${port}`},
      // Another user of this machine, another scheme, and no origin.
      {Origin: `http://localhost:${port + 1}`},
      {Origin: `http://localhost`},
      {Origin: `https://localhost:${port}`},
      {Origin: `http://localhost.:${port}`},
      {Origin: `http://127.0.0.2:${port}`},
      {Origin: 'null'},
      {Origin: undefined},
      {Origin: undefined, Referer: `${own}/`},
      {Origin: `${own}, http://evil.example`},
      {'Sec-Fetch-Site': 'same-site'},
      {'Sec-Fetch-Site': 'cross-site'},
      {'Sec-Fetch-Site': 'none'},
      {'X-Try-It': undefined},
    ])
      expect([headers, await judge(headers)]).toEqual([headers, '403 forbidden_origin']);
    await close();
  });
});

describe('former addresses in development', () => {
  const pages: FormerPages = {
    find: createFindFormer(
      {redirects: {'/docs/api/old': '/docs/api/new'}, gone: {'/docs/api/gone': '2026-11-29'}},
      '/docs/',
    ),
    hasFormat: (url) => url === '/docs/api/new.md',
    toHtml: (url) => (url.startsWith('/docs/api/gone') ? '<h1>Gone</h1>' : undefined),
  };

  it('answer as `serve` does', async () => {
    const {origin, close} = await serve(createFormerMiddleware(() => pages, '/docs/'));
    const ask = async (url: string, method = 'GET') => {
      const response = await fetch(origin + url, {method, redirect: 'manual'});
      const location = response.headers.get('location');
      return `${response.status} ${location ?? (await response.text())}`;
    };
    expect(await ask('/docs/api/old?x=1')).toBe('308 /docs/api/new?x=1');
    expect(await ask('/docs/api/old/')).toBe('308 /docs/api/new');
    expect(await ask('/docs/api/old.md')).toBe('308 /docs/api/new.md');
    expect(await ask('/docs/api/old.json')).toMatch(/^404 /);
    expect(await ask('/docs/api/gone')).toBe('410 <h1>Gone</h1>');
    expect(await ask('/docs/api/gone/?x')).toBe('410 <h1>Gone</h1>');
    expect(await ask('/docs/api/gone.json')).toBe('410 Gone.\n');
    expect(await ask('/docs/api/gone', 'HEAD')).toBe('410 ');
    expect(await ask('/docs/api/new')).toMatch(/^404 /);
    expect(await ask('/docs/api/old', 'POST')).toMatch(/^404 /);
    await close();
  });

  it('are not known before the pages are', async () => {
    const {origin, close} = await serve(createFormerMiddleware(() => undefined, '/docs/'));
    expect((await fetch(`${origin}/docs/api/old`)).status).toBe(404);
    await close();
  });
});
