import type http from 'http';
import {createRedisStores} from '../../../plugin/proxy';
import {closeAfterTest, until} from '../../proxy/support/closing';
import {readBlock} from '../../proxy/support/documentation';
import {startCommand, writeSite} from '../../proxy/support/command';
import {findPort, startUpstream} from '../../proxy/support/upstream';
import type {StartedProcess} from '../../proxy/support/command';
import {manifestFor} from '../../proxy/support/manifest';
import {startNginx, startRedis, stop} from './programs';
import {exchange, post, startProxy, verdictOf} from '../../proxy/support/proxy';
import type {Answer} from '../../proxy/support/proxy';
import type {Upstream} from '../../proxy/support/upstream';

function send(port: number, {origin}: Pick<Upstream, 'origin'>): Promise<Answer> {
  return post(port, {operation: 'GET /', url: `${origin}/`});
}

async function startInstances(
  api: Upstream,
  redis: number,
  ...flags: string[]
): Promise<{instances: StartedProcess[]; port: number}> {
  const parameters = [
    ...['serve', writeSite(manifestFor(api.origin)), '--allow-private-targets', api.host],
    ...['--trust-proxy', '1', '--redis', `redis://127.0.0.1:${redis}`, ...flags],
  ];
  const instances = await Promise.all([startCommand(parameters), startCommand(parameters)]);
  const servers = instances.map(({port}) => `server 127.0.0.1:${port};`).join('\n');
  return {
    instances,
    port: await startNginx(
      readBlock('deploying.md', '/etc/nginx/conf.d/docs.conf', {'server 127.0.0.1:3000;': servers}),
    ),
  };
}

const count = (server: StartedProcess): number =>
  server
    .stdout()
    .split('\n')
    .filter((line) => line.includes('"answered"')).length;

describe('two instances behind nginx, with Redis', () => {
  it('share the rate limit', async () => {
    const redis = await findPort();
    await startRedis(redis);
    const api = await startUpstream();
    const {instances, port} = await startInstances(api, redis, '--rate-per-client', '10');
    const statuses = await Promise.all(
      Array.from({length: 6}, () => send(port, api).then(({status}) => status)),
    );
    for (let index = 6; index < 20; index += 1) statuses.push((await send(port, api)).status);
    expect(statuses).toEqual(Array.from({length: 20}, (_, index) => (index < 10 ? 200 : 429)));
    expect(api.requests).toHaveLength(10);
    await until(() => instances.reduce((sum, instance) => sum + count(instance), 0) === 10);
    // Both instances took part.
    for (const instance of instances) expect(count(instance)).toBeGreaterThan(0);
  });

  it('keep serving when one of them is killed in the middle of a response', async () => {
    const redis = await findPort();
    await startRedis(redis);
    const held: http.ServerResponse[] = [];
    let hold = true;
    const api = await startUpstream((response) => {
      if (!hold) return void response.end('ok');
      response.write('first ');
      held.push(response);
    });
    const {instances, port} = await startInstances(api, redis);
    const answers = [0, 1].map(() =>
      send(port, api).then(
        ({end}) => end,
        () => undefined,
      ),
    );
    await until(() => held.length === 2);
    instances[0]?.child.kill('SIGKILL');
    await instances[0]?.exit;
    hold = false;
    for (let index = 0; index < 10; index += 1)
      expect(await send(port, api)).toMatchObject({status: 200, end: {complete: true}});
    for (const response of held) response.end('last');
    // One reader sees the response break off; the other receives all of it.
    expect(await Promise.all(answers)).toEqual(
      expect.arrayContaining([undefined, {complete: true, bytes: 10}]),
    );
    expect(await exchange({host: '127.0.0.1', port, path: '/'})).toMatchObject({status: 200});
  });

  it('threat 123: refuse requests while Redis is down or hangs, and recover when it is back', async () => {
    const redis = await findPort();
    const api = await startUpstream();
    // The instances start even without Redis.
    const {port} = await startInstances(api, redis);
    expect(verdictOf(await send(port, api))).toBe('503 limiter_unavailable');
    let server = await startRedis(redis);
    await until(async () => (await send(port, api)).status === 200);
    await stop(server);
    expect(await send(port, api)).toMatchObject({
      status: 503,
      problem: {code: 'limiter_unavailable'},
      headers: {'retry-after': '5'},
    });
    expect(await exchange({host: '127.0.0.1', port, path: '/'})).toMatchObject({status: 200});
    const before = api.requests.length;
    server = await startRedis(redis);
    await until(async () => (await send(port, api)).status === 200);
    expect(api.requests).toHaveLength(before + 1);
    // A Redis that hangs counts as down.
    server.kill('SIGSTOP');
    expect(verdictOf(await send(port, api))).toBe('503 limiter_unavailable');
    server.kill('SIGCONT');
    await until(async () => (await send(port, api)).status === 200);
  });
});

describe('createRedisStores', () => {
  it('stores counters under prefixed keys that expire', async () => {
    const port = await findPort();
    await startRedis(port);
    const stores = await createRedisStores(`redis://127.0.0.1:${port}`);
    closeAfterTest(() => stores.close());
    const api = await startUpstream();
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
      limits: {ratePerClient: 5, ratePerTarget: 5},
      rateLimitStore: stores.store,
    });
    await until(
      async () => (await proxy.send({operation: 'GET /', url: `${api.origin}/`})).status === 200,
    );
    const {createClient} = await import('redis');
    const client = createClient({url: `redis://127.0.0.1:${port}`});
    await client.connect();
    closeAfterTest(() => client.destroy());
    const keys = (await client.keys('*')).sort();
    expect(keys).toEqual(['try-it:client:127.0.0.1', `try-it:target:127.0.0.1 ${api.host}`]);
    for (const key of keys) expect(await client.pTTL(key)).toBeGreaterThan(0);
  });
});
