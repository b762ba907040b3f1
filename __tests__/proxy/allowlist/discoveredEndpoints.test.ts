import type {TryItAuthUrl} from '../../../plugin/proxy';
import {fakeInternet} from '../support/internet';
import {manifestOf} from '../support/manifest';
import {startProxy, verdictOf} from '../support/proxy';
import {startUpstream} from '../support/upstream';
import {yaml} from '../../support/yaml';

const PATH = '/.well-known/openid-configuration';
const ISSUER = 'http://id.example.com';
const METADATA = `${ISSUER}${PATH}`;

type World = {
  metadata?: unknown;
  /** Authorization URLs that the document names. */
  auth?: TryItAuthUrl[];
  /** Addresses of further host names. */
  names?: {[name: string]: string[]};
} & Omit<Parameters<typeof startProxy>[0], 'manifest' | 'lookup'>;

/** Starts a public authorization server with the given metadata. */
async function start({
  metadata = named,
  auth = [{key: 'auth my id discovery', url: METADATA}],
  names = {},
  ...options
}: World = {}) {
  const server = await startUpstream((response, {url}) => {
    if (url.startsWith(PATH))
      response.end(typeof metadata === 'string' ? metadata : JSON.stringify(metadata));
    else response.end('{"access_token": "token"}');
  });
  const internet = fakeInternet({
    names: {'id.example.com': ['93.184.215.14'], 'other.example.com': ['93.184.215.15'], ...names},
    hosts: {'id.example.com:80': server.port},
  });
  const proxy = await startProxy({
    manifest: manifestOf({auth}),
    lookup: internet.lookup,
    ...options,
  });
  const ask = (purpose: string, url: string) => {
    const isRead = purpose === 'discovery';
    return proxy.send({
      operation: `auth my id ${purpose}`,
      method: isRead ? 'GET' : 'POST',
      url,
      body: isRead ? {kind: 'none'} : {kind: 'text', text: 'grant_type=x&client_secret=s'},
    });
  };
  return {server, internet, ask};
}

const named = {
  issuer: ISSUER,
  token_endpoint: `${ISSUER}/token`,
  device_authorization_endpoint: `${ISSUER}/device`,
};

describe('authorization endpoints that the document does not name', () => {
  it('are reached when the metadata of the authorization server names them', async () => {
    const {server, ask} = await start();
    const answer = await ask('token', `${ISSUER}/token`);
    expect(answer.body.toString()).toBe('{"access_token": "token"}');
    expect((await ask('device', `${ISSUER}/device`)).head?.status).toBe(200);
    // The request for the metadata carries nothing from the reader, but `Via`, which reveals loops.
    expect(server.requests[0]?.headers).toEqual(yaml`
      {accept: application/json, accept-encoding: identity, user-agent: docusaurus-plugin-api-reference, via: 1.1 try-it,
        host: id.example.com, connection: close}
    `);
    expect(server.requests.map(({method, url, body}) => `${method} ${url} ${body}`)).toEqual([
      `GET ${PATH} `,
      'POST /token grant_type=x&client_secret=s',
      `GET ${PATH} `,
      'POST /device grant_type=x&client_secret=s',
    ]);
  });

  it('are limited to the exact URL that the metadata names for the purpose', async () => {
    const {server, internet, ask} = await start();
    const own = ['/device', '/token?x', '/token/', '/admin'].map((path) => ISSUER + path);
    for (const url of [...own, 'http://other.example.com/token'])
      expect((await ask('token', url)).problem?.code).toBe('target_not_allowed');
    expect(server.requests.filter(({method}) => method === 'POST')).toEqual([]);
    expect(internet.lookups).not.toContain('other.example.com');
  });

  it('are refused when the metadata is malformed or names no absolute URL', async () => {
    const issuer = JSON.stringify(ISSUER);
    for (const metadata of [
      '',
      'null',
      '[]',
      '"token_endpoint"',
      `{"issuer": ${issuer}, "token_endpoint": 1}`,
      `{"issuer": ${issuer}, "token_endpoint": "/token"}`,
      `{"issuer": ${issuer}, "__proto__": {"token_endpoint": "${ISSUER}/token"}}`,
      '{'.repeat(1000),
    ]) {
      const {server, ask} = await start({metadata});
      expect((await ask('token', `${ISSUER}/token`)).problem?.code).toBe('target_not_allowed');
      expect(server.requests.map(({method}) => method)).toEqual(['GET']);
    }
  });

  it('are not reached when the metadata is too large', async () => {
    const {ask} = await start({metadata: `${' '.repeat(300 * 1024)}${JSON.stringify(named)}`});
    expect((await ask('token', `${ISSUER}/token`)).problem?.code).toBe('upstream_unreachable');
  });

  it('count toward the rate limit of the metadata server, whatever host the request names', async () => {
    const {server, ask} = await start({limits: {ratePerTarget: 2}});
    for (const host of ['a', 'b', 'c', 'd'])
      await ask('token', `https://${host}.example.com/token`);
    expect(server.requests.length).toBe(2);
  });

  it.each([
    ['a loopback address', (canary: string) => `http://${canary}/latest`],
    ['`localhost`', (canary: string) => `http://localhost:${canary.split(':')[1]}/latest`],
    ['a private address that the operator allows', () => 'http://10.1.2.3/latest'],
    ['an internal name that the operator allows', () => 'http://db.internal/latest'],
    [
      'a name that resolves to loopback',
      (canary: string) => `http://inside.example.com:${canary.split(':')[1]}/latest`,
    ],
    ['a name that resolves to a private address', () => 'http://private.example.com/latest'],
  ])('threat 131: are refused when the metadata names %s', async (_what, toUrl) => {
    for (const isLoopback of [false, true]) {
      const canary = await startUpstream();
      const url = toUrl(canary.host);
      const {host} = new URL(url);
      const {internet, ask, server} = await start({
        metadata: {...named, token_endpoint: url, device_authorization_endpoint: url},
        names: {
          localhost: ['127.0.0.1'],
          'db.internal': ['10.1.2.3'],
          'inside.example.com': ['127.0.0.1'],
          'private.example.com': ['10.1.2.3'],
        },
        ...(isLoopback
          ? {allowLoopbackTargets: true}
          : {allowPrivateTargets: [host.includes(':') ? host : `${host}:80`]}),
      });
      for (const purpose of ['token', 'device', 'refresh'])
        expect(verdictOf(await ask(purpose, url))).toBe('403 target_not_allowed');
      expect({
        canary: canary.connections(),
        dialled: internet.dialled.filter((place) => !place.startsWith('93.')),
        posts: server.requests.filter(({method}) => method === 'POST'),
      }).toEqual({canary: 0, dialled: [], posts: []});
    }
  });

  it('threat 131: are refused on a private metadata server until the document names their URL', async () => {
    const keycloak = await startUpstream((response) =>
      response.end(
        JSON.stringify({issuer: keycloak.origin, token_endpoint: `${keycloak.origin}/token`}),
      ),
    );
    const auth = [{key: 'auth my id discovery', url: `${keycloak.origin}${PATH}`}];
    for (const access of [{allowLoopbackTargets: true}, {allowPrivateTargets: [keycloak.host]}]) {
      const {ask} = await start({auth, ...access});
      const answer = await ask('token', `${keycloak.origin}/token`);
      expect(verdictOf(answer)).toBe('403 target_not_allowed');
      expect(answer.problem?.detail).toContain('write its URL into the document');
      // An endpoint that the document names for any of its schemes is allowed.
      const written = await start({
        auth: [...auth, {key: 'auth other token', url: `${keycloak.origin}/token`}],
        ...access,
      });
      expect(await written.ask('token', `${keycloak.origin}/token`)).toMatchObject({status: 200});
      expect(await written.ask('device', `${keycloak.origin}/token`)).toMatchObject({status: 403});
    }
    expect(keycloak.requests.filter(({method}) => method === 'POST')).toHaveLength(2);
  });

  it('threat 138: are refused when the metadata names another server as its issuer', async () => {
    const {server, ask} = await start({metadata: {...named, issuer: 'http://other.example.com'}});
    const answer = await ask('token', `${ISSUER}/token`);
    expect(verdictOf(answer)).toBe('403 target_not_allowed');
    expect(answer.problem?.detail).toBe(
      'The issuer in the metadata of the authorization server does not match the URL of the metadata.',
    );
    expect(server.requests.map(({method}) => method)).toEqual(['GET']);
  });

  it('are refused when the operator turns discovery off, while URLs in the document still work', async () => {
    const {server, ask} = await start({
      auth: [
        {key: 'auth my id discovery', url: METADATA},
        {key: 'auth my id token', url: `${ISSUER}/written`},
      ],
      discovery: false,
    });
    expect(verdictOf(await ask('token', `${ISSUER}/token`))).toBe('403 discovery_off');
    expect(verdictOf(await ask('discovery', METADATA))).toBe('403 discovery_off');
    expect(server.requests).toEqual([]);
    expect(await ask('token', `${ISSUER}/written`)).toMatchObject({status: 200});
  });
});
