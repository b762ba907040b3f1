import compression from 'compression';
import express from 'express';
import http from 'http';
import net from 'net';
import zlib from 'zlib';
import {createTryItRouter, DEFAULT_LIMITS} from '../../../plugin/proxy';
import type {LogEntry} from '../../../plugin/proxy';
import {closeAfterTest, until} from '../support/closing';
import {manifestFor} from '../support/manifest';
import {formatForm, sendParts} from '../support/multipart';
import {envelopeOf, pageHeaders, startProxy, startWorld, verdictOf} from '../support/proxy';
import type {RunningProxy} from '../support/proxy';
import {RAW_HEAD} from '../support/raw';
import {listen, startRawUpstream, startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

const MB = 1024 * 1024;

const POST = (api: {origin: string}) => ({
  operation: 'POST /',
  method: 'POST',
  url: `${api.origin}/`,
});
/** An envelope for a request whose body comes in the next part of a form. */
const streamed = (api: {origin: string}): string =>
  JSON.stringify(envelopeOf({...POST(api), body: {kind: 'stream'}}));

/** Sends a request and leaves its response to the test. */
function open(
  proxy: Pick<RunningProxy, 'port'>,
  api: Pick<Upstream, 'origin'>,
): {request: http.ClientRequest; response: Promise<http.IncomingMessage>} {
  const request = http.request({
    host: '127.0.0.1',
    port: proxy.port,
    method: 'POST',
    path: '/api/try-it',
    headers: pageHeaders(),
    agent: false,
  });
  const response = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  response.catch(() => undefined);
  request.end(JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})));
  return {request, response};
}

describe('resources: the proxy', () => {
  it('has the documented limits', () => {
    expect(DEFAULT_LIMITS).toMatchObject({
      maxRequestBytes: 10 * MB,
      maxResponseBytes: 25 * MB,
      idleTimeoutMs: 15_000,
      totalTimeoutMs: 30_000,
      streamIdleTimeoutMs: 60_000,
      streamTotalTimeoutMs: 300_000,
      maxConcurrentPerClient: 6,
      maxConcurrent: 64,
    });
  });

  it('threat 114: refuses a body that is announced as too large before it sends a byte', async () => {
    const api = await startUpstream();
    const {proxy} = await startWorld({}, api);
    const part = {name: 'body', filename: 'x', content: Buffer.alloc(11 * MB)};
    const target = POST(api);
    expect(await sendParts(proxy, {...target, body: {kind: 'stream'}}, [part])).toMatchObject({
      status: 413,
      problem: {code: 'body_too_large'},
    });
    expect(
      await sendParts(proxy, {...target, body: {kind: 'stream', size: 11 * MB}}, [
        {...part, content: 'x'},
      ]),
    ).toMatchObject({status: 413});
    expect(
      await proxy.send({...target, body: {kind: 'text', text: 'x'.repeat(300 * 1024)}}),
    ).toMatchObject({status: 413});
    expect(api.connections()).toBe(0);
  });

  it('threat 114: cuts off a body of unknown length at the limit', async () => {
    const api = await startRawUpstream(() => undefined);
    const {proxy} = await startWorld({}, api);
    const form = formatForm([
      {name: 'envelope', filename: 'blob', content: streamed(api)},
      {name: 'body', filename: 'x', content: Buffer.alloc(11 * MB)},
    ]);
    const answer = await proxy.request(
      {
        method: 'POST',
        path: '/api/try-it',
        headers: {...pageHeaders({'Content-Type': form.type}), 'Transfer-Encoding': 'chunked'},
      },
      form.body,
    );
    expect(answer).toMatchObject({status: 413, problem: {code: 'body_too_large'}});
    await until(() => api.open() === 0);
    expect(api.connections()).toBe(1);
    expect(api.received().endsWith('0\r\n\r\n')).toBe(false);
  });

  it('threat 114: refuses an envelope of unknown length that is too large', async () => {
    const api = await startUpstream();
    const {proxy} = await startWorld({}, api);
    const envelope = JSON.stringify(
      envelopeOf({
        operation: 'POST /',
        method: 'POST',
        url: `${api.origin}/`,
        body: {kind: 'text', text: 'x'.repeat(300 * 1024)},
      }),
    );
    expect(
      await proxy.request(
        {
          method: 'POST',
          path: '/api/try-it',
          headers: {...pageHeaders(), 'Transfer-Encoding': 'chunked'},
        },
        envelope,
      ),
    ).toMatchObject({status: 413});
    const form = formatForm([{name: 'envelope', content: envelope}]);
    expect(
      await proxy.request(
        {method: 'POST', path: '/api/try-it', headers: pageHeaders({'Content-Type': form.type})},
        form.body,
      ),
    ).toMatchObject({status: 413});
    expect(api.connections()).toBe(0);
  });

  it('threat 114: counts the bytes before the first part of a form and after the last', async () => {
    const api = await startRawUpstream(() => undefined);
    const {proxy} = await startWorld({limits: {maxRequestBytes: MB}}, api);
    const envelope = streamed(api);
    const {type, body} = formatForm([
      {name: 'envelope', content: envelope},
      {name: 'body', filename: 'x', content: 'hello'},
    ]);
    for (const start of ['', body]) {
      const request = http.request({
        host: '127.0.0.1',
        port: proxy.port,
        method: 'POST',
        path: '/api/try-it',
        headers: {...pageHeaders({'Content-Type': type}), 'Transfer-Encoding': 'chunked'},
        agent: false,
      });
      request.on('error', () => undefined);
      request.write(start);
      // The body never ends.
      const pour = setInterval(() => request.write('x'.repeat(64 * 1024)), 5);
      const response = await new Promise<http.IncomingMessage>((resolve) =>
        request.once('response', resolve),
      );
      clearInterval(pour);
      request.destroy();
      expect(response.statusCode).toBe(413);
    }
    await until(() => api.open() === 0);
  });

  it('threat 114: forwards a body of 9 MB whole', async () => {
    let received = 0;
    const server = http.createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => response.end('ok'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closeAfterTest(() => server.close());
    const host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
    const {proxy} = await startWorld({}, {origin: `http://${host}`, host});
    const answer = await sendParts(
      proxy,
      {operation: 'PUT /', method: 'PUT', url: `http://${host}/`, body: {kind: 'stream'}},
      [{name: 'body', filename: 'x', content: Buffer.alloc(9 * MB)}],
    );
    expect(answer).toMatchObject({status: 200, head: {status: 200}});
    expect(received).toBe(9 * MB);
  });

  it('threat 115: cuts off an endless response at the limit and says so', async () => {
    const chunk = Buffer.alloc(64 * 1024, 1);
    const api = await startRawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n');
      const pour = (): void => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on('drain', pour);
      pour();
    });
    const {proxy, send} = await startWorld({}, api);
    const answer = await send();
    expect(answer.end).toEqual({complete: false, reason: 'size', bytes: 25 * MB});
    expect(answer.body).toHaveLength(25 * MB);
    await until(() => api.open() === 0);
    expect(proxy.logs).toMatchObject([{cut: 'size', received: 25 * MB}]);
  });

  it('threat 115: stops reading from the API while the reader does not read', async () => {
    let taken = 0;
    const chunk = Buffer.alloc(64 * 1024, 1);
    const api = await startRawUpstream((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${200 * MB}\r\n\r\n`);
      const pour = (): void => {
        while (!socket.destroyed && socket.write(chunk)) taken += chunk.length;
      };
      socket.on('drain', pour);
      pour();
    });
    const {proxy} = await startWorld({limits: {maxResponseBytes: 200 * MB}}, api);
    const {request, response} = open(proxy, api);
    (await response).pause();
    let before = -1;
    while (before !== taken) {
      before = taken;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // The kernel buffers this much in four sockets.
    expect(taken).toBeLessThan(20 * MB);
    request.destroy();
    await until(() => api.open() === 0);
  });

  it('threat 116: passes on compressed bodies without inflating them', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(50 * MB));
    const api = await startUpstream((response) =>
      response.writeHead(200, {'Content-Encoding': 'gzip'}).end(bomb),
    );
    const {send} = await startWorld({}, api);
    const answer = await send();
    expect(answer.body.equals(bomb)).toBe(true);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(api.requests[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('threat 117: waits for a silent API no longer than the idle limit', async () => {
    const silent = await startRawUpstream(() => undefined);
    const waiting = await startWorld({limits: {idleTimeoutMs: 100}}, silent);
    expect(verdictOf(await waiting.send())).toBe('504 upstream_timeout');
    await until(() => silent.open() === 0);
    const stalling = await startRawUpstream((socket) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
    );
    const {body, end} = await (await startWorld({limits: {idleTimeoutMs: 100}}, stalling)).send();
    expect({body: body.toString(), end}).toEqual({
      body: 'half',
      end: {complete: false, reason: 'idle', bytes: 4},
    });
    await until(() => stalling.open() === 0);
  });

  it.each([
    ['text/event-stream; charset=utf-8', {}, {complete: true, bytes: 18}],
    ['text/plain', {totalTimeoutMs: 60_000}, {complete: false, reason: 'idle'}],
    ['text/event-stream', {streamTotalTimeoutMs: 100}, {complete: false, reason: 'deadline'}],
    ['text/event-stream', {streamIdleTimeoutMs: 50}, {complete: false, reason: 'idle'}],
  ])('threat 117: applies separate limits to event streams: %s %j', async (type, limits, end) => {
    const api = await startRawUpstream((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\ndata: 1\n\n`);
      if (end.complete) setTimeout(() => socket.end('data: 2\n\n'), 250);
    });
    const clocks = {
      idleTimeoutMs: 100,
      totalTimeoutMs: 200,
      streamIdleTimeoutMs: 5000,
      streamTotalTimeoutMs: 10_000,
    };
    const {send} = await startWorld({limits: {...clocks, ...limits}}, api);
    expect(await send()).toMatchObject({end});
  });

  it('threat 118: cuts off a slow response at the total limit or at the shorter limit of the reader', async () => {
    const api = await startRawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const drip = setInterval(() => socket.write('.'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    const {send} = await startWorld({limits: {totalTimeoutMs: 250, idleTimeoutMs: 60_000}}, api);
    const answer = await send();
    expect(answer.end).toMatchObject({complete: false, reason: 'deadline'});
    expect(answer.body.length).toBeGreaterThan(0);
    await until(() => api.open() === 0);
    // The reader can set a shorter limit.
    const patient = await startWorld({}, api);
    expect(await patient.send({timeoutMs: 200})).toMatchObject({end: {reason: 'deadline'}});
  });

  it('threat 119: closes connections of callers that send a byte at a time', async () => {
    const api = await startUpstream();
    const proxy = await startProxy(
      {manifest: manifestFor(api.origin)},
      {headersTimeoutMs: 200, requestTimeoutMs: 400},
    );
    const drip = (start: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = net.connect(proxy.port, '127.0.0.1');
        let received = '';
        const timer = setInterval(() => socket.write('a'), 20);
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(timer);
          resolve(received);
        });
        socket.write(start);
      });
    expect(await drip('POST /api/try-it HTTP/1.1\r\nHost: x\r\nX-A: ')).toMatch(/^HTTP\/1\.1 408 /);
    expect(await drip(`${RAW_HEAD}Content-Length: 100000\r\n\r\n{"v":"`)).toMatch(
      /^(HTTP\/1\.1 (408|400) |$)/,
    );
    expect(api.connections()).toBe(0);
  });

  it('threat 120: disconnects from the API when the reader leaves', async () => {
    const silent = await startRawUpstream(() => undefined);
    const waiting = open((await startWorld({}, silent)).proxy, silent);
    await until(() => silent.open() === 1);
    waiting.request.destroy();
    await until(() => silent.open() === 0);

    const endless = await startRawUpstream((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nx'));
    const {proxy} = await startWorld({}, endless);
    const reading = open(proxy, endless);
    (await reading.response).once('data', () => reading.request.destroy());
    await until(() => endless.connections() === 1 && endless.open() === 0);
    await until(() => proxy.logs.length === 1);
    expect(proxy.logs).toMatchObject([{outcome: 'left', status: 200}]);
  });

  it('threat 120: logs a reader who leaves before the request is complete and disconnects from the API', async () => {
    const api = await startUpstream();
    const {proxy} = await startWorld({}, api);
    const envelope = streamed(api);
    const form = formatForm([
      {name: 'envelope', content: envelope},
      {name: 'body', filename: 'x', content: 'hello'},
    ]);
    const cuts: [type: string, body: Buffer, at: number][] = [
      ['application/vnd.try-it+json', Buffer.from(envelope), 20],
      // Cut in the boundary, in the envelope, between the parts, and in the body.
      ...[10, 150, form.body.indexOf('hello') - 20, form.body.indexOf('hello') + 2].map(
        (at): [string, Buffer, number] => [form.type, form.body, at],
      ),
    ];
    for (const [index, [type, body, at]] of cuts.entries()) {
      const request = http.request({
        host: '127.0.0.1',
        port: proxy.port,
        method: 'POST',
        path: '/api/try-it',
        headers: {...pageHeaders({'Content-Type': type}), 'Content-Length': body.length},
        agent: false,
      });
      request.on('error', () => undefined);
      request.write(body.subarray(0, at));
      await new Promise((resolve) => setTimeout(resolve, 50));
      request.destroy();
      await until(() => proxy.logs.length === index + 1);
    }
    expect(proxy.logs.map(({outcome}) => outcome)).toEqual(cuts.map(() => 'left'));
    await until(() => api.open() === 0);
  });

  it('threat 120: sends nothing if the reader leaves while the rate limit store counts the request', async () => {
    const api = await startUpstream();
    let counted: (() => void) | undefined;
    const increment = () =>
      new Promise<{totalHits: number; resetTime: Date}>(
        (resolve) => (counted = () => resolve({totalHits: 1, resetTime: new Date()})),
      );
    const logs: LogEntry[] = [];
    let seen: http.ServerResponse | undefined;
    const app = express();
    app.use((_request, response, next) => {
      seen = response;
      next();
    });
    const rateLimitStore = () => ({
      increment,
      decrement: async () => undefined,
      resetKey: async () => undefined,
    });
    app.use(
      createTryItRouter({
        manifest: manifestFor(api.origin),
        allowPrivateTargets: [api.host],
        limits: {ratePerTarget: 0},
        rateLimitStore,
        log: (entry) => logs.push(entry),
      }),
    );
    const {port} = await listen(http.createServer(app));
    const {request} = open({port}, api);
    await until(() => counted !== undefined);
    request.destroy();
    await until(() => seen?.destroyed === true);
    counted?.();
    await until(() => logs.length === 1);
    expect(logs).toMatchObject([{outcome: 'left'}]);
    expect(api.connections()).toBe(0);
  });

  it('threat 121: forwards no more requests at a time than the limits allow', async () => {
    const waiting: http.ServerResponse[] = [];
    const api = await startUpstream((response) => waiting.push(response));
    const limits = {
      maxConcurrentPerClient: 6,
      maxConcurrent: 16,
      idleTimeoutMs: 600_000,
      totalTimeoutMs: 600_000,
    };
    const {proxy, send} = await startWorld({trustProxy: 1, limits}, api);
    const sendAs = (client: number) => send({}, {'X-Forwarded-For': `203.0.113.${client}`});
    const one = Array.from({length: 10}, () => sendAs(1));
    await until(() => proxy.logs.length === 4 && waiting.length === 6);
    expect(proxy.logs.every(({code}) => code === 'busy')).toBe(true);
    const many = Array.from({length: 90}, (_, index) => sendAs(2 + (index % 30)));
    await until(() => proxy.logs.length === 84 && waiting.length === 16);
    expect(api.open()).toBe(16);
    for (const response of waiting) response.end('ok');
    const statuses = (await Promise.all([...one, ...many])).map(({status, headers}) =>
      status === 503 ? `503 ${headers['retry-after']}` : String(status),
    );
    expect(statuses.filter((status) => status === '200')).toHaveLength(16);
    expect(statuses.filter((status) => status === '503 1')).toHaveLength(84);
    // Every slot is free again.
    const again = sendAs(1);
    await until(() => waiting.length === 17);
    waiting[16]?.end('ok');
    expect(await again).toMatchObject({status: 200});
  });

  it('threat 121: treats the addresses of one IPv6 network as one client', async () => {
    const waiting: http.ServerResponse[] = [];
    const api = await startUpstream((response) => waiting.push(response));
    const {send} = await startWorld({trustProxy: 1, limits: {maxConcurrentPerClient: 2}}, api);
    const sendAs = (address: string) => send({}, {'X-Forwarded-For': address});
    const held = [sendAs('2001:db8:1:100::1'), sendAs('2001:db8:1:1ff::2')];
    await until(() => waiting.length === 2);
    expect(verdictOf(await sendAs('2001:db8:1:123::3'))).toBe('503 busy');
    const other = sendAs('2001:db8:1:200::1');
    await until(() => waiting.length === 3);
    for (const response of waiting) response.end('ok');
    expect((await Promise.all([...held, other])).map(({status}) => status)).toEqual([
      200, 200, 200,
    ]);
  });

  it.each<[trustProxy: number, forwarded: (index: number) => string, isLimited: boolean]>([
    [0, (index) => `203.0.113.${index}`, true],
    [1, (index) => `203.0.113.${index}, 198.51.100.7`, true],
    [2, (index) => `203.0.113.${index}, 198.51.100.7, 192.0.2.1`, true],
    [1, (index) => `2001:db8:1:10${index}::${index}`, true],
    [1, (index) => `::ffff:198.51.100.7${' '.repeat(index)}`, true],
    [1, (index) => `nonsense${index}`, true],
    // Some load balancers add the port.
    [1, (index) => `198.51.100.7:${5000 + index}`, true],
    [1, (index) => `[2001:db8:1::7]:${5000 + index}`, true],
    [1, (index) => `198.51.100.${index}:5000`, false],
    [1, (index) => `2001:db8:1:${index}00::1`, false],
    [1, (index) => `203.0.113.${index}`, false],
  ])(
    'threat 122: identifies a client by an address that the client cannot choose (%#)',
    async (trustProxy, forwarded, isLimited) => {
      const {send} = await startWorld({trustProxy, limits: {ratePerClient: 2}});
      const statuses = [];
      for (let index = 0; index < 4; index += 1)
        statuses.push((await send({}, {'X-Forwarded-For': forwarded(index)})).status);
      expect(statuses).toEqual(isLimited ? [200, 200, 429, 429] : [200, 200, 200, 200]);
    },
  );

  it('threat 123: forwards nothing if the rate limit store fails', async () => {
    const fail = () => Promise.reject(new Error('ECONNREFUSED 10.0.0.9:6379'));
    const {api, proxy, send} = await startWorld({
      limits: {ratePerClient: 10, ratePerTarget: 10},
      rateLimitStore: () => ({increment: fail, decrement: fail, resetKey: fail}),
    });
    const answer = await send();
    expect(answer).toMatchObject({
      status: 503,
      problem: {code: 'limiter_unavailable'},
      headers: {'retry-after': '5'},
    });
    expect(answer.body.toString() + JSON.stringify(proxy.logs)).not.toContain('10.0.0.9');
    expect(api.connections()).toBe(0);
    expect(await proxy.request({path: '/healthz'})).toMatchObject({status: 200});
  });

  it('threat 124: limits the requests of one client to one host', async () => {
    const [one, two] = [await startUpstream(), await startUpstream()];
    const {send} = await startWorld({
      manifest: manifestFor(one.origin, two.origin),
      allowPrivateTargets: [one.host, two.host],
      limits: {ratePerTarget: 2},
    });
    const statuses = [];
    for (const {origin} of [one, one, one, two, two, two])
      statuses.push((await send({url: `${origin}/`})).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  });

  it('threat 125: refuses envelopes that are built to be slow', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const url = 'http://api.example.com/';
    const envelope = (fields: object): string =>
      JSON.stringify({...envelopeOf({operation: 'GET /', url}), ...fields});
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const hostile = [
      deep,
      `{"v":1,"headers":${deep}}`,
      `{"a":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
      `{${Array.from({length: 20_000}, (_, index) => `"k${index}":0`).join()}}`,
      envelope({headers: Array.from({length: 15_000}, () => ['a', 'b'])}),
      envelope({url: `http://${'a.'.repeat(16_000)}`}),
      envelope({
        url: `http://api.example.com/${'%25'.repeat(10_000)}`,
        operation: `GET /${' '.repeat(3000)}`,
      }),
      envelope({operation: `GET${' '.repeat(3900)}`}),
      envelope({body: {kind: 'base64', base64: `${'A'.repeat(200_000)}!`}}),
      envelope({method: `${'A'.repeat(60)} `}),
      envelope({headers: [['X-A', `${' '.repeat(200_000)}\u0100`]]}),
    ];
    const codes = [];
    for (const text of hostile) codes.push((await proxy.send(text)).problem?.code);
    expect(codes).toEqual([
      ...Array.from({length: 5}, () => 'bad_envelope'),
      'target_not_allowed',
      'target_not_allowed',
      ...Array.from({length: 3}, () => 'bad_envelope'),
      'header_too_large',
    ]);
    expect(await proxy.send(envelope({headers: [['X-A', 'a'.repeat(20_000)]]}))).toMatchObject({
      status: 431,
      problem: {code: 'header_too_large'},
    });
    expect(
      await proxy.send(
        envelope({headers: Array.from({length: 101}, (_, index) => [`X-${index}`, 'b'])}),
      ),
    ).toMatchObject({status: 431});
  });

  it('threat 125: refuses an envelope that is too large before it is complete or parsed', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const parse = jest.spyOn(JSON, 'parse');
    closeAfterTest(() => parse.mockRestore());
    // Announced as too large: the response arrives before any byte of the envelope is sent.
    const announced = http.request({
      host: '127.0.0.1',
      port: proxy.port,
      method: 'POST',
      path: '/api/try-it',
      headers: {...pageHeaders(), 'Content-Length': 300 * 1024},
      agent: false,
    });
    announced.flushHeaders();
    announced.on('error', () => undefined);
    const early = await new Promise<http.IncomingMessage>((resolve) =>
      announced.once('response', resolve),
    );
    expect(early.statusCode).toBe(413);
    announced.destroy();
    // Not announced: the response arrives although the envelope never ends.
    const endless = http.request({
      host: '127.0.0.1',
      port: proxy.port,
      method: 'POST',
      path: '/api/try-it',
      headers: {...pageHeaders(), 'Transfer-Encoding': 'chunked'},
      agent: false,
    });
    endless.on('error', () => undefined);
    endless.write('['.repeat(257 * 1024));
    const late = await new Promise<http.IncomingMessage>((resolve) =>
      endless.once('response', resolve),
    );
    expect(late.statusCode).toBe(413);
    endless.destroy();
    expect(parse).not.toHaveBeenCalled();
  });

  it('threat 126: forwards each event as it arrives, even if other responses are compressed', async () => {
    let stream: http.ServerResponse | undefined;
    const api = await startUpstream((response) => {
      stream = response;
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).write('data: 1\n\n');
    });
    const app = express();
    app.use(compression({threshold: 0}));
    app.use(
      createTryItRouter({manifest: manifestFor(api.origin), allowPrivateTargets: [api.host]}),
    );
    const server = app.listen(0, '127.0.0.1');
    closeAfterTest(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const request = http.request({
      host: '127.0.0.1',
      port: (server.address() as net.AddressInfo).port,
      method: 'POST',
      path: '/api/try-it',
      headers: {...pageHeaders(), 'Accept-Encoding': 'gzip, br'},
      agent: false,
    });
    request.end(JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})));
    const response = await new Promise<http.IncomingMessage>((resolve) =>
      request.once('response', resolve),
    );
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    // The API writes the next event only after the reader has received this one.
    await until(() => text.endsWith('data: 1\n\n'));
    stream?.write('data: 2\n\n');
    await until(() => text.endsWith('data: 2\n\n'));
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    request.destroy();
  });
});
