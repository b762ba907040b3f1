import {fakeInternet} from '../support/internet';
import {manifestFor, manifestOf} from '../support/manifest';
import {named, startProxy, startWorld, verdictOf} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {findPort, startRawUpstream, startUpstream} from '../support/upstream';
import {words} from '../support/words';

/** The headers that the proxy sends with a GET request without headers. */
const PLAIN = {
  accept: '*/*',
  'accept-encoding': 'identity',
  'user-agent': 'docusaurus-plugin-api-reference',
  via: '1.1 try-it',
  connection: 'close',
};
/** Headers that edges and browsers add. */
const EDGE = [
  ...['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP'],
  ...['CF-Connecting-IP', 'CF-Ray', 'X-Amzn-Trace-Id', 'X-Amz-Cf-Id', 'X-Vercel-Id'],
  ...['traceparent', 'tracestate', 'baggage', 'X-Request-Id', 'True-Client-IP'],
  ...['Accept-Language', 'DNT', 'Sec-CH-UA', 'Priority', 'Referer'],
];

describe.each(RUNTIMES)('credentials, on %s: the proxy', (runtime) => {
  inRuntime(runtime);
  // Node's `fetch` adds headers of its own.
  const plain =
    runtime === 'fetch'
      ? {...PLAIN, connection: 'keep-alive', 'accept-language': '*', 'sec-fetch-mode': 'cors'}
      : PLAIN;

  it('threat 94: keeps the cookies and the Authorization header of the site from the API', async () => {
    const {api, send} = await startWorld();
    await send({}, {Cookie: 'session=docs', Authorization: 'Basic ZG9jczpkb2Nz'});
    await send({cookies: [['own', '1']]}, {Cookie: 'session=docs'});
    expect(api.requests.map(({headers}) => headers)).toEqual([
      {...plain, host: api.host},
      {...plain, host: api.host, cookie: 'own=1'},
    ]);
  });

  it('threat 95: sends no header that an edge in front of the site added', async () => {
    const {api, send} = await startWorld({trustProxy: 1});
    const edge = Object.fromEntries(EDGE.map((name) => [name, '10.1.2.3']));
    expect(await send({}, edge)).toMatchObject({status: 200});
    expect(api.requests[0]?.headers).toEqual({...plain, host: api.host});
  });

  it('threat 95: sends headers of edges and browsers only if the document names them', async () => {
    const api = named(await startUpstream());
    const manifest = manifestOf({
      servers: [{url: api.origin}],
      operations: [{key: 'GET /', headers: ['X-Forwarded-For', 'Referer']}, {key: 'GET /{path}'}],
    });
    const {proxy, send} = await startWorld({manifest}, api);
    const documented = {'x-forwarded-for': '1.2.3.4', referer: 'https://a.test/'};
    await send({headers: Object.entries(documented)});
    expect(api.requests[0]?.headers).toMatchObject(documented);
    for (const name of ['X-Forwarded-For', 'X_Forwarded_For', 'Origin', 'Sec-Fetch-Site'])
      expect(
        verdictOf(await proxy.send({url: `${api.origin}/x`, headers: [[name, '1.2.3.4']]})),
      ).toBe('400 bad_envelope');
  });

  it('threat 96: refuses `Expect` before it forwards anything (http-proxy would skip its hook)', async () => {
    const {api, send} = await startWorld();
    expect(verdictOf(await send({}, {Expect: '100-continue', Cookie: 'session=docs'}))).toBe(
      '417 expectation_failed',
    );
    expect(await send({headers: [['Expect', '100-continue']]})).toMatchObject({status: 400});
    expect(api.connections()).toBe(0);
  });

  it('threat 97: logs no secrets, whichever field holds them and however the request ends', async () => {
    const secrets: string[] = [];
    const secret = (): string => {
      const value = `s3cret${secrets.length}x`;
      secrets.push(value);
      return value;
    };
    const echoing = await startUpstream((response, request) =>
      response
        .writeHead(500, {'X-Echo': request.url, 'Set-Cookie': `a=${request.headers.authorization}`})
        .end(JSON.stringify(request)),
    );
    const breaking = await startRawUpstream((socket, received) =>
      socket.end(`HTTP/1.1 ${received.toString().slice(0, 400)}`),
    );
    const resetting = await startRawUpstream((socket) => socket.resetAndDestroy());
    const outcomes = [];
    for (const api of [echoing, breaking, resetting]) {
      const {proxy} = await startWorld({}, api);
      const request = {
        operation: 'POST /v1/users/{id}',
        method: 'POST',
        url: `${named(api).origin}/v1/users/${secret()}?api_key=${secret()}`,
        headers: Object.entries({Authorization: `Bearer ${secret()}`, 'X-Api-Key': secret()}),
        cookies: [[secret(), secret()]] as [string, string][],
        body: {kind: 'text', text: secret()} as const,
      };
      const site = Object.fromEntries(
        ['Cookie', 'User-Agent', 'X-Forwarded-For', 'Referer'].map((name) => [name, secret()]),
      );
      await proxy.send(request, site);
      await proxy.send({...request, url: `http://${secret()}.test/${secret()}`}, site);
      await proxy.send({...request, document: secret()}, site);
      await proxy.send({...request, operation: `POST /${secret()}`}, site);
      await proxy.send({...request, headers: [[`Sec-${secret()}`, '1']]}, site);
      await proxy.send({...request, headers: [[`${secret()} `, secret()]]}, site);
      await proxy.send({...request, headers: [['X-A', `${secret()}\r\n`]]}, site);
      await proxy.send(`{"v": "${secret()}`, site);
      await proxy.send(request, {...site, Origin: `https://${secret()}.test`});
      const log = JSON.stringify(proxy.logs);
      expect(secrets.filter((value) => log.includes(value))).toEqual([]);
      outcomes.push(proxy.logs.map(({outcome, code, status}) => code ?? status ?? outcome));
    }
    const refusals = [
      ...['target_not_allowed', 'unknown_document', 'target_not_allowed'],
      ...Array.from({length: 4}, () => 'bad_envelope'),
      'forbidden_origin',
    ];
    expect(outcomes).toEqual([
      [500, ...refusals],
      ['upstream_unreachable', ...refusals],
      ['upstream_unreachable', ...refusals],
    ]);
    expect(secrets.length).toBeGreaterThan(60);
  });

  it('threat 97: logs exactly the fields that an operator needs', async () => {
    const {api, proxy, send} = await startWorld();
    const body = {kind: 'text', text: 'abc'} as const;
    await send({method: 'POST', url: `${api.origin}/?a=b`, body});
    expect(proxy.logs).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        client: expect.stringMatching(/^[0-9a-f]{16}$/),
        document: 'default',
        operation: 'POST /',
        outcome: 'answered',
        status: 200,
        sent: 3,
        received: 2,
        ms: expect.any(Number),
      },
    ]);
  });

  it('threat 102: never sends the `Referer` of the site to the API', async () => {
    const {api, send} = await startWorld();
    const answer = await send({}, {Referer: 'https://docs.example.org/api?token=secret'});
    expect(api.requests[0]?.headers).not.toHaveProperty('referer');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(verdictOf(await send({headers: [['Referer', 'https://a.test/']]}))).toBe(
      '400 bad_envelope',
    );
  });
});

describe('credentials: the proxy', () => {
  it('threat 98: reveals nothing about the network behind it', async () => {
    const closed = `127.0.0.1:${await findPort()}`;
    const {lookup} = fakeInternet({
      names: {'api.example.com': ['93.184.215.14'], 'db.example.com': ['10.0.0.5']},
    });
    const servers = ['http://api.example.com', 'http://db.example.com:5432', `http://${closed}`];
    const manifest = manifestFor(...servers);
    const proxy = await startProxy({manifest, lookup, allowPrivateTargets: [closed]});
    const statuses = [];
    for (const server of servers) {
      const {status, body} = await proxy.send({operation: 'GET /', url: `${server}/`});
      statuses.push(status);
      expect(body.toString()).not.toMatch(/\d+\.\d+\.\d+|ECONN|example\.com|getaddrinfo|5432/);
    }
    expect(statuses).toEqual([502, 403, 502]);
    // The operator learns the cause from the log.
    expect(proxy.logs.at(-1)).toMatchObject({reason: 'ECONNREFUSED'});
  });

  it('threat 99: refuses private names like any other, with the same response and without a lookup', async () => {
    const internet = fakeInternet({
      names: {'db.example.com': ['10.0.0.5'], 'public.example.com': ['93.184.215.14']},
    });
    const manifest = manifestFor('http://api.example.com');
    const proxy = await startProxy({manifest, lookup: internet.lookup});
    const answers = new Set<string>();
    for (const host of words(
      'db.example.com public.example.com 10.0.0.5 metadata.google.internal missing.example.com',
    )) {
      const {status, problem} = await proxy.send({operation: 'GET /', url: `http://${host}/`});
      answers.add(JSON.stringify({status, ...problem, requestId: ''}));
    }
    expect(answers.size).toBe(1);
    expect(internet.lookups).toEqual([]);
  });
});
