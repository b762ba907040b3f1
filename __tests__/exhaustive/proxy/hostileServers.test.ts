import express from 'express';
import http from 'http';
import {createTryItMiddleware} from '../../../plugin/site/devServer';
import type {Envelope} from '../../../plugin/proxy';
import {startCommand, writeSite} from '../../proxy/support/command';
import {until} from '../../proxy/support/closing';
import {
  HOSTILE_NAMES,
  HOSTILE_WAYS,
  hostileManifest,
  startHostile,
} from '../../proxy/support/hostile';
import {exchange, post} from '../../proxy/support/proxy';
import type {Answer} from '../../proxy/support/proxy';
import {listen} from '../../proxy/support/upstream';
import {words} from '../../proxy/support/words';

/** Sends an envelope as one of many clients behind a proxy. */
const send = (port: number, envelope: Partial<Envelope>, client: number): Promise<Answer> =>
  post(port, envelope, {'X-Forwarded-For': `198.51.${client >> 8}.${client & 255}`});

/** Starts a command for a hostile API. */
async function startFor(command: string, flags: string) {
  const api = await startHostile();
  const own = [writeSite(hostileManifest(api)), '--allow-private-targets', api.host];
  return {api, server: await startCommand([command, ...own, ...words(`--trust-proxy 1 ${flags}`)])};
}

const health = async (port: number): Promise<string> => {
  const {status, body} = await exchange({host: '127.0.0.1', port, path: '/healthz'});
  return `${status} ${body.toString().trim()}`;
};

describe.each(['serve', 'proxy'])('threat 128: %s frees every slot', (command) => {
  it('after 64 hostile responses at a time, so that 64 good requests succeed', async () => {
    const {api, server} = await startFor(
      command,
      '--max-response-bytes 100000 --rate-per-client 0 --rate-per-target 0',
    );
    const ways = Object.entries(HOSTILE_WAYS);
    const ask = (toEnvelope: (client: number) => Partial<Envelope>): Promise<Answer[]> =>
      Promise.all(
        Array.from({length: 64}, (_, client) => send(server.port, toEnvelope(client), client)),
      );
    for (const name of HOSTILE_NAMES) {
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
    const {api, server} = await startFor(command, '--max-concurrent 3 --idle-timeout-ms 1000');
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
    app.use(createTryItMiddleware(() => hostileManifest(api), '/api/try-it', {}));
    const {port} = await listen(http.createServer(app));
    const ask = (envelope: Partial<Envelope>): Promise<Answer> =>
      post(port, {timeoutMs: 400, ...envelope}, {Origin: 'http://localhost:3000'});
    // `start` has the default limits, which allow fewer requests per minute.
    for (const name of ['silence', 'switching', 'interim-flood', 'half-closed']) {
      for (const way of ['an operation', 'metadata'])
        await Promise.all(Array.from({length: 6}, () => ask(HOSTILE_WAYS[way]?.(api, name) ?? {})));
      expect((await ask({url: `${api.origin}/good`})).body.toString()).toBe('good');
    }
    await until(() => api.open() === 0);
  });
});
