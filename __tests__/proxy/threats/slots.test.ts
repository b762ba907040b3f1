import {until} from '../support/closing';
import {HOSTILE_NAMES, HOSTILE_WAYS, hostileManifest, startHostile} from '../support/hostile';
import {manifestFor, manifestOf} from '../support/manifest';
import {formatForm} from '../support/multipart';
import {
  begin,
  envelopeOf,
  exchange,
  postTo,
  startProxy,
  startWorld,
  verdictOf,
} from '../support/proxy';
import {connect, formatRequest, statusesOf} from '../support/raw';
import {words} from '../support/words';

const goodFor = ({origin}: {origin: string}): string =>
  JSON.stringify(envelopeOf({url: `${origin}/good`}));
const silentFor = ({origin}: {origin: string}, size = 0): string =>
  JSON.stringify(envelopeOf({url: `${origin}/silence`, headers: [['X-A', 'a'.repeat(size)]]}));

describe('threat 128: hostile responses', () => {
  it('free every slot, so that as many good requests at a time succeed', async () => {
    const api = await startHostile();
    const ways = Object.entries(HOSTILE_WAYS);
    const count = HOSTILE_NAMES.length * ways.length;
    const {proxy} = await startWorld(
      {
        manifest: hostileManifest(api),
        limits: {maxConcurrent: count, maxConcurrentPerClient: count, maxResponseBytes: 100_000},
      },
      api,
    );
    const hostile = await Promise.all(
      HOSTILE_NAMES.flatMap((name) =>
        ways.map(async ([way, toEnvelope]) => {
          const answer = await proxy.send({...toEnvelope(api, name), timeoutMs: 500});
          return {name, way, status: answer.status};
        }),
      ),
    );
    // Each client gets a frame, or a refusal that does not blame the proxy. Hostile metadata never
    // allows an endpoint.
    expect(
      hostile.filter(
        ({way, status}) => ![way === 'metadata' ? 403 : 200, 502, 504].includes(status),
      ),
    ).toEqual([]);
    const good = await Promise.all(
      Array.from({length: count}, () => proxy.send({url: `${api.origin}/good`})),
    );
    expect(good.filter(({body}) => body.toString() !== 'good')).toEqual([]);
    await until(() => api.open() === 0);
  });
});

describe('threat 128: a slot', () => {
  const silent = async (limits = {}) => {
    const api = await startHostile();
    return {
      api,
      proxy: await startProxy({
        manifest: hostileManifest(api),
        allowPrivateTargets: [api.host],
        limits: {maxConcurrent: 1, idleTimeoutMs: 1000, ...limits},
      }),
    };
  };

  it('is freed when the counter store never responds', async () => {
    const api = await startHostile();
    let answers = false;
    const count = async (): Promise<{totalHits: number; resetTime: Date}> =>
      answers ? {totalHits: 1, resetTime: new Date()} : new Promise(() => undefined);
    const proxy = await startProxy({
      manifest: hostileManifest(api),
      allowPrivateTargets: [api.host],
      limits: {maxConcurrent: 1, idleTimeoutMs: 1000, ratePerClient: 10},
      rateLimitStore: () => ({
        increment: count,
        decrement: async () => undefined,
        resetKey: async () => undefined,
      }),
    });
    expect(verdictOf(await proxy.send({url: `${api.origin}/good`}))).toBe(
      '503 limiter_unavailable',
    );
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
      limits: {maxConcurrent: 1, idleTimeoutMs: 1000},
    });
    expect(verdictOf(await proxy.send({url: 'http://api.example.com/x'}))).toBe(
      '504 upstream_timeout',
    );
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('is freed when the envelope does not arrive', async () => {
    const {api, proxy} = await silent();
    const {request, response} = begin(proxy.port, {'Content-Length': 1000});
    request.write('{"v":');
    expect((await response).statusCode).toBe(408);
    expect(proxy.logs).toMatchObject([
      {outcome: 'refused', code: 'request_timeout', reason: 'idle'},
    ]);
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('is freed when the rest of an upload does not arrive, for which the API is not blamed', async () => {
    const {api, proxy} = await startWorld({limits: {maxConcurrent: 1, idleTimeoutMs: 1000}});
    const form = formatForm([
      {
        name: 'envelope',
        filename: 'blob',
        type: 'application/vnd.try-it+json',
        content: JSON.stringify(envelopeOf({...postTo(api), body: {kind: 'stream', size: 100}})),
      },
      {name: 'body', filename: 'blob', content: 'x'.repeat(100)},
    ]);
    const {request, response} = begin(proxy.port, {
      'Content-Type': form.type,
      'Content-Length': form.body.length,
    });
    request.write(form.body.subarray(0, form.body.indexOf('xxx') + 2));
    expect((await response).statusCode).toBe(408);
    expect(proxy.logs).toMatchObject([
      {outcome: 'refused', code: 'request_timeout', reason: 'idle'},
    ]);
    request.destroy();
  });

  it('is freed when the reader leaves a request that waits behind another on the same connection', async () => {
    const {api, proxy} = await silent({maxConcurrent: 2});
    const text = JSON.stringify(envelopeOf({url: `${api.origin}/silence`}));
    const good = JSON.stringify(envelopeOf({url: `${api.origin}/good`}));
    const {socket} = connect(proxy.port, [text, good].map((body) => formatRequest(body)).join(''));
    await until(() => api.connections() === 2);
    socket.destroy();
    await until(
      async () =>
        (await proxy.request({path: '/healthz'})).status === 200 && proxy.logs.length === 2,
    );
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  it('hold no slots with refusals that they do not read', async () => {
    const proxy = await startProxy({
      manifest: manifestFor('https://api.example.com'),
      limits: {maxConcurrentPerClient: 2},
    });
    // Responses that wait hold only a few bytes, and no connection has more of them than a browser
    // would.
    const callers = Array.from({length: 20}, () =>
      connect(proxy.port, Array.from({length: 4}, () => formatRequest('{')).join('')),
    );
    for (const {socket} of callers) socket.pause();
    await until(() => proxy.logs.length === 80);
    expect(await proxy.send('{')).toMatchObject({status: 400});
  });
});

describe('threat 134: connections', () => {
  it('in use stay open, and one more from the same client gets 503 `busy`', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld(
      {limits: {maxConnectionsPerClient: 2, idleTimeoutMs: 2000}},
      api,
    );
    const held = [1, 2].map(() =>
      proxy.send({operation: 'GET /{path}', url: `${api.origin}/silence`}),
    );
    await until(() => api.connections() === 2);
    expect(await proxy.send({operation: 'GET /{path}', url: `${api.origin}/good`})).toMatchObject({
      status: 503,
      problem: {code: 'busy', requestId: expect.any(String)},
      headers: {'retry-after': '1', connection: 'close', 'x-content-type-options': 'nosniff'},
    });
    // Another client can still connect.
    const other = {host: '127.0.0.1', localAddress: '127.0.0.2', port: proxy.port};
    expect(await exchange({...other, path: '/healthz'})).toMatchObject({status: 200});
    expect((await Promise.all(held)).map(({status}) => status)).toEqual([504, 504]);
    expect(await proxy.send({operation: 'GET /{path}', url: `${api.origin}/good`})).toMatchObject({
      status: 200,
    });
  });

  it('in use by all clients together are limited, too', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld({limits: {maxConnections: 1, idleTimeoutMs: 2000}}, api);
    const ask = (path: string) =>
      proxy.send({operation: 'GET /{path}', url: `${api.origin}/${path}`});
    const held = ask('silence');
    await until(() => api.connections() === 1);
    expect(await ask('good')).toMatchObject({status: 503, problem: {code: 'busy'}});
    expect((await held).status).toBe(504);
  });

  it('threat 134: refused requests count toward the rate limit', async () => {
    const {api, proxy} = await startWorld({limits: {ratePerClient: 5}});
    const refused: [headers: {[name: string]: string | undefined}, envelope: string][] = [
      [{Origin: 'https://evil.test'}, '{}'],
      [{'Content-Type': 'text/plain'}, ''],
      [{}, '{'],
      [{}, JSON.stringify(envelopeOf({url: 'https://evil.test/'}))],
      [{'X-Try-It': undefined}, ''],
    ];
    const codes = [];
    for (const [headers, envelope] of refused)
      codes.push((await proxy.send(envelope, headers)).problem?.code);
    expect(codes).toEqual(
      words(
        'forbidden_origin unsupported_media_type bad_envelope target_not_allowed forbidden_origin',
      ),
    );
    const after = await proxy.send({operation: 'GET /', url: `${api.origin}/`});
    expect(verdictOf(after)).toBe('429 rate_limited');
    expect(api.connections()).toBe(0);
  });
});

describe('threat 134: pipelined requests on one connection', () => {
  it('are answered in order, and so is a later request', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld({limits: {idleTimeoutMs: 1000}}, api);
    const caller = connect(
      proxy.port,
      [silentFor(api), '{', silentFor(api), goodFor(api)]
        .map((body) => formatRequest(body))
        .join(''),
    );
    await until(() => statusesOf(caller).length === 4);
    expect(statusesOf(caller)).toEqual([504, 400, 504, 200]);
    caller.socket.write(formatRequest(goodFor(api)));
    await until(() => statusesOf(caller).length === 5);
    expect(statusesOf(caller)[4]).toBe(200);
  });

  it('release their API connections and free their slots as soon as the connection closes', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld(
      {limits: {maxConcurrentPerClient: 4, idleTimeoutMs: 150_000, totalTimeoutMs: 150_000}},
      api,
    );
    const caller = connect(
      proxy.port,
      Array.from({length: 4}, () => formatRequest(silentFor(api))).join(''),
    );
    await until(() => api.open() === 4);
    caller.socket.destroy();
    await until(() => api.open() === 0);
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
    expect(proxy.logs.map(({outcome}) => outcome)).toEqual(words('left left left left answered'));
  });

  it('end the connection if they are more than a browser sends, and free their slots', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld(
      {limits: {maxConcurrentPerClient: 4, maxConcurrent: 4, idleTimeoutMs: 1000}},
      api,
    );
    const caller = connect(
      proxy.port,
      Array.from({length: 300}, () => formatRequest(silentFor(api))).join(''),
    );
    await until(() => caller.isClosed);
    expect(api.connections()).toBeLessThanOrEqual(4);
    await until(async () => (await proxy.send({url: `${api.origin}/good`})).status === 200);
    await until(() => api.open() === 0);
  });
});
