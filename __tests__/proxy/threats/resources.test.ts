import compression from 'compression';
import express from 'express';
import http from 'http';
import zlib from 'zlib';
import {createTryItRouter} from '../../../plugin/proxy';
import type {LogEntry} from '../../../plugin/proxy';
import {parseNumber} from '../../../plugin/request/numbers';
import {buildHeaders} from '../../../plugin/proxy/request/buildHeaders';
import {createMultipart} from '../../../plugin/proxy/request/createMultipart';
import {listTokens} from '../../../plugin/request/code/tokens';
import {toFieldValue} from '../../../plugin/request/headers';
import {closeAfterTest, until} from '../support/closing';
import {createEvents} from '../support/events';
import {fastest} from '../support/fastest';
import {manifestFor} from '../support/manifest';
import {formatForm, sendParts} from '../support/multipart';
import {
  begin,
  envelopeOf,
  named,
  pageHeaders,
  postTo,
  startProxy,
  startWorld,
  verdictOf,
} from '../support/proxy';
import type {RunningProxy} from '../support/proxy';
import {connect, RAW_HEAD} from '../support/raw';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {listen, startRawUpstream, startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

const MB = 1024 * 1024;

const CHUNKED = {'Transfer-Encoding': 'chunked'};
/** An envelope for a request whose body comes in the next part of a form. */
const streamed = (api: {origin: string}): string =>
  JSON.stringify(envelopeOf({...postTo(api), body: {kind: 'stream'}}));
/** A form with that envelope and a body. */
const formOf = (api: {origin: string}, content: string | Buffer = 'hello') =>
  formatForm([
    {name: 'envelope', filename: 'blob', content: streamed(api)},
    {name: 'body', filename: 'x', content},
  ]);

/** Starts an API that sends a body without end, as fast as it is read. */
async function startPouring(header: string) {
  let taken = 0;
  const chunk = Buffer.alloc(64 * 1024, 1);
  const api = await startRawUpstream((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`);
    const pour = (): void => {
      while (!socket.destroyed && socket.write(chunk)) taken += chunk.length;
    };
    socket.on('drain', pour);
    pour();
  });
  return {api, taken: () => taken};
}

/** Sends a request and leaves its response to the test. */
function open(proxy: Pick<RunningProxy, 'port'>, api: Pick<Upstream, 'origin'>) {
  const begun = begin(proxy.port);
  begun.request.end(JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})));
  return begun;
}

/** A server with Express that compresses all responses but the proxy's. */
async function startCompressing(api: Pick<Upstream, 'origin' | 'host'>) {
  const app = express();
  app.use(compression({threshold: 0}));
  app.use(createTryItRouter({manifest: manifestFor(api.origin), allowPrivateTargets: [api.host]}));
  return listen(http.createServer(app));
}

describe.each(RUNTIMES)('resources, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it('threat 114: refuses a body that is announced as too large before it sends a byte', async () => {
    const api = named(await startUpstream());
    const {proxy} = await startWorld({}, api);
    const part = {name: 'body', filename: 'x', content: Buffer.alloc(11 * MB)};
    const target = postTo(api);
    const long = {...target, body: {kind: 'text', text: 'x'.repeat(300 * 1024)}} as const;
    const answers = [
      await sendParts(proxy, {...target, body: {kind: 'stream'}}, [part]),
      await sendParts(proxy, {...target, body: {kind: 'stream', size: 11 * MB}}, [
        {...part, content: 'x'},
      ]),
      // Too large is also the envelope itself, alone or in a form.
      await sendParts(proxy, long, []),
      await proxy.send(long),
    ];
    expect(answers.map(verdictOf)).toEqual(answers.map(() => '413 body_too_large'));
    expect(api.connections()).toBe(0);
  });

  it('threat 114: forwards a body of 9 MB whole', async () => {
    let received = 0;
    const server = http.createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => response.end('ok'));
    });
    const api = named(await listen(server));
    const {proxy} = await startWorld({}, api);
    const answer = await sendParts(
      proxy,
      {operation: 'PUT /', method: 'PUT', url: `${api.origin}/`, body: {kind: 'stream'}},
      [{name: 'body', filename: 'x', content: Buffer.alloc(9 * MB)}],
    );
    expect(answer).toMatchObject({status: 200, head: {status: 200}});
    expect(received).toBe(9 * MB);
  });

  it('threat 115: cuts off an endless response at the limit and says so', async () => {
    const api = named((await startPouring('Content-Type: application/octet-stream')).api);
    const {proxy, send} = await startWorld({}, api);
    const answer = await send();
    expect(answer.end).toEqual({complete: false, reason: 'size', bytes: 25 * MB});
    expect(answer.body).toHaveLength(25 * MB);
    await until(() => api.open() === 0);
    expect(proxy.logs).toMatchObject([{cut: 'size', received: 25 * MB}]);
  });

  it('threat 115: stops reading from the API while the reader does not read', async () => {
    const {api: pouring, taken} = await startPouring(`Content-Length: ${200 * MB}`);
    const api = named(pouring);
    const {proxy} = await startWorld({limits: {maxResponseBytes: 200 * MB}}, api);
    const {request, response} = open(proxy, api);
    (await response).pause();
    let before = -1;
    while (before !== taken()) {
      before = taken();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // The kernel buffers this much in four sockets.
    expect(taken()).toBeLessThan(20 * MB);
    request.destroy();
    await until(() => api.open() === 0);
  });

  it('threat 120: disconnects from the API when the reader leaves', async () => {
    const silent = named(await startRawUpstream(() => undefined));
    const waiting = open((await startWorld({}, silent)).proxy, silent);
    await until(() => silent.open() === 1);
    waiting.request.destroy();
    await until(() => silent.open() === 0);

    const endless = named(
      await startRawUpstream((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nx')),
    );
    const {proxy} = await startWorld({}, endless);
    const reading = open(proxy, endless);
    (await reading.response).once('data', () => reading.request.destroy());
    // Node's `fetch` may connect again by itself, for a next request.
    if (runtime !== 'fetch') await until(() => endless.connections() === 1 && endless.open() === 0);
    await until(() => proxy.logs.length === 1);
    expect(proxy.logs).toMatchObject([{outcome: 'left', status: 200}]);
  });

  it('threat 120: logs a reader who leaves before the request is complete and disconnects from the API', async () => {
    const api = named(await startUpstream());
    const {proxy} = await startWorld({}, api);
    const form = formOf(api);
    const cuts: [type: string, body: Buffer, at: number][] = [
      ['application/vnd.try-it+json', Buffer.from(streamed(api)), 20],
      // Cut in the boundary, in the envelope, between the parts, and in the body.
      ...[10, 150, form.body.indexOf('hello') - 20, form.body.indexOf('hello') + 2].map(
        (at): [string, Buffer, number] => [form.type, form.body, at],
      ),
    ];
    for (const [index, [type, body, at]] of cuts.entries()) {
      const headers = {'Content-Type': type, 'Content-Length': body.length};
      const {request} = begin(proxy.port, headers);
      request.write(body.subarray(0, at));
      await new Promise((resolve) => setTimeout(resolve, 150));
      request.destroy();
      await until(() => proxy.logs.length === index + 1);
    }
    expect(proxy.logs.map(({outcome}) => outcome)).toEqual(cuts.map(() => 'left'));
    await until(() => api.open() === 0);
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
    // No value is read before its size is known: this content type is not that of a form either.
    const form = {headers: [['Content-Type', 'a'.repeat(20_000)]], body: {kind: 'parts'}} as never;
    expect(
      verdictOf(await sendParts(proxy, {operation: 'GET /', url, ...(form as object)}, [])),
    ).toBe('431 header_too_large');
  });

  it('threat 167: refuses the headers of a part that are too many or too long before the message is complete', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const {type, body} = formOf({origin: 'http://api.example.com'});
    const whole = body.toString();
    const delimiter = whole.slice(0, whole.indexOf('\r\n'));
    const named = 'Content-Disposition: form-data; name="envelope"';
    const refusal = async (start: string, size = start.length) => {
      const {request, response} = begin(proxy.port, {'Content-Type': type, ...CHUNKED});
      // What follows never comes.
      for (let at = 0; at < start.length; at += size) request.write(start.slice(at, at + size));
      const chunks: Buffer[] = [];
      for await (const chunk of await response) chunks.push(chunk as Buffer);
      request.destroy();
      return (JSON.parse(Buffer.concat(chunks).toString()) as {detail: string}).detail;
    };
    const tooMany = 'A part may have 50 headers of 16 KB together, and all parts 1024 KB.';
    const hostile: [start: string, detail: string, size?: number][] = [
      [`${delimiter}\r\n${named}\r\n${'X-A: b\r\n'.repeat(51)}`, tooMany],
      [`${delimiter}\r\n${named}\r\n${'X-A: b\r\n'.repeat(51)}`, tooMany, 1],
      [`${delimiter}\r\n${named}\r\nX-A: a${'\r\n b'.repeat(51)}`, tooMany],
      [`${delimiter}\r\n${named}; filename="${'a'.repeat(17 * 1024)}`, tooMany],
      [`${delimiter}\r\n${'-'.repeat(17 * 1024)}`, tooMany],
      [`${delimiter}\n${'\n'.repeat(17 * 1024)}`, tooMany],
      [
        `${delimiter}\r\n${named}\r\n\r\n${`${delimiter}\r\n${'X-A: b\r\n'.repeat(40)}X-A: ${'b'.repeat(15_000)}\r\n\r\n`.repeat(70)}`,
        tooMany,
      ],
      ['x', 'The multipart message is malformed.'],
      [`\r\n${delimiter}`, 'The multipart message is malformed.'],
    ];
    for (const [start, detail, size] of hostile) expect(await refusal(start, size)).toBe(detail);
  });

  it('threat 125: refuses an envelope that is too large before it is complete or parsed', async () => {
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com')});
    const parse = jest.spyOn(JSON, 'parse');
    closeAfterTest(() => parse.mockRestore());
    // Announced as too large: the response arrives before any byte of the envelope is sent.
    const announced = begin(proxy.port, {'Content-Length': 300 * 1024});
    announced.request.flushHeaders();
    expect((await announced.response).statusCode).toBe(413);
    announced.request.destroy();
    // Not announced: the response arrives although the envelope never ends.
    const endless = begin(proxy.port, CHUNKED);
    endless.request.write('['.repeat(257 * 1024));
    expect((await endless.response).statusCode).toBe(413);
    endless.request.destroy();
    expect(parse).not.toHaveBeenCalled();
  });

  it('threat 126: forwards each event as it arrives, even if other responses are compressed', async () => {
    const {answer, read} = createEvents();
    const api = named(await startUpstream(answer));
    const {proxy} = await startWorld({}, api);
    const {port} = runtime === 'Node' ? await startCompressing(api) : proxy;
    const headers = await read(port, api);
    expect(headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('threat 125: the time to read a hostile text is linear in its length:', () => {
  const documented = {headers: new Set<string>(), cookies: new Set<string>()};
  const send = (name: string, value: string) =>
    buildHeaders({headers: [[name, value]], cookies: [], documented, strict: false, framing: []});
  const parts = (contentType: string) =>
    createMultipart(() => Promise.resolve(undefined), undefined, contentType);

  it.each<[what: string, read: () => unknown]>([
    ['open quotes in a content type', () => parts(`multipart/form-data; ${'"\\'.repeat(1e4)}`)],
    ['escapes in a content type', () => parts(`multipart/form-data; a="${'\\".'.repeat(7e3)}`)],
    ['spaces in a header', () => send('X-A', `a${' '.repeat(16_000)}a`)],
    ['hyphens in the name of a header', () => send('-'.repeat(16_000), '')],
    ['spaces in a field of a form', () => toFieldValue(`a${' '.repeat(2e4)}a`)],
    ['open quotes in JSON', () => listTokens(`["${'\\"'.repeat(2e4)}`, [])],
    ['open quotes in a command', () => listTokens(`curl "${'\\"'.repeat(2e4)}`, [])],
    ['digits in a number field', () => parseNumber(`${'1'.repeat(2e4)}x`)],
  ])('%s', (_what, read) => {
    expect(fastest(4, read)).toBeLessThan(40);
  });
});

describe('resources: the proxy', () => {
  it('threat 114: cuts off a body of unknown length at the limit', async () => {
    const api = await startRawUpstream(() => undefined);
    const {proxy} = await startWorld({}, api);
    const {type, body} = formOf(api, Buffer.alloc(11 * MB));
    const headers = {...pageHeaders({'Content-Type': type}), ...CHUNKED};
    const answer = await proxy.request({method: 'POST', path: '/api/try-it', headers}, body);
    expect(verdictOf(answer)).toBe('413 body_too_large');
    await until(() => api.open() === 0);
    expect(api.connections()).toBe(1);
    expect(api.received().endsWith('0\r\n\r\n')).toBe(false);
  });

  it('threat 114: refuses bytes before the first part of a form, and counts those after the last', async () => {
    const api = await startRawUpstream(() => undefined);
    const {proxy} = await startWorld({limits: {maxRequestBytes: MB}}, api);
    const {type, body} = formOf(api);
    for (const [start, status] of [
      ['', 400],
      [body, 413],
    ] as const) {
      const {request, response} = begin(proxy.port, {'Content-Type': type, ...CHUNKED});
      request.write(start);
      // The body never ends.
      const pour = setInterval(() => request.write('x'.repeat(64 * 1024)), 5);
      const {statusCode} = await response;
      clearInterval(pour);
      request.destroy();
      expect(statusCode).toBe(status);
    }
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
  });

  it.each([
    ['text/event-stream; charset=utf-8', {}, {complete: true, bytes: 18}],
    ['text/plain', {totalTimeoutMs: 60_000}, {complete: false, reason: 'idle', bytes: 9}],
    ['text/event-stream', {streamTotalTimeoutMs: 1000}, {complete: false, reason: 'deadline'}],
    ['text/event-stream', {streamIdleTimeoutMs: 500}, {complete: false, reason: 'idle'}],
  ])('threat 117: applies separate limits to event streams: %s %j', async (type, limits, end) => {
    const api = await startRawUpstream((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\ndata: 1\n\n`);
      if (end.complete) setTimeout(() => socket.end('data: 2\n\n'), 2200);
    });
    // A second on a loaded machine is enough for the first bytes.
    const clocks = {
      idleTimeoutMs: 1000,
      totalTimeoutMs: 2000,
      streamIdleTimeoutMs: 10_000,
      streamTotalTimeoutMs: 10_000,
    };
    const {send} = await startWorld({limits: {...clocks, ...limits}}, api);
    expect(await send()).toMatchObject({end});
    await until(() => api.open() === 0);
  });

  it('threat 118: cuts off a slow response at the total limit or at the shorter limit of the reader', async () => {
    const api = await startRawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const drip = setInterval(() => socket.write('.'), 10);
      socket.on('close', () => clearInterval(drip));
    });
    const {send} = await startWorld({limits: {totalTimeoutMs: 1000, idleTimeoutMs: 60_000}}, api);
    const answer = await send();
    expect(answer.end).toMatchObject({complete: false, reason: 'deadline'});
    expect(answer.body.length).toBeGreaterThan(0);
    await until(() => api.open() === 0);
    // The reader can set a shorter limit.
    const patient = await startWorld({}, api);
    expect(await patient.send({timeoutMs: 1000})).toMatchObject({end: {reason: 'deadline'}});
  });

  it('threat 119: closes connections of callers that send a byte at a time', async () => {
    const api = await startUpstream();
    const proxy = await startProxy(
      {manifest: manifestFor(api.origin)},
      {headersTimeoutMs: 200, requestTimeoutMs: 400},
    );
    const drip = async (start: string): Promise<string> => {
      const caller = connect(proxy.port, start);
      const timer = setInterval(() => caller.socket.write('a'), 20);
      await until(() => caller.isClosed);
      clearInterval(timer);
      return caller.received;
    };
    expect(await drip('POST /api/try-it HTTP/1.1\r\nHost: x\r\nX-A: ')).toMatch(/^HTTP\/1\.1 408 /);
    expect(await drip(`${RAW_HEAD}Content-Length: 100000\r\n\r\n{"v":"`)).toMatch(
      /^(HTTP\/1\.1 (408|400) |$)/,
    );
    expect(api.connections()).toBe(0);
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
    expect(verdictOf(answer)).toBe('503 limiter_unavailable');
    expect(answer.headers['retry-after']).toBe('5');
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
});
