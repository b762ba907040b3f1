import express from 'express';
import http from 'http';
import {createTryItMiddleware} from '../../../plugin/site/devServer';
import type {Envelope, TryItManifest} from '../../../plugin/proxy';
import {startCommand} from '../../proxy/support/command';
import {until} from '../../proxy/support/closing';
import {writeFolder} from '../../proxy/support/files';
import {HOSTILE, startHostile} from '../../proxy/support/hostile';
import {manifestOf} from '../../proxy/support/manifest';
import {envelopeOf, exchange, pageHeaders, startProxy} from '../../proxy/support/proxy';
import type {Answer} from '../../proxy/support/proxy';
import {listen} from '../../proxy/support/upstream';
import type {Upstream} from '../../proxy/support/upstream';

const NAMES = Object.keys(HOSTILE);

type Api = Pick<Upstream, 'origin' | 'host'>;

/**
 * A manifest that names a hostile server in every role: for operations, as a token endpoint, and as
 * metadata that should name a token endpoint.
 */
const manifestFor = ({origin}: Api): TryItManifest =>
  manifestOf({
    servers: [{url: origin}],
    operations: [{key: 'GET /{path}'}],
    auth: NAMES.flatMap((name) => [
      {key: `auth own-${name} token`, url: `${origin}/${name}`},
      {key: `auth found-${name} discovery`, url: `${origin}/${name}`},
    ]),
  });

const WAYS: {[what: string]: (api: Api, name: string) => Partial<Envelope>} = {
  'an operation': ({origin}, name) => ({
    operation: 'GET /{path}',
    method: 'GET',
    url: `${origin}/${name}`,
  }),
  'a token endpoint': ({origin}, name) => ({
    operation: `auth own-${name} token`,
    method: 'POST',
    url: `${origin}/${name}`,
    body: {kind: 'text', text: 'grant_type=x'},
  }),
  metadata: (_api, name) => ({
    operation: `auth found-${name} token`,
    method: 'POST',
    url: 'https://login.example.com/token',
    body: {kind: 'text', text: 'grant_type=x'},
  }),
};

/** Sends an envelope as one of many clients behind a proxy. */
const send = (
  port: number,
  envelope: Partial<Envelope>,
  client: number,
  path = '/api/try-it',
): Promise<Answer> =>
  exchange(
    {
      host: '127.0.0.1',
      port,
      method: 'POST',
      path,
      headers: pageHeaders({'X-Forwarded-For': `198.51.${client >> 8}.${client & 255}`}),
    },
    JSON.stringify(envelopeOf(envelope)),
  );

const health = async (port: number): Promise<string> => {
  const {status, body} = await exchange({host: '127.0.0.1', port, path: '/healthz'});
  return `${status} ${body.toString().trim()}`;
};

describe.each(['serve', 'proxy'])('threat 128: %s frees every slot', (command) => {
  it('after 64 hostile responses at a time, so that 64 good requests succeed', async () => {
    const api = await startHostile();
    const site = writeFolder({
      'build/404.html': 'Not here',
      'build/try-it.json': JSON.stringify(manifestFor(api)),
    });
    const server = await startCommand([
      command,
      site,
      '--trust-proxy',
      '1',
      '--allow-private-targets',
      api.host,
      '--max-response-bytes',
      '100000',
      '--rate-per-client',
      '0',
      '--rate-per-target',
      '0',
    ]);
    const ways = Object.entries(WAYS);
    const ask = (toEnvelope: (client: number) => Partial<Envelope>): Promise<Answer[]> =>
      Promise.all(
        Array.from({length: 64}, (_, client) => send(server.port, toEnvelope(client), client)),
      );
    for (const name of NAMES) {
      // A third each are operations, token endpoints and metadata.
      const hostile = await ask((client) => ({
        ...ways[client % ways.length]?.[1](api, name),
        timeoutMs: 500,
      }));
      // Each client gets a frame, or a refusal that does not blame the proxy. Hostile metadata
      // never allows an endpoint.
      const isRight = ({status}: Answer, client: number): boolean =>
        (ways[client % ways.length]?.[0] === 'metadata'
          ? [403, 502, 504]
          : [200, 502, 504]
        ).includes(status);
      expect({
        name,
        wrong: hostile
          .filter((answer, client) => !isRight(answer, client))
          .map(({status, problem}) => `${status} ${problem?.code}`),
      }).toEqual({name, wrong: []});
      const good = await ask(() => ({url: `${api.origin}/good`}));
      expect({name, good: good.filter(({body}) => body.toString() === 'good').length}).toEqual({
        name,
        good: 64,
      });
    }
    await until(async () => (await health(server.port)) === '200 ok');
    await until(() => api.open() === 0);
    expect(server.stderr().trim().split('\n')).toHaveLength(1);
  }, 300_000);

  it('and reports at /healthz when all slots are taken and when they are free again', async () => {
    const api = await startHostile();
    const site = writeFolder({
      'build/404.html': 'Not here',
      'build/try-it.json': JSON.stringify(manifestFor(api)),
    });
    const server = await startCommand([
      command,
      site,
      '--trust-proxy',
      '1',
      '--allow-private-targets',
      api.host,
      '--max-concurrent',
      '3',
      '--idle-timeout-ms',
      '1000',
    ]);
    const held = [1, 2, 3].map((client) =>
      send(server.port, {url: `${api.origin}/silence`}, client),
    );
    await until(async () => (await health(server.port)) === '503 busy');
    expect(await send(server.port, {url: `${api.origin}/good`}, 4)).toMatchObject({
      status: 503,
      problem: {code: 'busy'},
      headers: {'retry-after': '1'},
    });
    expect((await Promise.all(held)).map(({status}) => status)).toEqual([504, 504, 504]);
    expect(await health(server.port)).toBe('200 ok');
  });
});

describe('threat 128: `start` frees every slot', () => {
  it('after as many hostile responses at a time as one client may have', async () => {
    const api = await startHostile();
    const app = express();
    app.use(createTryItMiddleware(() => manifestFor(api), '/api/try-it', {}));
    const {port} = await listen(http.createServer(app));
    const post = (envelope: Partial<Envelope>): Promise<Answer> =>
      exchange(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/api/try-it',
          headers: pageHeaders({Origin: 'http://localhost:3000'}),
        },
        JSON.stringify(envelopeOf({timeoutMs: 400, ...envelope})),
      );
    // `start` has the default limits, which allow fewer requests per minute.
    for (const name of ['silence', 'switching', 'interim-flood', 'half-closed']) {
      for (const way of ['an operation', 'metadata'])
        await Promise.all(Array.from({length: 6}, () => post(WAYS[way]?.(api, name) ?? {})));
      expect((await post({url: `${api.origin}/good`})).body.toString()).toBe('good');
    }
    await until(() => api.open() === 0);
  });
});

describe('threat 128: a slot', () => {
  const silent = async (limits = {}) => {
    const api = await startHostile();
    return {
      api,
      proxy: await startProxy({
        manifest: manifestFor(api),
        allowPrivateTargets: [api.host],
        limits: {maxConcurrent: 1, idleTimeoutMs: 300, ...limits},
      }),
    };
  };

  it('is freed when the counter store never responds', async () => {
    const api = await startHostile();
    let answers = false;
    const count = async (): Promise<{totalHits: number; resetTime: Date}> =>
      answers ? {totalHits: 1, resetTime: new Date()} : new Promise(() => undefined);
    const proxy = await startProxy({
      manifest: manifestFor(api),
      allowPrivateTargets: [api.host],
      limits: {maxConcurrent: 1, idleTimeoutMs: 300, ratePerClient: 10},
      rateLimitStore: () => ({
        increment: count,
        decrement: async () => undefined,
        resetKey: async () => undefined,
      }),
    });
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({
      status: 503,
      problem: {code: 'limiter_unavailable'},
    });
    answers = true;
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('is freed when a name is never resolved', async () => {
    const {api} = await silent();
    const proxy = await startProxy({
      manifest: manifestOf({
        servers: [{url: 'http://api.example.com'}, {url: api.origin}],
        operations: [{key: 'GET /{path}'}],
      }),
      allowPrivateTargets: [api.host],
      lookup: () => undefined,
      limits: {maxConcurrent: 1, idleTimeoutMs: 300},
    });
    expect(await proxy.send({url: 'http://api.example.com/x'})).toMatchObject({
      status: 504,
      problem: {code: 'upstream_timeout'},
    });
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('is freed when the envelope does not arrive', async () => {
    const {api, proxy} = await silent();
    const slow = http.request({
      host: '127.0.0.1',
      port: proxy.port,
      method: 'POST',
      path: '/api/try-it',
      headers: {...pageHeaders(), 'Content-Length': 1000},
      agent: false,
    });
    slow.write('{"v":');
    slow.on('error', () => undefined);
    expect(
      (await new Promise<http.IncomingMessage>((resolve) => slow.on('response', resolve)))
        .statusCode,
    ).toBe(408);
    expect(proxy.logs).toMatchObject([
      {outcome: 'refused', code: 'request_timeout', reason: 'idle'},
    ]);
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('is freed when the reader leaves a request that waits behind another on the same connection', async () => {
    const {api, proxy} = await silent({maxConcurrent: 2});
    const text = JSON.stringify(envelopeOf({url: `${api.origin}/silence`}));
    const good = JSON.stringify(envelopeOf({url: `${api.origin}/good`}));
    const head = Object.entries(pageHeaders())
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('');
    const socket = (await import('net')).connect(proxy.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      [text, good]
        .map(
          (body) =>
            `POST /api/try-it HTTP/1.1\r\nHost: x\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`,
        )
        .join(''),
    );
    await until(() => api.connections() === 2);
    socket.destroy();
    await until(async () => (await health(proxy.port)) === '200 ok' && proxy.logs.length === 2);
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });
});
