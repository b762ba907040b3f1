import dns from 'dns';
import http from 'http';
import type {LookupFunction} from 'net';
import vm from 'vm';
import express from 'express';
import ts from 'typescript';
import {validateOptions} from '../../plugin/options';
import type {Options} from '../../plugin/options';
import {createFrameDecoder} from '../../plugin/proxy';
import type {LogEntry} from '../../plugin/proxy';
import * as fetchEntry from '../../plugin/proxy/fetch';
import * as nodeEntry from '../../plugin/proxy/node';
import {readTable, toTable} from '../exhaustive/proxy/support/table';
import {closeAfterTest, setEnvironment, until} from './support/closing';
import {listBlocks, readBlock} from './support/documentation';
import {planHostFiles} from './support/hostFiles';
import {fakeInternet} from './support/internet';
import {manifestFor, SITE} from './support/manifest';
import {envelopeOf, pageHeaders} from './support/proxy';
import {listen, startUpstream} from './support/upstream';

const PAGE = 'hosts.md';
const NAME = 'docusaurus-plugin-api-reference';

type Log = (entry: LogEntry) => void;
type Handle = (request: Request, ...more: unknown[]) => Promise<Response>;
type Exports = {[name: string]: unknown};

/** A baseUrl that is not the root of a domain. */
const BASE = '/docs/';

/** Runs a file as its host does, with other modules in place of the host's. */
async function load(
  code: string,
  modules: {[name: string]: unknown} = {},
  globals: {[name: string]: unknown} = {},
): Promise<Exports> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const found = (name: string): unknown => {
    const [, base] = /\/build(\/.*)try-it\.json$/.exec(name) ?? [];
    if (base !== undefined) {
      const manifest = manifestFor('http://api.example.com');
      return {...manifest, site: {...manifest.site, baseUrl: base}};
    }
    if (name === `${NAME}/proxy/fetch`) return fetchEntry;
    if (name in modules) return modules[name];
    if (name === `${NAME}/proxy/node`) return nodeEntry;
    throw new Error(`An example imports ${name}`);
  };
  const exports: Exports = {};
  const all: typeof globals = {process, ...globals};
  const names = Object.keys(all);
  // Modules may wait at their top level.
  const run = vm.runInThisContext(
    `(async (exports, require, ${names.join()}) => {${outputText}\n})`,
  ) as (...values: unknown[]) => Promise<void>;
  await run(exports, found, ...names.map((name) => all[name]));
  return exports;
}

const request = (baseUrl = '/'): Request =>
  new Request(`${SITE}${baseUrl}api/try-it`, {
    method: 'POST',
    headers: {...(pageHeaders() as {[name: string]: string}), 'CF-Connecting-IP': '192.0.2.1'},
    body: JSON.stringify(envelopeOf({operation: 'GET /', url: 'http://api.example.com/'})),
  });

/** What a reader's page gets. */
async function read(response: Pick<Response, 'status' | 'arrayBuffer'>): Promise<unknown> {
  const received = new Uint8Array(await response.arrayBuffer());
  // A problem is JSON, without frames: it is shown, so that a failure names its cause.
  if (response.status !== 200)
    return {outer: response.status, body: Buffer.from(received).toString()};
  const decoder = createFrameDecoder();
  const body = Buffer.from(decoder.push(received));
  return {outer: response.status, inner: decoder.head()?.status, body: body.toString()};
}

/** Sends a request to each example by the signature that its host documents. */
const EXAMPLES: {[title: string]: (code: string, baseUrl?: string) => Promise<Response>} = {
  'api/try-it.js': async (code, baseUrl) => {
    const {default: exported} = await load(code);
    return (exported as {fetch: Handle}).fetch(request(baseUrl));
  },
  'netlify/functions/try-it.mjs': async (code, baseUrl) => {
    const {default: handle, config} = await load(code);
    expect(config).toEqual({path: `${baseUrl ?? '/'}api/try-it`});
    return (handle as Handle)(request(baseUrl), {ip: '192.0.2.1', next: () => undefined});
  },
  'worker.js': async (code, baseUrl) => {
    const {default: exported} = await load(code);
    return (exported as {fetch: Handle}).fetch(request(baseUrl), {}, {waitUntil: () => undefined});
  },
  'functions/api/try-it.js': async (code, baseUrl) => {
    const {onRequest} = await load(code);
    const context = {request: request(baseUrl), env: {}, params: {}, waitUntil: () => undefined};
    return (onRequest as (context: object) => Promise<Response>)(context);
  },
  'main.js': async (code, baseUrl) => {
    const serve = jest.fn<void, [Handle]>();
    const files = {serveDir: () => new Response('a page')};
    await load(code, {'jsr:@std/http/file-server': files}, {Deno: {serve}});
    const [[handle] = []] = serve.mock.calls;
    expect(await (await handle?.(new Request(`${SITE}/docs`)))?.text()).toBe('a page');
    return handle?.(request(baseUrl), {remoteAddr: {}}) as Promise<Response>;
  },
  'server.mjs': async (code, baseUrl) => {
    const listened: {port: number}[] = [];
    const createServer = (listener: http.RequestListener) => ({
      listen: async (port: number) => {
        expect(port).toBe(8080);
        listened.push(await listen(http.createServer(listener)));
      },
    });
    await load(code, {'node:http': {createServer}});
    await until(() => listened.length > 0);
    return fetch(new Request(`http://127.0.0.1:${listened[0]?.port}/api/try-it`, request(baseUrl)));
  },
  'src/functions/try-it.mjs': async (code, baseUrl) => {
    const app = {setup: jest.fn(), http: jest.fn<void, [string, {handler: Handle}]>()};
    await load(code, {'@azure/functions': {app}});
    expect(app.setup).toHaveBeenCalledWith({enableHttpStream: true});
    const [, options] = app.http.mock.calls[0] as [string, {handler: Handle}];
    expect(options).toMatchObject({route: 'try-it', methods: ['POST']});
    // Azure's own class has some of the fields of a Request.
    const {url, method, headers, body} = request(baseUrl);
    const own = {url, method, headers, body, query: new URLSearchParams(), params: {}} as object;
    const {body: sent, ...init} = await options.handler(own as Request, {});
    return new Response(sent, init);
  },
  'counted.js': async (code, baseUrl) => {
    const keys: string[] = [];
    const increment = (key: string): number => keys.push(key);
    const {tryIt} = await load(code, {'./counters.js': {increment}});
    const response = await (tryIt as Handle)(request(baseUrl));
    expect(keys).toContain('try-it:client:192.0.2.1');
    expect(response.headers.get('RateLimit')).toContain('r=59');
    return response;
  },
  'counted-in-redis.mjs': async (code, baseUrl) => {
    setEnvironment({REDIS_URL: 'redis://counters:6379'});
    const createRedisStores = jest.fn(() =>
      Promise.resolve({store: () => ({increment: () => ({totalHits: 1})})}),
    );
    const {tryIt} = await load(code, {
      [`${NAME}/proxy/node`]: {...nodeEntry, createRedisStores},
    });
    expect(createRedisStores).toHaveBeenCalledWith('redis://counters:6379');
    return (tryIt as Handle)(request(baseUrl));
  },
};

/** Expects that a request reaches the API, whose name is resolved once. */
async function expectPassage(ask: () => Promise<Response>): Promise<void> {
  const api = await startUpstream();
  const {lookup, lookups} = fakeInternet({
    names: {'api.example.com': ['93.184.215.14']},
    hosts: {'api.example.com:80': api.port},
  });
  const real = dns.lookup as LookupFunction;
  const replaced: LookupFunction = (name, ...rest) =>
    name.endsWith('.com') ? lookup(name, ...rest) : real(name, ...rest);
  const resolve = jest.spyOn(dns, 'lookup').mockImplementation(replaced as typeof dns.lookup);
  closeAfterTest(() => resolve.mockRestore());
  expect(await read(await ask())).toEqual({outer: 200, inner: 200, body: 'ok'});
  expect(api.requests).toMatchObject([{method: 'GET', url: '/'}]);
  expect(lookups).toEqual(['api.example.com']);
}

describe('the files that `init --host` writes', () => {
  const written = planHostFiles(BASE);
  const functions = written.filter(({file}) => file in EXAMPLES);

  it.each(functions.map(({file, text}) => [file, text] as const))(
    '%s passes a request on, below a baseUrl',
    (file, text) =>
      expectPassage(() => EXAMPLES[file]?.(text, BASE) ?? Promise.reject(new Error(file))),
  );

  it('are all run, or are no code', () => {
    expect(functions.map(({file}) => file)).toEqual([
      'api/try-it.js',
      'netlify/functions/try-it.mjs',
      'worker.js',
    ]);
    const others = written.filter(({file}) => /js$/.test(file) && !(file in EXAMPLES));
    expect(others.map(({file}) => file)).toEqual(['netlify/edge-functions/markdown.js']);
  });

  it('give the Markdown of a page to those who ask for it, if there is one', async () => {
    const file = 'netlify/edge-functions/markdown.js';
    const {text} = written.find((each) => each.file === file) ?? {text: ''};
    const {default: handle, config} = await load(text);
    expect(config).toEqual({
      path: ['/docs/api', '/docs/api/*'],
      method: ['GET'],
      header: {accept: 'text/markdown'},
    });
    const pages = ['default/get', 'default/1.0'].map((page) => `${SITE}/docs/api/${page}.md`);
    const next = (request?: Request): Promise<Response> => {
      const url = request?.url ?? 'the page';
      const isThere = request === undefined || pages.includes(url);
      return Promise.resolve(new Response(url, {status: isThere ? 200 : 404}));
    };
    const ask = async (pathname: string): Promise<string | undefined> =>
      (await (handle as Handle)(new Request(`${SITE}${pathname}`), {next}))?.text();
    expect(await ask('/docs/api/default/get')).toBe(`${SITE}/docs/api/default/get.md`);
    expect(await ask('/docs/api/default/get/')).toBe(`${SITE}/docs/api/default/get.md`);
    expect(await ask('/docs/api/default/1.0')).toBe(`${SITE}/docs/api/default/1.0.md`);
    expect(await ask('/docs/api')).toBe('the page');
    expect(await ask('/docs/api/default/get.json')).toBeUndefined();
  });
});

describe('the examples for hosts in the documentation', () => {
  it.each(Object.entries(EXAMPLES))('%s passes a request on', (title, ask) =>
    expectPassage(() => ask(readBlock(PAGE, title))),
  );

  it('are all run', () => {
    const titles = listBlocks(PAGE)
      .map(([, title]) => title)
      .filter((title) => title !== '');
    const others = [
      'vercel.json',
      'netlify.toml',
      'static/_headers',
      'netlify/edge-functions/markdown.js',
      'wrangler.jsonc',
      'Dockerfile',
      '.github/workflows/pages.yml',
      'docusaurus.config.js',
    ];
    expect(titles.sort()).toEqual([...Object.keys(EXAMPLES), ...others].sort());
  });

  it('come with a table of the rows and runtimes of the lane `proxy`', () => {
    expect(readTable()).toBe(toTable());
  });

  it('the Dockerfile starts the server of the page at the port that the adapter asks', () => {
    const lines = readBlock(PAGE, 'Dockerfile').split('\n');
    expect(lines.at(-1)).toBe('CMD ["node", "server.mjs"]');
    expect(lines.join('\n')).toContain('AWS_LWA_PORT=8080');
    expect(readBlock(PAGE, 'server.mjs')).toContain('.listen(8080)');
  });

  it('docusaurus.config.js has options of the plugin', async () => {
    const {default: config} = await load(readBlock(PAGE, 'docusaurus.config.js'));
    const [[name, options] = []] = (config as {plugins: [string, Options][]}).plugins;
    expect(name).toBe(NAME);
    expect(validateOptions({options: options ?? {}})).toMatchObject({tryIt: {proxy: false}});
  });
});

describe('the proxy behind something that reads bodies', () => {
  const manifest = manifestFor('http://api.example.com');
  const read = {
    'a function with (req, res)': async (log: Log) => {
      const handle = nodeEntry.createTryItHandler({manifest, log});
      const app = express().use(express.json({type: () => true}), handle);
      const {port} = await listen(http.createServer(app));
      return fetch(new Request(`http://127.0.0.1:${port}/api/try-it`, request()));
    },
    'a function with Request': async (log: Log) => {
      const used = request();
      await used.text();
      return nodeEntry.createTryItFetch({manifest, log})(used);
    },
  };

  it.each(Object.entries(read))('says so at once: %s', async (_what, ask) => {
    const log = jest.fn<void, [LogEntry]>();
    const response = await ask(log);
    expect(await response.json()).toMatchObject({
      code: 'internal',
      detail: 'This site’s server reads the body of a request before the proxy can.',
    });
    expect(log.mock.calls).toMatchObject([[{reason: 'the body was already read'}]]);
  });
});
