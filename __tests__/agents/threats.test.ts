import http from 'http';
import {MemoryStore} from 'express-rate-limit';
import {createMcpFetch} from '../../plugin/agents/adapters/fetch';
import {createFilesHandler, type McpOptions} from '../../plugin/agents/adapters/node';
import type {Files} from '../../plugin/agents/library';
import type {LogEntry} from '../../plugin/proxy';
import {until} from '../proxy/support/closing';
import {connect, statusesOf} from '../proxy/support/raw';
import {toListener} from '../proxy/support/toListener.mjs';
import {listen} from '../proxy/support/upstream';
import {openDocuments, SITE, type Opened} from './support/openAgents';

/*
 * The rows of the threat table that concern HTTP, on the endpoint for programs, as a server of Node
 * and as a function that takes a `Request`. `endpoint.test.ts` has those about who may call it.
 */

const SECRET = 'planted-s3cret';

let opened: Opened;
beforeAll(async () => {
  opened = await openDocuments({
    A: {
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      servers: [{url: 'https://a.example.com'}],
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            requestBody: {content: {'application/json': {schema: {type: 'object'}}}},
            responses: {200: {description: 'OK'}},
          },
        },
      },
    },
  });
});

type Options = Pick<McpOptions, 'limits' | 'rateLimitStore'> & {files?: Files};
type Started = {port: number; log: LogEntry[]};

const RUNTIMES: {[name: string]: (options: Options, log: LogEntry[]) => Promise<unknown>} = {
  Node: ({files = opened.files, ...options}, log) =>
    createFilesHandler(files, {...options, log: (entry) => log.push(entry)}),
  fetch: ({files = opened.files, ...options}, log) =>
    Promise.resolve(
      toListener(
        createMcpFetch({
          rateLimitStore: () => new MemoryStore(),
          client: () => '192.0.2.1',
          ...options,
          read: files.read,
          log: (entry) => log.push(entry),
        }),
      ),
    ),
};

const HEAD = [
  'POST /api/mcp HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Accept: application/json, text/event-stream',
  '',
].join('\r\n');
const LIST = {jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}};
const toCall = (name: string, args: object, id = 1) => ({
  ...LIST,
  id,
  method: 'tools/call',
  params: {name, arguments: args},
});

/** Sends a request, and returns the response once all of it is there. */
async function send(port: number, text: string): Promise<string> {
  const caller = connect(port, text);
  const isWhole = () => {
    const [head = '', body] = caller.received.split('\r\n\r\n', 2);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (caller.isClosed || (body !== undefined && / 204 /.test(head))) return true;
    return length === undefined
      ? caller.received.endsWith('\r\n0\r\n\r\n')
      : body !== undefined && body.length >= Number(length);
  };
  await until(isWhole);
  caller.socket.destroy();
  return caller.received;
}

const format = (body: string, headers = '') =>
  `${HEAD}Connection: close\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe.each(Object.entries(RUNTIMES))('the endpoint for programs in %s', (_name, create) => {
  async function start(options: Options = {}): Promise<Started> {
    const log: LogEntry[] = [];
    const handler = (await create(options, log)) as http.RequestListener;
    const {port} = await listen(http.createServer(handler));
    return {port, log};
  }
  const ask = async ({port}: Started, value: unknown, headers = ''): Promise<string> =>
    send(port, format(typeof value === 'string' ? value : JSON.stringify(value), headers));
  const statusOf = (received: string) => statusesOf({received})[0];

  it('threat 78: answers at its exact path alone', async () => {
    const {port} = await start();
    for (const target of [
      '/api/mcp/',
      '/api/mcp;x',
      '/API/MCP',
      '/api//mcp',
      '/api/mcp%2f',
      '/api/x/../mcp/',
    ])
      expect(statusOf(await send(port, format('{}').replace('/api/mcp', target)))).toBe(404);
    expect(statusOf(await send(port, format('{}').replace('POST', 'CONNECT')))).not.toBe(200);
  });

  it('threat 74, 75: is not told by headers where it is', async () => {
    const started = await start();
    const asks = [
      'X-Forwarded-Host: localhost\r\nOrigin: http://localhost\r\n',
      `X-Forwarded-Host: docs.example.com\r\nOrigin: https://evil.example\r\n`,
      `Origin: ${SITE.toUpperCase()}\r\n`,
      `Origin: ${SITE}, https://evil.example\r\n`,
    ];
    for (const headers of asks) expect(statusOf(await ask(started, LIST, headers))).toBe(403);
    for (const host of ['evil.example', 'localhost.', 'docs.example.com.evil.example'])
      expect(
        statusOf(
          await send(started.port, format('{}').replace('Host: localhost', `Host: ${host}`)),
        ),
      ).not.toBe(200);
  });

  it('threat 81, 86, 88, 126, 170: whatever it answers is inert, and no cache keeps it', async () => {
    const started = await start({limits: {ratePerClient: 4}});
    const answers = [
      await ask(started, LIST),
      await ask(started, '{'),
      await ask(started, LIST, 'Origin: null\r\n'),
      await send(started.port, format('').replace('POST', 'OPTIONS')),
      await send(started.port, format('').replace('POST', 'GET')),
      await ask(started, LIST),
    ];
    expect(answers.map(statusOf)).toEqual([200, 400, 403, 204, 405, 429]);
    for (const answer of answers) {
      const head = answer.slice(0, answer.indexOf('\r\n\r\n'));
      expect(head).toMatch(/^x-content-type-options: nosniff$/im);
      expect(head).toMatch(/^content-security-policy: sandbox; default-src 'none'$/im);
      expect(head).toMatch(/^cross-origin-resource-policy: same-origin$/im);
      expect(head).toMatch(/^cache-control: no-store, no-transform$/im);
      expect(head).not.toMatch(/^(?:access-control-|set-cookie|location|server|x-powered-by)/im);
    }
    expect(await send(started.port, format('').replace('/api/mcp', '/x'))).toMatch(
      /^x-content-type-options: nosniff$/im,
    );
  });

  it('threat 97: its log has nothing of what a caller sends', async () => {
    const started = await start();
    await ask(started, toCall(SECRET, {[SECRET]: `${SECRET}\nforged line`}), `X-A: ${SECRET}\r\n`);
    await ask(started, `{"${SECRET}`, `Authorization: Bearer ${SECRET}\r\n`);
    await ask(started, LIST, `Origin: https://${SECRET}.example\r\n`);
    expect(started.log.map(({outcome}) => outcome)).toEqual(['answered', 'answered', 'refused']);
    expect(JSON.stringify(started.log)).not.toContain(SECRET);
  });

  it('threat 98, 137: a failure names no file and no address of the server', async () => {
    let isBroken = false;
    let revision = 0;
    const started = await start({
      files: {
        read: (path) =>
          isBroken
            ? Promise.reject(new Error(`ENOENT: /srv/${SECRET}/${path}`))
            : opened.files.read(path),
        revision: () => revision,
      },
    });
    expect(statusOf(await ask(started, LIST))).toBe(200);
    isBroken = true;
    revision++;
    const calls = [
      LIST,
      toCall('search', {query: 'a'}),
      {...LIST, method: 'resources/read', params: {uri: `${SITE}/api/default.md`}},
    ];
    for (const call of calls) {
      const answer = await ask(started, call);
      expect(answer).not.toMatch(new RegExp(`${SECRET}|ENOENT|node_modules| at `));
    }
    isBroken = false;
    expect(await ask(started, toCall('search', {query: 'a'}))).toContain('POST /a');
  });

  it.each([
    `${SITE}/api/../package.json`,
    `${SITE}/api/%2e%2e/%2e%2e/etc/passwd.md`,
    `${SITE}/api/..%2f..%2fsecret.md`,
    `${SITE}/api/default\\..\\..\\x.md`,
    `${SITE}/api/mcp/index.json`,
    `${SITE}/api/default.md%00.md`,
    'https://evil.example/api/default.md',
    'file:///etc/passwd',
  ])('threat 43, 44: gives no file but its pages: %s', async (uri) => {
    const started = await start();
    const answer = await ask(started, {...LIST, method: 'resources/read', params: {uri}});
    expect(answer).toContain('"error"');
    expect(answer).not.toContain('"contents"');
  });

  it('threat 103, 104, 106, 113: refuses framing that two programs could read differently', async () => {
    const {port} = await start();
    const body = JSON.stringify(LIST);
    const twice = `Transfer-Encoding: chunked\r\nContent-Length: ${body.length}\r\n\r\n0\r\n\r\n`;
    expect(statusOf(await send(port, `${HEAD}${twice}`))).toBe(400);
    expect(
      statusOf(await send(port, `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`)),
    ).toBe(400);
    expect(statusOf(await send(port, `${HEAD}X: a\x00b\r\n\r\n`))).toBe(400);
    expect(
      statusOf(
        await send(
          port,
          format('').replace('POST', 'GET').replace('close', 'Upgrade\r\nUpgrade: websocket'),
        ),
      ),
    ).not.toBe(101);
  });

  it('threat 114: refuses what is longer than its limit while it arrives', async () => {
    const {port} = await start({limits: {maxRequestBytes: 1000}});
    const chunk = `3e8\r\n${'x'.repeat(1000)}\r\n`;
    const head = `${HEAD}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(statusOf(await send(port, head + chunk + chunk))).toBe(413);
    expect(
      statusOf(await send(port, `${HEAD}Connection: close\r\nContent-Length: 99999999\r\n\r\n`)),
    ).toBe(413);
  });

  it('threat 116: inflates nothing', async () => {
    const started = await start();
    for (const encoding of ['gzip', 'br', 'deflate', 'identity'])
      expect(statusOf(await ask(started, LIST, `Content-Encoding: ${encoding}\r\n`))).toBe(415);
  });

  it('threat 119: gives a caller that sends slowly no more than its time', async () => {
    const {port, log} = await start({limits: {totalTimeoutMs: 100, idleTimeoutMs: 100}});
    const caller = connect(port, `${HEAD}Content-Length: 500\r\n\r\n{"jsonrpc"`);
    await until(() => statusesOf(caller).length > 0);
    expect(statusesOf(caller)).toEqual([408]);
    await until(() => log.length > 0);
    expect(log[0]).toMatchObject({outcome: 'refused', code: 'request_timeout'});
  });

  it('threat 121, 128: lets a client wait in few places, and gives them back', async () => {
    const started = await start({limits: {maxConcurrentPerClient: 1, totalTimeoutMs: 60_000}});
    const slow = connect(started.port, `${HEAD}Content-Length: 500\r\n\r\n{`);
    await until(async () => statusOf(await ask(started, LIST)) === 503);
    expect(await ask(started, LIST)).toMatch(/^retry-after: 1$/im);
    slow.socket.destroy();
    await until(async () => statusOf(await ask(started, LIST)) === 200);
    expect(started.log.at(-1)).toMatchObject({outcome: 'answered', status: 200});
  });

  it('threat 122: counts a client whatever it says about itself', async () => {
    const started = await start({limits: {ratePerClient: 2}});
    const statuses: (number | undefined)[] = [];
    for (const last of [1, 2, 3])
      statuses.push(
        statusOf(
          await ask(
            started,
            LIST,
            `X-Forwarded-For: 192.0.2.${last}\r\nForwarded: for=192.0.2.${last}\r\nX-Real-IP: 192.0.2.${last}\r\n`,
          ),
        ),
      );
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('threat 123: refuses while the store of its counters fails', async () => {
    const started = await start({
      rateLimitStore: () => ({increment: () => Promise.reject(new Error(`redis://${SECRET}`))}),
    });
    const answer = await ask(started, LIST);
    expect(statusOf(answer)).toBe(503);
    expect(answer).toContain('limiter_unavailable');
    expect(answer).not.toContain(SECRET);
  });

  it('threat 124: does not answer many calls for the price of one', async () => {
    const started = await start();
    const batch = Array.from({length: 100}, (_, id) => toCall('search', {query: 'a'}, id));
    const answer = await ask(started, batch);
    expect(answer.match(/"count\\":2/g)).toHaveLength(10);
    expect(answer.match(/This request has too many calls/g)).toHaveLength(90);
    expect(statusOf(await ask(started, [...batch, LIST]))).toBe(400);
  });

  it('threat 125: survives deep and wide values', async () => {
    const started = await start();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const wide = `{${Array.from({length: 50_000}, (_, id) => `"k${id}": 1`).join()}}`;
    const call = JSON.stringify(toCall('build_request', {operation: 'a', body: 0}));
    for (const value of [deep, wide, '{"__proto__": {"polluted": true}}'])
      expect(statusOf(await ask(started, call.replace('"body":0', `"body":${value}`)))).toBe(200);
    expect(({} as {polluted?: true}).polluted).toBeUndefined();
    expect(statusOf(await ask(started, LIST))).toBe(200);
  });
});
