import http from 'http';
import type {AddressInfo} from 'net';
import net from 'net';
import type {LogEntry} from '../../plugin/proxy';
import {
  createFilesHandler,
  createMcpFetch as createFolderFetch,
  type McpOptions,
} from '../../plugin/agents/adapters/node';
import {createMcpFetch} from '../../plugin/agents/adapters/fetch';
import {openDocuments, SITE, type Opened} from './support/openAgents';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  servers: [{url: 'https://a.example.com'}],
  paths: {'/a': {get: {operationId: 'a', responses: {200: {description: 'OK'}}}}},
};

let opened: Opened;
beforeAll(async () => {
  opened = await openDocuments({A: DOCUMENT});
});

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The endpoint on a server of its own, with the lines of its log. */
async function start(options: Omit<McpOptions, 'folder'> = {}) {
  const log: LogEntry[] = [];
  const handler = await createFilesHandler(opened.files, {
    log: (entry) => log.push(entry),
    ...options,
  });
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  return {log, port, url: `http://127.0.0.1:${port}/api/mcp`};
}

const LIST = {jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}};
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** A request with exactly these headers; `fetch` would not send some of them. */
function ask(
  port: number,
  {
    method = 'POST',
    headers = {},
    body = JSON.stringify(LIST),
  }: {method?: string; headers?: {[name: string]: string}; body?: string},
): Promise<{status: number; headers: http.IncomingHttpHeaders; text: string}> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {port, host: '127.0.0.1', path: '/api/mcp', method, headers: {...HEADERS, ...headers}},
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, text}),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

describe('the endpoint for programs', () => {
  it.each([
    ['a program', {}, 200],
    ['a page of the site', {origin: SITE, 'sec-fetch-site': 'same-origin'}, 200],
    ['a page of another site', {origin: 'https://evil.example'}, 403],
    ['a page without an origin', {origin: 'null'}, 403],
    ['a subdomain of the site', {origin: 'https://docs.example.com.evil.example'}, 403],
    ['another port of the site', {origin: 'https://docs.example.com:8443'}, 403],
    ['a page that a browser calls foreign', {'sec-fetch-site': 'cross-site'}, 403],
    ['a name that points here (DNS rebinding)', {host: 'evil.example'}, 403],
    ['a name that ends like the site', {host: 'docs.example.com.evil.example'}, 403],
    ['a name before the name', {host: 'localhost@evil.example'}, 403],
    ['a name with two ports', {host: 'localhost:80:80'}, 403],
    ['the host of the site', {host: 'docs.example.com'}, 200],
    ['a form', {'content-type': 'application/x-www-form-urlencoded'}, 415],
    ['a form that poses as JSON', {'content-type': 'text/plain'}, 415],
    ['compressed bytes', {'content-encoding': 'gzip'}, 415],
    ['Expect', {expect: '100-continue'}, 417],
  ])('answers %s with %j as %i', async (_who, headers, status) => {
    const {port} = await start();
    const answer = await ask(port, {headers});
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['GET', 'DELETE', 'PUT', 'HEAD', 'PATCH'])('refuses %s', async (method) => {
    const {port} = await start();
    const {status, headers} = await ask(port, {method, body: ''});
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  it('grants no preflight', async () => {
    const {port} = await start();
    const {status, headers} = await ask(port, {
      method: 'OPTIONS',
      body: '',
      headers: {origin: 'https://evil.example'},
    });
    expect(status).toBe(204);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('refuses a body that is too large, whether its length is told or not', async () => {
    const {port, url} = await start({limits: {maxRequestBytes: 2000}});
    const long = JSON.stringify({...LIST, params: {_meta: {x: 'a'.repeat(4000)}}});
    expect((await ask(port, {body: long})).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(long));
        controller.close();
      },
    });
    const init: RequestInit & {duplex: 'half'} = {
      method: 'POST',
      headers: HEADERS,
      body: stream,
      duplex: 'half',
    };
    expect((await fetch(url, init)).status).toBe(413);
  });

  it('counts the requests of a client, and says when it may come again', async () => {
    const {port, log} = await start({limits: {ratePerClient: 2}});
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push(await ask(port, {}));
    expect(statuses.map(({status}) => status)).toEqual([200, 200, 429, 429]);
    expect(Number(statuses[3]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(log.map(({outcome, code, endpoint}) => [endpoint, outcome, code])).toEqual([
      ['mcp', 'answered', undefined],
      ['mcp', 'answered', undefined],
      ['mcp', 'refused', 'rate_limited'],
      ['mcp', 'refused', 'rate_limited'],
    ]);
    expect(JSON.stringify(log)).not.toContain('127.0.0.1');
  });

  it.each([
    ['no JSON', '{'],
    ['an empty body', ''],
    ['no request', '7'],
    ['a deep value', '['.repeat(50_000)],
    ['an unknown method', JSON.stringify({...LIST, method: 'x/y'})],
    ['a prototype', '{"__proto__":{"x":1},"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
  ])('answers %s with an error of the protocol, and goes on', async (_what, body) => {
    const {port} = await start();
    const {status, text} = await ask(port, {body});
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\bat .*\.[jt]s/);
    expect((await ask(port, {})).status).toBe(200);
  });

  it('survives a client that leaves in the middle of its request', async () => {
    const {port, log} = await start();
    const socket = net.connect(port, '127.0.0.1');
    await new Promise<unknown>((resolve) =>
      socket.write(
        'POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"jsonrpc"',
        resolve,
      ),
    );
    socket.destroy();
    expect((await ask(port, {})).status).toBe(200);
    expect(log.filter(({outcome}) => outcome === 'answered').length).toBeGreaterThan(0);
  });

  it('leaves other paths alone', async () => {
    const {port} = await start();
    for (const path of ['/api/mcp/', '/api/mcp/index.json', '/API/mcp', '/api//mcp'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`, {method: 'POST'})).status).toBe(404);
  });

  it('has the same checks where a function takes a Request', async () => {
    const handle = createMcpFetch({read: opened.files.read});
    const send = (headers: {[name: string]: string}, url = `${SITE}/api/mcp`) =>
      handle(
        new Request(url, {
          method: 'POST',
          headers: {...HEADERS, ...headers},
          body: JSON.stringify(LIST),
        }),
      );
    expect((await send({})).status).toBe(200);
    expect((await send({origin: 'https://evil.example'})).status).toBe(403);
    expect((await send({}, 'https://evil.example/api/mcp')).status).toBe(403);
    expect((await send({'content-type': 'text/plain'})).status).toBe(415);
    expect((await handle(new Request(`${SITE}/api/mcp`))).status).toBe(405);
    expect((await handle(new Request(`${SITE}/api/other`))).status).toBe(404);
  });

  it('reads the files of a function with the first request, and again if that failed', async () => {
    let isThere = false;
    const handle = createMcpFetch({
      read: (path) => (isThere ? opened.files.read(path) : Promise.resolve(undefined)),
    });
    const send = () => handle(new Request(`${SITE}/api/mcp`));
    await expect(send()).rejects.toThrow('Build the site with the option `mcp: {enabled: true}`');
    isThere = true;
    expect((await send()).status).toBe(405);
  });

  it('says in one sentence which option is wrong, or what is missing', async () => {
    const read = opened.files.read;
    expect(() => createMcpFetch({read, origins: ['docs']})).toThrow('origins takes origins');
    expect(() => createMcpFetch({read, folder: 'build'} as never)).toThrow('"folder" is not');
    expect(() => createFolderFetch({} as never)).toThrow('folder must be');
    await expect(createFilesHandler(opened.files, {trustProxy: -1})).rejects.toThrow('trustProxy');
    await expect(createFilesHandler(opened.files, {origins: ['docs']})).rejects.toThrow(
      'origins takes origins',
    );
    await expect(createFilesHandler({read: () => Promise.resolve(undefined)}, {})).rejects.toThrow(
      'Build the site with the option `mcp: {enabled: true}`',
    );
  });
});
