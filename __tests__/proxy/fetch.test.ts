import {rspack} from '@rspack/core';
import fs from 'fs';
import os from 'os';
import path from 'path';
import vm from 'vm';
import zlib from 'zlib';
import {createTryItFetch} from '../../plugin/proxy/fetch';
import {createTryItFetch as createNodeFetch} from '../../plugin/proxy/node';
import {createFrameDecoder} from '../../plugin/proxy';
import type {Envelope} from '../../plugin/proxy';
import {closeAfterTest} from './support/closing';
import {manifestFor, SITE} from './support/manifest';
import {envelopeOf} from './support/proxy';

const HOST = 'https://api.example.com';

function ask(envelope: Partial<Envelope> = {}, url = `${SITE}/api/try-it`): Request {
  return new Request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/vnd.try-it+json',
      'X-Try-It': '1',
      Origin: SITE,
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': '192.0.2.1',
    },
    body: JSON.stringify(envelopeOf({operation: 'GET /', url: `${HOST}/`, ...envelope})),
  });
}

const manifest = manifestFor(HOST);
const codeOf = async (response: Response) => ((await response.json()) as {code: string}).code;

/** Reads the response to a request. */
async function read(handle: ReturnType<typeof createTryItFetch> | undefined) {
  const decoder = createFrameDecoder();
  decoder.push(new Uint8Array((await (await handle?.(ask()))?.arrayBuffer()) ?? []));
  return {names: decoder.head()?.headers.map(([name]) => name), end: decoder.end()};
}

/** Bundles the entry point for a worker. */
async function bundle(): Promise<{code: string; modules: string[]}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-it-fetch-'));
  closeAfterTest(() => fs.rmSync(folder, {recursive: true}));
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    entry: path.resolve(__dirname, '../../plugin/proxy/fetch/index.ts'),
    output: {path: folder, filename: 'worker.js', library: {type: 'commonjs2'}},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
  });
  const modules = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      const {errors = [], modules: found = []} =
        stats?.toJson({all: false, errors: true, modules: true, nestedModules: true}) ?? {};
      if (error ?? errors.length > 0) reject(error ?? new Error(errors[0]?.message));
      else resolve(found.map(({name}) => name ?? ''));
    }),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const code = fs.readFileSync(path.join(folder, 'worker.js'), 'utf8');

  return {code, modules};
}

describe('the proxy for runtimes with fetch alone', () => {
  it('bundles for a worker, without a module of Node or Express', async () => {
    // A module of Node would be an error of the bundle: its target has none.
    const {code, modules} = await bundle();
    expect(code).toContain('try-it');
    expect(code).not.toMatch(/\brequire\(["']|\bfrom ["']node:/);
    const foreign = /node_modules\/(?:express|http-proxy|undici|request-filtering-agent|@fastify)/;
    expect(modules.filter((name) => foreign.test(name))).toEqual([]);
    expect(zlib.gzipSync(code).length).toBeLessThan(80 * 1024);

    // Some workers have random numbers and timers only while they handle a request.
    let isStarted = false;
    const afterStart = <Parameters extends unknown[], Result>(
      run: (...parameters: Parameters) => Result,
    ) =>
      jest.fn((...parameters: Parameters) => {
        if (!isStarted) throw new Error('no request yet');
        return run(...parameters);
      });
    const given = {
      module: {exports: {} as {createTryItFetch?: typeof createTryItFetch}},
      setTimeout: afterStart(setTimeout),
      crypto: {
        subtle: crypto.subtle,
        randomUUID: afterStart(() => crypto.randomUUID()),
        getRandomValues: afterStart((bytes: Uint8Array<ArrayBuffer>) =>
          crypto.getRandomValues(bytes),
        ),
      },
    };
    const withoutNode = 'require, process, Buffer, global, setImmediate, __dirname, __filename';
    const names = Object.keys(given).join();
    (vm.runInThisContext(`(({${names}}, ${withoutNode}) => {${code}\n})`) as (all: object) => void)(
      given,
    );
    const handle = given.module.exports.createTryItFetch?.({
      manifest,
      fetch: () => Promise.resolve(new Response('ok')),
    });
    isStarted = true;
    expect((await read(handle)).end).toEqual({complete: true, bytes: 2});
    expect(given.setTimeout).toHaveBeenCalled();
    expect(given.crypto.getRandomValues).toHaveBeenCalled();
  });

  it('asks fetch not to follow redirects, and leaves out headers that describe decoded bytes', async () => {
    const headers = {'Content-Encoding': 'gzip', 'Content-Length': '9', ETag: '"a"'};
    const fetched = jest.fn((_url: unknown, _init?: RequestInit) =>
      Promise.resolve(new Response('decoded', {headers})),
    );
    const {names} = await read(createTryItFetch({manifest, fetch: fetched}));
    expect(fetched.mock.calls).toMatchObject([[expect.anything(), {redirect: 'manual'}]]);
    expect(names).toEqual(['content-type', 'etag']);
  });

  it('refuses what it cannot do before it sends anything', async () => {
    const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    const handle = createTryItFetch({manifest, fetch: fetched});
    const body = {kind: 'text', text: 'x'} as const;
    expect(await codeOf(await handle(ask({body})))).toBe('bad_envelope');
    expect((await handle(ask({}, `${SITE}/other`))).status).toBe(404);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('counts requests only in a store, and fails closed', async () => {
    const counts = new Map<string, number>();
    const handle = createTryItFetch({
      manifest,
      client: ({headers}) => headers.get('cf-connecting-ip'),
      limits: {ratePerClient: 2},
      rateLimitStore: (prefix) => ({
        increment: (key) => {
          const totalHits = (counts.get(prefix + key) ?? 0) + 1;
          counts.set(prefix + key, totalHits);
          return {totalHits};
        },
      }),
      fetch: () => Promise.resolve(new Response('ok')),
    });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await handle(ask());
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(counts.get('try-it:client:192.0.2.1')).toBe(3);
    const failing = createTryItFetch({
      manifest,
      client: () => '192.0.2.1',
      rateLimitStore: () => ({increment: () => Promise.reject(new Error('down'))}),
    });
    expect(await codeOf(await failing(ask()))).toBe('limiter_unavailable');
  });

  it.each([
    [{limits: {ratePerClient: 5}}, 'ratePerClient needs rateLimitStore'],
    [{limits: {maxConnections: 5}}, 'maxConnections is a limit of the host'],
    [{limits: {maxConcurrentPerClient: 5}}, 'need client'],
    [{allowPrivateTargets: ['db:80']}, '"allowPrivateTargets" is not an option'],
    [{manifest: {version: 2}}, 'version 2'],
  ])('refuses an option that would not do what it says: %j', (options, message) => {
    expect(() => createTryItFetch({manifest, ...options})).toThrow(message);
  });

  it('takes a message that arrives slowly', async () => {
    const handle = createTryItFetch({
      manifest,
      limits: {idleTimeoutMs: 1000, totalTimeoutMs: 20_000},
      fetch: () => Promise.resolve(new Response('ok')),
    });
    const whole = await ask().text();
    const parts = [...whole.matchAll(/[\s\S]{1,24}/g)].map(([part]) => part);
    expect(parts.length).toBeGreaterThan(6);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const {url, headers} = ask();
    // Node's own RequestInit has it.
    const init: RequestInit & {duplex: 'half'} = {method: 'POST', headers, body, duplex: 'half'};
    const response = await handle(new Request(url, init));
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it('counts the parts of a message before the runtime makes an object of each', async () => {
    const formData = jest.spyOn(Response.prototype, 'formData');
    const handle = createTryItFetch({manifest});
    const {url, headers} = ask();
    const send = (boundary: string, count: number) => {
      headers.set('Content-Type', `multipart/form-data; boundary=${boundary}`);
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
      const body = `${part.repeat(count)}--x--\r\n`;
      return handle(new Request(url, {method: 'POST', headers, body}));
    };
    const refusal = (await (await send('x', 2000)).json()) as {detail: string};
    expect(refusal.detail).toContain('too many parts');
    expect(await codeOf(await send('"a\\"b"', 1))).toBe('bad_envelope');
    // Boundaries that are spread over chunks count, and what follows is not read.
    const part = new TextEncoder().encode(
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
    );
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const start = at % part.length;
        const piece = part.slice(start, start + 7);
        at += piece.length;
        controller.enqueue(piece);
      },
    });
    headers.set('Content-Type', 'multipart/form-data; boundary=x');
    const init: RequestInit & {duplex: 'half'} = {method: 'POST', headers, body, duplex: 'half'};
    const endless = (await (await handle(new Request(url, init))).json()) as {detail: string};
    expect(endless.detail).toContain('too many parts');
    expect(at / part.length).toBeLessThan(1100);
    expect(formData).not.toHaveBeenCalled();
    await send('x', 3);
    expect(formData).toHaveBeenCalledTimes(1);
    formData.mockRestore();
  });

  it('goes on after a log that fails later', async () => {
    const failed = jest.fn();
    process.once('unhandledRejection', failed);
    const handle = createTryItFetch({
      manifest,
      log: () => Promise.reject(new Error('no log today')),
      fetch: () => Promise.resolve(new Response('ok')),
    });
    await read(handle);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('asks Cloudflare for no response from its cache, and leaves what Cloudflare does not decode', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const value = {userAgent: 'Cloudflare-Workers'};
    Object.defineProperty(globalThis, 'navigator', {configurable: true, value});
    closeAfterTest(() =>
      own
        ? Object.defineProperty(globalThis, 'navigator', own)
        : Reflect.deleteProperty(globalThis, 'navigator'),
    );
    for (const [encoding, headers] of [
      ['gzip', ['content-type']],
      ['deflate', ['content-encoding', 'content-type']],
    ] as const) {
      const fetched = jest.fn((_url: unknown, _init?: RequestInit) =>
        Promise.resolve(new Response('bytes', {headers: {'Content-Encoding': encoding}})),
      );
      const {names} = await read(createTryItFetch({manifest, fetch: fetched}));
      expect(names).toEqual(headers);
      expect(fetched.mock.calls).toMatchObject([[expect.anything(), {cache: 'no-store'}]]);
    }
  });

  it('takes no `fetch` as a function of Node, which connects itself', () => {
    const options = {manifest, fetch: () => Promise.resolve(new Response('ok'))};
    expect(() => createNodeFetch(options)).toThrow('"fetch" is not an option of the proxy.');
  });
});
