import http from 'http';
import {createMcpFetch} from '../../../plugin/agents/adapters/fetch';
import {createFilesHandler} from '../../../plugin/agents/adapters/node';
import {createRedisStores} from '../../../plugin/proxy';
import {openDocuments, type Opened} from '../../agents/support/openAgents';
import {closeAfterTest, until} from '../../proxy/support/closing';
import {toListener} from '../../proxy/support/toListener.mjs';
import {findPort, listen} from '../../proxy/support/upstream';
import {startRedis, stop} from './programs';

let opened: Opened;
beforeAll(async () => {
  const paths = {'/a': {get: {responses: {200: {description: 'OK'}}}}};
  opened = await openDocuments({A: {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths}});
});

const ask = async (port: number): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/mcp`, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}}),
  });
  await response.text();
  return response.status;
};

describe('the endpoint for programs, with Redis', () => {
  it('threat 122, 123: instances share their counts, and refuse while there are none', async () => {
    const redis = await findPort();
    let server = await startRedis(redis);
    const {store, close} = await createRedisStores(`redis://127.0.0.1:${redis}`);
    closeAfterTest(close);
    const options = {rateLimitStore: store, limits: {ratePerClient: 4}};
    const create = () => createFilesHandler(opened.files, options);
    const ports: number[] = [];
    for (const handler of [
      await create(),
      await create(),
      toListener(createMcpFetch({...options, read: opened.files.read, client: () => '127.0.0.1'})),
    ])
      ports.push((await listen(http.createServer(handler))).port);
    const [one = 0, two = 0, three = 0] = ports;
    await until(async () => (await ask(one)) === 200);
    expect(await ask(two)).toBe(200);
    expect(await ask(three)).toBe(200);
    expect(await ask(one)).toBe(200);
    for (const port of ports) expect(await ask(port)).toBe(429);
    const {createClient} = await import('redis');
    const client = createClient({url: `redis://127.0.0.1:${redis}`});
    await client.connect();
    expect(await client.keys('*')).toEqual(['mcp:client:127.0.0.1']);
    expect(await client.pTTL('mcp:client:127.0.0.1')).toBeGreaterThan(0);
    client.destroy();
    await stop(server);
    for (const port of ports) expect(await ask(port)).toBe(503);
    server = await startRedis(redis);
    await until(async () => (await ask(one)) === 200);
  });
});
