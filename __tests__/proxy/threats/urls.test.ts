import {fakeInternet} from '../support/internet';
import {manifestOf} from '../support/manifest';
import {envelopeOf, startProxy, verdictOf} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {startUpstream} from '../support/upstream';
import type {TryItManifest} from '../../../plugin/proxy';
import {words} from '../support/words';
import {yaml} from '../../support/yaml';

/** An API at `api.example.com` over HTTP, so that the test can read what is sent. */
const MANIFEST: TryItManifest = manifestOf({
  servers: [
    {url: 'http://api.example.com/v1'},
    {url: 'http://{tenant}.tenants.example.com', variables: [{name: 'tenant', default: 'demo'}]},
    {
      url: 'http://{region}.regions.example.com',
      variables: [{name: 'region', default: 'eu', enum: ['eu', 'us']}],
    },
  ],
  operations: [
    {key: 'GET /users'},
    {key: 'GET /users/{id}'},
    {key: 'GET /'},
    {key: 'POST /files/{path}', reserved: ['path']},
  ],
});

async function startWorld(manifest: TryItManifest = MANIFEST) {
  const api = await startUpstream();
  const evil = await startUpstream();
  const value = ['93.184.215.14'];
  const internet = fakeInternet({
    names: new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => ({configurable: true, enumerable: true, value}),
        get: () => value,
      },
    ),
    hosts: {
      'api.example.com:80': api.port,
      'demo.tenants.example.com:80': api.port,
      'eu.regions.example.com:80': api.port,
      'evil.com:80': evil.port,
      'evil.com:443': evil.port,
    },
  });
  const proxy = await startProxy({manifest, lookup: internet.lookup});
  return {
    api,
    evil,
    internet,
    proxy,
    get: (url: string, operation = 'GET /users') => proxy.send({operation, url}),
    /** Sends a POST request to a path whose operation allows reserved characters. */
    post: (path: string) =>
      proxy.send({operation: 'POST /files/{path}', method: 'POST', url: API + path}),
  };
}

async function expectRefused(urls: string[], status: number, operation?: string): Promise<void> {
  const {get, internet, api, evil} = await startWorld();
  for (const url of urls) {
    const code = status === 400 ? 'bad_envelope' : 'target_not_allowed';
    expect([url, verdictOf(await get(url, operation))]).toEqual([url, `${status} ${code}`]);
  }
  expect({
    lookups: internet.lookups,
    dialled: internet.dialled,
    api: api.connections(),
    evil: evil.connections(),
  }).toEqual({lookups: [], dialled: [], api: 0, evil: 0});
}

const API = 'http://api.example.com';
const on = (host: string, ...inputs: string[]) => inputs.map((input) => host + input);

const REFUSED = yaml<[title: string, status: number, urls: string[]][]>`
  - ['threat 31: refuses user information', 400,
      ['http://api.example.com@169.254.169.254/', 'http://api.example.com:80@evil.com/', 'http://a:b@api.example.com/v1/users', 'http://@api.example.com/v1/users']]
  - ['threat 32: refuses fragments, which could hide the host', 403,
      ['http://evil.com#@api.example.com/', http://evil.com/#.api.example.com/v1/users, http://api.example.com/v1/users#x]]
  - ['threat 33: refuses backslashes', 400, ['http://evil.com\@api.example.com/', 'http://api.example.com\.evil.com/', 'http:\\api.example.com\v1\users']]
  - ['threat 34: refuses URLs whose slashes the parser would add or drop', 400,
      [http:/evil.com, http:evil.com, http:///evil.com, //evil.com/, /v1/users, evil.com]]
  - ['threat 35: refuses control characters and spaces that the parser would strip', 400,
      ["http://api.exa\tmple.com/v1/users", "ht\ntp://evil.com/", "\u0000http://evil.com", ' http://api.example.com/v1/users',
          "http://api.example.com/v1/us\rers", "http://api.example.com/v1/users\u0085"]]
  - ['threat 36: refuses encoded delimiters in the host', 400,
      ['http://api.example.com%2f.evil.com/', 'http://api.example.com%00.evil.com/', 'http://api.example.com%09/', 'http://api.example.com%23/']]
  - ['threat 37: refuses hosts that begin or end like an allowed host', 403,
      [http://api.example.com.evil.com/v1/users, http://evilapi.example.com/v1/users, http://api.example.co/v1/users, http://example.com/v1/users,
          http://x.api.example.com/v1/users]]
  - ['threat 38: refuses lookalikes from another script', 403, ["http://ap\u0456.example.com/v1/users", http://xn--ap-ioc.example.com/v1/users]]
  - ['threat 40: refuses schemes other than HTTP and HTTPS', 400,
      [file:///etc/passwd, gopher://127.0.0.1:6379/_FLUSHALL, ftp://api.example.com/, 'data:text/html,x', blob:http://api.example.com/x, javascript:alert(1),
          unix:/var/run/docker.sock, 'http+unix://%2Fvar%2Frun%2Fdocker.sock/', ws://api.example.com/v1/users, wss://api.example.com/]]
  - ['threat 42: refuses every port except the documented one', 403,
      [http://api.example.com:22/v1/users, http://api.example.com:6379/v1/users, http://api.example.com:443/v1/users, http://api.example.com:0/v1/users,
          https://api.example.com/v1/users]]
  - ['threat 42: refuses ports that are not numbers of ports', 400,
      [http://api.example.com:65536/v1/users, http://api.example.com:-1/v1/users, http://api.example.com:8o/v1/users]]
  - ['threat 43: refuses paths that leave the base path', 403,
      [http://api.example.com/v1/../../users, 'http://api.example.com/v1/%2e%2e/users', 'http://api.example.com/v1/.%2E/users', http://api.example.com/users,
          http://api.example.com/v1x/users, http://api.example.com/v1/users/]]
  - ['threat 43: refuses backslashes in a path that leaves the base path', 400, ['http://api.example.com/v1\..\users']]
  - ['threat 48: refuses values that are not in the enum of a server variable', 403,
      [http://zz.regions.example.com/users, http://eu.us.regions.example.com/users, http://regions.example.com/users]]
`;

describe.each(RUNTIMES)('URLs that parsers read differently, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it.each(REFUSED)('%s', (_title, status, urls) => expectRefused(urls, status));

  it('threat 36: refuses host names that http-proxy would cut short, even if a document names them', async () => {
    for (const host of words(
      `169.254.169.254'.example.com localhost".example.com 127.0.0.1\`.example.com {x}.example.com`,
      'localhost}.example.com a;b.example.com a,b.example.com',
    )) {
      const url = `http://${host}/`;
      const {proxy, internet} = await startWorld(manifestOf({auth: [{key: 'auth x token', url}]}));
      const answer = await proxy.send({operation: 'auth x token', method: 'POST', url});
      expect([host, verdictOf(answer)]).toEqual([host, '403 target_not_allowed']);
      expect(proxy.logs).toMatchObject([{code: 'address_not_allowed', reason: 'host'}]);
      expect(internet).toMatchObject({lookups: [], dialled: []});
    }
  });

  it('threat 39: normalizes compatibility characters in a host and connects to the normalized host', async () => {
    const {get, api} = await startWorld();
    for (const host of ['ap\u2139.example.com', 'api.example\u3002com'])
      expect(await get(`http://${host}/v1/users`)).toMatchObject({
        status: 200,
        head: {url: `${API}/v1/users`},
      });
    expect(api.requests.map(({headers}) => headers.host)).toEqual([
      'api.example.com',
      'api.example.com',
    ]);
  });

  it('threat 41: refuses unknown fields in the envelope, such as a socket path', async () => {
    const {proxy, internet} = await startWorld();
    const envelope = envelopeOf({operation: 'GET /users', url: `${API}/v1/users`});
    const socketPath = '/var/run/docker.sock';
    for (const extra of [{server: {socketPath}}, {socketPath}, {agent: false}, {variables: {}}])
      expect(verdictOf(await proxy.send(JSON.stringify({...envelope, ...extra})))).toBe(
        '400 bad_envelope',
      );
    expect(internet.dialled).toEqual([]);
  });

  it('threat 44: refuses path segments that could climb after decoding', async () => {
    const inputs = words(
      '..%2f..%2fadmin ..%2F..%2Fusers %252e%252e%252fadmin %25252e%25252e ..; ..;x=1',
      'x%2f..%2f..%2fadmin x%5c..%5cadmin ..%5cadmin %00 a%0d%0ab .%252e a%2fb a%2Fb a%252fb',
      'a%5cb a;b ;x 1;/..;/ a%3bb a%253Bb 1%2e5 1%252e5',
    );
    const refuse = (status: number, ...paths: string[]) =>
      expectRefused(on(`${API}/v1/`, ...paths), status, 'GET /users/{id}');
    await refuse(403, ...on('users/', ...inputs), '..;/admin', '..%2f..%2fadmin');
    await refuse(400, 'users/%c0%ae%c0%ae', 'users/%zz');
  });

  it('threat 44: allows slashes in a value only if the document sets `allowReserved`', async () => {
    const {get, post, api} = await startWorld();
    const path = '/v1/files/a/b/c;v=1';
    expect(await post(path)).toMatchObject({status: 200});
    expect(await post('/v1/files/a/..%2f..%2fadmin')).toMatchObject({status: 403});
    expect(await get(`${API}/v1/users/a/b`, 'GET /users/{id}')).toMatchObject({status: 403});
    expect(api.requests.map(({url}) => url)).toEqual([path]);
  });

  it('threat 45: sends each value to the API as one path segment', async () => {
    const {get, post, api} = await startWorld();
    const getUser = async (id: string) =>
      (await get(`${API}/v1/users/${id}`, 'GET /users/{id}')).status;
    for (const id of ['?admin=1', '#', 'a b', '100%', 'é'])
      expect(await getUser(encodeURIComponent(id))).toBe(200);
    expect(api.requests.map(({url}) => url)).toEqual(
      on('/v1/users/', ...words('%3Fadmin%3D1 %23 a%20b 100%25 %C3%A9')),
    );
    // A value that climbs is refused even in encoded form.
    expect(await getUser(encodeURIComponent('../../admin?x='))).toBe(403);
    expect(await getUser('?admin=1')).toBe(403);
    // A value that a server could decode twice and read as two segments is refused, too, unless the
    // document allows reserved characters in it.
    expect(await getUser(encodeURIComponent('a/b'))).toBe(403);
    expect(await post(`/v1/files/${encodeURIComponent('a/b')}`)).toMatchObject({status: 200});
    expect(api.requests.slice(5).map(({url}) => url)).toEqual(['/v1/files/a%2Fb']);
  });

  it('threat 46: never reads a double slash as the start of a host', async () => {
    await expectRefused(on(API, '/v1//evil.com', '//evil.com/v1/users', '/v1//users'), 403);
    const {post, api, evil} = await startWorld();
    expect(await post('/v1/files/x//evil.com/y')).toMatchObject({status: 200});
    expect(api.requests.map(({url}) => url)).toEqual(['/v1/files/x//evil.com/y']);
    expect(evil.connections()).toBe(0);
  });

  it('threat 47: lets a server variable fill one label of the host and nothing else', async () => {
    const url = (tenant: string): string => `http://${tenant}.tenants.example.com/users`;
    const labels = words('evil.com/ a.evil.com# 127.0.0.1:80/ a.b xn--80ak6aa92e -a a- a_b *');
    await expectRefused([...labels, 'a'.repeat(64), ''].map(url), 403);
    await expectRefused(['x@evil.com', 'a\u0000b', 'a b', 'evil.com\\'].map(url), 400);
    const {get, api} = await startWorld();
    expect(await get(url('demo'))).toMatchObject({status: 200});
    expect(api.requests[0]?.headers.host).toBe('demo.tenants.example.com');
    // A listed value of an enum.
    expect(await get('http://eu.regions.example.com/users')).toMatchObject({status: 200});
  });

  it('threat 49: refuses servers whose host, port or scheme the reader could choose', async () => {
    for (const url of words(
      'http://{host} http://{host}:8080 http://api.{domain} http://{user}.github.io',
      'http://{tenant}.com http://api.example.com:{port} {scheme}://api.example.com',
    )) {
      const variables = words('host domain user tenant port scheme').map((name) => ({
        name,
        default: 'unset',
      }));
      const {get, internet} = await startWorld(
        manifestOf({servers: [{url, variables}], operations: [{key: 'GET /'}]}),
      );
      for (const host of words(
        '169.254.169.254 evil.com evil.github.io api.example.com:22 api.evil.com',
      ))
        expect(verdictOf(await get(`http://${host}/`, 'GET /'))).toBe('403 not_proxyable');
      expect(internet).toMatchObject({lookups: [], dialled: []});
    }
  });

  it('threat 49: forwards to the default of such a server and to origins that the operator lists', async () => {
    const variables = [{name: 'host', default: 'api.example.com'}];
    const operations = [{key: 'GET /users'}];
    const url = 'http://{host}/v1';
    const {get, api, internet} = await startWorld(
      manifestOf({servers: [{url, variables}], operations}),
    );
    expect(await get(`${API}/v1/users`)).toMatchObject({status: 200});
    expect(api.requests).toHaveLength(1);
    const listed = await startProxy({
      manifest: manifestOf({servers: [{url}], operations}),
      lookup: internet.lookup,
      openOrigins: [API],
    });
    const verdicts = [];
    for (const target of [`${API}/v1/users`, `${API}/v2/users`, 'http://evil.com/v1/users'])
      verdicts.push(verdictOf(await listed.send({operation: 'GET /users', url: target})));
    expect(verdicts).toEqual(['200', '403 target_not_allowed', '403 not_proxyable']);
  });

  it('threat 50: refuses operations that the document does not have', async () => {
    const {proxy, internet} = await startWorld();
    const url = 'http://api.example.com/v1/users';
    for (const [operation, method] of [
      ['DELETE /users', 'DELETE'],
      ['PATCH /users', 'PATCH'],
      ['GET /users', 'DELETE'],
      ['GET /users', 'get'],
      ['POST /files/{path}', 'POST'],
    ] as const) {
      expect(verdictOf(await proxy.send({operation, method, url}))).toBe('403 target_not_allowed');
    }
    expect(internet).toMatchObject({lookups: [], dialled: []});
  });

  it('threat 51: finds no document or operation by the name of a prototype property', async () => {
    const {proxy, internet} = await startWorld();
    const url = 'http://api.example.com/v1/users';
    for (const document of ['__proto__', 'constructor', 'toString', 'other'])
      expect(verdictOf(await proxy.send({document, operation: 'GET /users', url}))).toBe(
        '404 unknown_document',
      );
    for (const operation of ['constructor', '__proto__', 'hasOwnProperty'])
      expect(verdictOf(await proxy.send({operation, url}))).toBe('400 bad_envelope');
    const polluting = JSON.stringify(envelopeOf({operation: 'GET /users', url})).replace(
      '{',
      '{"__proto__":{"polluted":1},',
    );
    expect(await proxy.send(polluting)).toMatchObject({status: 400});
    expect(({} as {polluted?: number}).polluted).toBeUndefined();
    expect(internet.dialled).toEqual([]);
  });
});
