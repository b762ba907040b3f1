import {until} from '../support/closing';
import type {ProxyOptions} from '../../../plugin/proxy';
import {HOSTILE_NAMES, HOSTILE_WAYS, hostileManifest, startHostile} from '../support/hostile';
import {manifestFor} from '../support/manifest';
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

const envelopeFor = ({origin}: {origin: string}, name: string): string =>
  JSON.stringify(envelopeOf({url: `${origin}/${name}`}));
/** Requests on one connection, each sent before the response to the previous one. */
const pipeline = (api: {origin: string}, ...names: string[]): string =>
  names.map((name) => formatRequest(name === 'malformed' ? '{' : envelopeFor(api, name))).join('');

/** A proxy for a hostile API, and a good request to that API. */
async function startFor(options: Partial<ProxyOptions> = {}) {
  const api = await startHostile();
  const world = await startWorld({manifest: hostileManifest(api), ...options}, api);
  return {...world, sendGood: () => world.proxy.send({url: `${api.origin}/good`})};
}

describe('threat 128: hostile responses', () => {
  it('free every slot, so that as many good requests at a time succeed', async () => {
    const ways = Object.entries(HOSTILE_WAYS);
    const count = HOSTILE_NAMES.length * ways.length;
    const {api, proxy, sendGood} = await startFor({
      limits: {maxConcurrent: count, maxConcurrentPerClient: count, maxResponseBytes: 100_000},
    });
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
    const good = await Promise.all(Array.from({length: count}, sendGood));
    expect(good.filter(({body}) => body.toString() !== 'good')).toEqual([]);
    await until(() => api.open() === 0);
  });
});

describe('threat 128: a slot', () => {
  const limits = {maxConcurrent: 1, idleTimeoutMs: 1000};

  it('is freed when the counter store never responds', async () => {
    let answers = false;
    const count = async (): Promise<{totalHits: number; resetTime: Date}> =>
      answers ? {totalHits: 1, resetTime: new Date()} : new Promise(() => undefined);
    const {sendGood} = await startFor({
      limits: {...limits, ratePerClient: 10},
      rateLimitStore: () => ({
        increment: count,
        decrement: async () => undefined,
        resetKey: async () => undefined,
      }),
    });
    expect(verdictOf(await sendGood())).toBe('503 limiter_unavailable');
    answers = true;
    expect(await sendGood()).toMatchObject({status: 200});
  });

  it('is freed when a name is never resolved', async () => {
    const api = await startHostile();
    const {proxy} = await startWorld(
      {
        manifest: manifestFor('http://api.example.com', api.origin),
        lookup: () => undefined,
        limits,
      },
      api,
    );
    expect(verdictOf(await proxy.send({url: 'http://api.example.com/x'}))).toBe(
      '504 upstream_timeout',
    );
    expect(await proxy.send({url: `${api.origin}/good`})).toMatchObject({status: 200});
  });

  /** Sends the beginning of a request, and expects that the proxy stops waiting for the rest. */
  async function expectTimeout(
    {proxy, sendGood}: Pick<Awaited<ReturnType<typeof startFor>>, 'proxy' | 'sendGood'>,
    headers: {[name: string]: string | number},
    text: string | Buffer,
  ): Promise<void> {
    const {request, response} = begin(proxy.port, headers);
    request.write(text);
    expect((await response).statusCode).toBe(408);
    expect(proxy.logs).toMatchObject([
      {outcome: 'refused', code: 'request_timeout', reason: 'idle'},
    ]);
    request.destroy();
    expect(await sendGood()).toMatchObject({status: 200});
  }

  it('is freed when the envelope does not arrive', async () =>
    expectTimeout(await startFor({limits}), {'Content-Length': 1000}, '{"v":'));

  it('is freed when the rest of an upload does not arrive, for which the API is not blamed', async () => {
    const {api, proxy, send} = await startWorld({limits});
    const body = {kind: 'stream', size: 100} as const;
    const form = formatForm([
      {name: 'envelope', content: JSON.stringify(envelopeOf({...postTo(api), body}))},
      {name: 'body', filename: 'blob', content: 'x'.repeat(100)},
    ]);
    await expectTimeout(
      {proxy, sendGood: send},
      {'Content-Type': form.type, 'Content-Length': form.body.length},
      form.body.subarray(0, form.body.indexOf('xxx') + 2),
    );
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
    const {api, proxy, sendGood} = await startFor({
      limits: {maxConnectionsPerClient: 2, idleTimeoutMs: 2000},
    });
    const held = [1, 2].map(() => proxy.send({url: `${api.origin}/silence`}));
    await until(() => api.connections() === 2);
    expect(await sendGood()).toMatchObject({
      status: 503,
      problem: {code: 'busy', requestId: expect.any(String)},
      headers: {'retry-after': '1', connection: 'close', 'x-content-type-options': 'nosniff'},
    });
    // Another client can still connect.
    const other = {host: '127.0.0.1', localAddress: '127.0.0.2', port: proxy.port};
    expect(await exchange({...other, path: '/healthz'})).toMatchObject({status: 200});
    expect((await Promise.all(held)).map(({status}) => status)).toEqual([504, 504]);
    expect(await sendGood()).toMatchObject({status: 200});
  });

  it('in use by all clients together are limited, too', async () => {
    const {api, proxy, sendGood} = await startFor({
      limits: {maxConnections: 1, idleTimeoutMs: 2000},
    });
    const held = proxy.send({url: `${api.origin}/silence`});
    await until(() => api.connections() === 1);
    expect(await sendGood()).toMatchObject({status: 503, problem: {code: 'busy'}});
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
    const {api, proxy} = await startFor({limits: {idleTimeoutMs: 1000}});
    const caller = connect(proxy.port, pipeline(api, 'silence', 'malformed', 'silence', 'good'));
    await until(() => statusesOf(caller).length === 4);
    expect(statusesOf(caller)).toEqual([504, 400, 504, 200]);
    caller.socket.write(pipeline(api, 'good'));
    await until(() => statusesOf(caller).length === 5);
    expect(statusesOf(caller)[4]).toBe(200);
  });

  it('release their API connections and free their slots as soon as the connection closes', async () => {
    const {api, proxy, sendGood} = await startFor({
      limits: {maxConcurrentPerClient: 4, idleTimeoutMs: 150_000, totalTimeoutMs: 150_000},
    });
    // The response to the last one waits behind the others.
    const {socket} = connect(proxy.port, pipeline(api, 'silence', 'silence', 'silence', 'good'));
    await until(() => api.connections() === 4 && api.open() === 3);
    socket.destroy();
    await until(() => api.open() === 0 && proxy.logs.length === 4);
    expect(await sendGood()).toMatchObject({status: 200});
    expect(proxy.logs.map(({outcome}) => outcome)).toEqual(
      words('answered left left left answered'),
    );
  });

  it('end the connection if they are more than a browser sends, and free their slots', async () => {
    const {api, proxy, sendGood} = await startFor({
      limits: {maxConcurrentPerClient: 4, maxConcurrent: 4, idleTimeoutMs: 1000},
    });
    const silence = Array.from({length: 300}, () => 'silence');
    const caller = connect(proxy.port, pipeline(api, ...silence));
    await until(() => caller.isClosed);
    expect(api.connections()).toBeLessThanOrEqual(4);
    await until(async () => (await sendGood()).status === 200);
    await until(() => api.open() === 0);
  });
});
