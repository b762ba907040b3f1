import {createHash} from 'crypto';
import {startDigestServer, type DigestServerOptions} from '../support/digestServer';
import {startHostile} from '../support/hostile';
import {manifestOf} from '../support/manifest';
import {sendParts} from '../support/multipart';
import {postTo, startProxy} from '../support/proxy';
import {startRawUpstream, startUpstream, type Upstream} from '../support/upstream';

const DIGEST = {username: 'reader', password: 'SECRET'};
const ORIGIN = 'https://docs.example.org';

/** Starts a proxy for an API whose `/things` require Digest credentials. */
async function startFor(upstream: Pick<Upstream, 'origin'>, limits = {}) {
  const keys = [
    'GET /{path}',
    ...['GET', 'POST', 'DELETE', 'Foo'].map((each) => `${each} /things`),
  ];
  const proxy = await startProxy({
    manifest: manifestOf({
      servers: [{url: upstream.origin}],
      operations: [{key: 'GET /free'}, ...keys.map((key) => ({key, digest: true as const}))],
    }),
    origins: [ORIGIN],
    allowLoopbackTargets: true,
    limits,
  });
  return {
    proxy,
    send: (method = 'GET', rest: Parameters<typeof proxy.send>[0] = {}) =>
      proxy.send({
        operation: `${method} /things`,
        method,
        url: `${upstream.origin}/things?page=1`,
        digest: DIGEST,
        ...(rest as object),
      }),
  };
}

const KINDS: DigestServerOptions[] = [
  {},
  {qop: 'auth'},
  {algorithm: 'MD5', qop: 'auth,auth-int'},
  {algorithm: 'MD5-sess', qop: 'auth'},
  {algorithm: 'SHA-256', qop: 'auth'},
  {algorithm: 'SHA-256-sess', qop: 'auth'},
  {algorithm: 'SHA-512-256', qop: 'auth'},
  {algorithm: 'SHA-256', qop: 'auth', userhash: true},
  {algorithm: 'SHA-256', qop: 'auth', realm: 'a "quoted\\ realm'},
  {algorithm: 'SHA-256', qop: 'auth', username: 'Jäsøn 🐶', password: 'gehéim 🐱'},
];

describe('Digest authentication through the proxy', () => {
  it.each(KINDS)('succeeds with an API whose challenge has the options %j', async (kind) => {
    const api = await startDigestServer(kind);
    const {send, proxy} = await startFor(api);
    const {username, password} = {...DIGEST, ...kind};
    const answer = await send('GET', {digest: {username, password}});
    expect(answer.head).toMatchObject({status: 200});
    expect(answer.body.toString()).toContain('welcome');
    expect(JSON.stringify([proxy.logs, answer.head])).not.toMatch(/SECRET|nonce/);
  });

  it('sends the body only once, after the challenge', async () => {
    const api = await startDigestServer({algorithm: 'SHA-256', qop: 'auth'});
    const {send} = await startFor(api);
    const answer = await send('POST', {
      headers: [['Content-Type', 'application/json']],
      body: {kind: 'text', text: '{"name":"Rex"}'},
    });
    expect(answer.body.toString()).toContain('welcome {"name":"Rex"}');
    expect(
      api.requests.map(({method, body, headers}) => [
        method,
        body,
        headers['content-length'],
        headers.authorization?.slice(0, 6),
      ]),
    ).toEqual([
      ['POST', '', '0', undefined],
      ['POST', '{"name":"Rex"}', '14', 'Digest'],
    ]);
    expect(JSON.stringify(api.requests)).not.toContain('SECRET');
  });

  it('sends and hashes a method as the document writes it', async () => {
    const api = await startRawUpstream((socket, chunk) =>
      socket.end(
        chunk.includes('Authorization')
          ? 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'
          : 'HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm="r", nonce="n"\r\n\r\n',
      ),
    );
    const {send} = await startFor(api);
    expect((await send('Foo')).head).toMatchObject({status: 200});
    expect(api.received().match(/^.* HTTP/gm)).toEqual(
      ['', ''].map(() => 'Foo /things?page=1 HTTP'),
    );
    const md5 = (...texts: string[]) => createHash('md5').update(texts.join(':')).digest('hex');
    const response = md5(md5('reader', 'r', 'SECRET'), 'n', md5('Foo', '/things?page=1'));
    expect(api.received()).toContain(`response="${response}"`);
  });

  it('returns the 401 of the API for wrong credentials, after two requests', async () => {
    const api = await startDigestServer({qop: 'auth'});
    const {send} = await startFor(api);
    expect(
      (await send('GET', {digest: {username: 'reader', password: 'wrong'}})).head,
    ).toMatchObject({status: 401});
    expect(api.requests).toHaveLength(2);
  });

  it('retries once with the new nonce when the old one is stale', async () => {
    const api = await startDigestServer({algorithm: 'SHA-256-sess', qop: 'auth', stale: 1});
    const {send} = await startFor(api);
    const answer = await send('POST', {
      headers: [['Content-Type', 'text/plain']],
      body: {kind: 'text', text: 'Rex'},
    });
    expect(answer.head).toMatchObject({status: 200});
    expect(answer.body.toString()).toBe('welcome Rex');
    expect(api.requests.map(({body}) => body)).toEqual(['', 'Rex', 'Rex']);
  });

  it('returns the 401 of an API whose nonces are always stale, after three requests', async () => {
    const api = await startDigestServer({qop: 'auth', stale: 100});
    const {send, proxy} = await startFor(api, {maxConcurrentPerClient: 1});
    for (const method of ['GET', 'DELETE'])
      expect((await send(method)).head).toMatchObject({status: 401});
    expect(api.requests).toHaveLength(6);
    expect(proxy.logs).toMatchObject([
      {outcome: 'answered', status: 401},
      {outcome: 'answered', status: 401},
    ]);
  });

  it('does not retry when the challenge says `stale=false`', async () => {
    const api = await startUpstream((response) =>
      response
        .writeHead(401, {'WWW-Authenticate': 'Digest realm="x", nonce="x", stale=false'})
        .end(),
    );
    const {send} = await startFor(api);
    expect((await send()).head).toMatchObject({status: 401});
    expect(api.requests).toHaveLength(2);
  });

  it('returns the 401 for a stale nonce when the body is a stream, which can be sent only once', async () => {
    const api = await startDigestServer({qop: 'auth', stale: 1});
    const {proxy} = await startFor(api);
    const url = `${api.origin}/things`;
    const asked = {...postTo(api), operation: 'POST /things', url, digest: DIGEST};
    const answer = await sendParts(
      proxy,
      {...asked, body: {kind: 'stream', size: 3}},
      [{name: 'part', content: 'Rex'}],
      {Origin: ORIGIN},
    );
    expect(answer.head).toMatchObject({status: 401});
    expect(api.requests.map(({body}) => body)).toEqual(['', 'Rex']);
  });

  it('withholds credentials from a redirect target without Digest and sends them to one with Digest', async () => {
    const api = await startDigestServer({qop: 'auth'});
    const {send} = await startFor(api);
    const free = await send('GET', {operation: 'follow GET', url: `${api.origin}/free`});
    expect(free.head).toMatchObject({status: 200});
    expect(free.body.toString()).toBe('free ');
    expect(api.requests.map(({headers}) => headers.authorization)).toEqual([undefined]);
    expect((await send('GET', {operation: 'follow GET'})).head).toMatchObject({status: 200});
    expect(api.requests).toHaveLength(3);
  });

  it('returns the 401 with a challenge that it cannot answer', async () => {
    const api = await startUpstream((response) =>
      response.writeHead(401, {'WWW-Authenticate': 'Basic realm="x"'}).end('no'),
    );
    const {send} = await startFor(api);
    expect((await send()).head).toMatchObject({status: 401});
    expect(api.requests.map(({headers}) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it.each([307, 308])(
    'shows the redirect of an API that asks for the same POST elsewhere: %i',
    async (status) => {
      const api = await startUpstream((response) =>
        response.writeHead(status, {Location: '/things/'}).end(),
      );
      const {send} = await startFor(api);
      expect((await send('POST')).head).toMatchObject({
        status,
        redirect: `${api.origin}/things/`,
      });
    },
  );

  it('does not repeat a POST or DELETE request that the API accepts without a challenge', async () => {
    const api = await startUpstream((response) => response.writeHead(204).end());
    const {send} = await startFor(api);
    for (const method of ['POST', 'DELETE'])
      expect((await send(method)).problem).toMatchObject({
        status: 502,
        code: 'no_challenge',
        detail: 'The API answered 204.',
      });
    expect(api.requests).toHaveLength(2);
    expect((await send('GET')).head).toMatchObject({status: 204});
  });

  it('is refused for operations without Digest, with an `Authorization` header, or if malformed', async () => {
    const api = await startUpstream();
    const {send} = await startFor(api);
    for (const envelope of [
      {operation: 'GET /free', url: `${api.origin}/free`},
      {headers: [['Authorization', 'Bearer x']]},
      {digest: {username: 'u'}},
      {digest: {username: 'u', password: 1}},
      {digest: {...DIGEST, realm: 'x'}},
      {digest: 'u:p'},
      {digest: {username: 'u'.repeat(2000), password: ''}},
      {digest: {username: 'u\ud800', password: ''}},
      {digest: {username: 'u', password: '\udc00p'}},
    ])
      expect((await send('GET', envelope as never)).problem).toMatchObject({code: 'bad_envelope'});
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['switching', 'upstream_unreachable'],
    ['interim-flood', 'upstream_unreachable'],
    ['half-closed', 'upstream_unreachable'],
    ['silence', 'upstream_timeout'],
  ])('frees its slot when the API responds with %s', async (name, code) => {
    const api = await startHostile();
    const {send} = await startFor(api, {
      maxConcurrentPerClient: 1,
      maxConcurrent: 1,
      // The others respond in time, on a loaded machine too.
      totalTimeoutMs: name === 'silence' ? 300 : 10_000,
    });
    const asked = {operation: 'GET /{path}', url: `${api.origin}/${name}`};
    for (let round = 0; round < 3; round += 1)
      expect((await send('GET', asked)).problem).toMatchObject({code});
    expect(api.connections()).toBe(3);
  });

  it('counts all requests of the exchange toward one deadline', async () => {
    // Each response is within the limit, both together are not.
    const delays = [600, 1200];
    const api = await startUpstream((response) =>
      setTimeout(
        () => response.writeHead(401, {'WWW-Authenticate': 'Digest realm="x", nonce="x"'}).end(),
        delays.shift(),
      ),
    );
    const {send} = await startFor(api, {totalTimeoutMs: 1500});
    expect((await send()).problem).toMatchObject({code: 'upstream_timeout'});
    expect(api.requests).toHaveLength(2);
  });
});
