import http from 'http';
import http2 from 'http2';
import https from 'https';
import net from 'net';
import tls from 'tls';
import {createAgents} from '../../../plugin/proxy/createAgents';
import {createAuthority} from '../support/certificates';
import type {Certificate} from '../support/certificates';
import {setEnvironment} from '../support/closing';
import {fakeInternet} from '../support/internet';
import {manifestFor, manifestOf} from '../support/manifest';
import {startProxy, verdictOf} from '../support/proxy';
import type {Answer} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {listen, startUpstream} from '../support/upstream';
import {words} from '../support/words';

const PUBLIC = '93.184.215.14';
const HOST = 'api.example.com';

const startCanary = (host?: string, port?: number) =>
  listen(
    net.createServer((socket) => socket.destroy()),
    host,
    port,
  );

/**
 * Starts an API whose documented port is also that of canaries on 127.0.0.1 and ::1. A connection
 * to loopback is a hit; a connection to a public address reaches the API.
 */
async function startNamed(addresses: string[] | (() => string[]), host = HOST) {
  const four = await startCanary();
  const six = await startCanary('::1', four.port);
  const api = await startUpstream();
  const internet = fakeInternet({
    names: {[host]: addresses},
    hosts: {[`${host}:${four.port}`]: api.port},
  });
  const url = `http://${host}:${four.port}/`;
  const proxy = await startProxy({manifest: manifestFor(url), lookup: internet.lookup});
  return {
    api,
    internet,
    proxy,
    url,
    send: () => proxy.send({operation: 'GET /', url}),
    canaryHits: () => four.connections() + six.connections(),
  };
}

/** A proxy for `api.example.com`, whose connections reach a port of loopback. */
async function startFor(
  scheme: string,
  port: number,
  options: Partial<Parameters<typeof startProxy>[0]> = {},
): Promise<() => Promise<Answer>> {
  const {lookup} = fakeInternet({
    names: port === 0 ? {} : {'api.example.com': [PUBLIC]},
    hosts: {[`api.example.com:${scheme === 'https' ? 443 : 80}`]: port},
  });
  const url = `${scheme}://api.example.com`;
  const proxy = await startProxy({manifest: manifestFor(url), lookup, ...options});
  return () => proxy.send({operation: 'GET /', url: `${url}/`});
}

/** A runtime with `fetch` alone resolves names and connects by itself. */
const CONNECTING = RUNTIMES.filter((runtime) => runtime !== 'fetch');

describe.each(CONNECTING)('names and connections, on %s: the proxy', (runtime) => {
  inRuntime(runtime);

  it.each<[title: string, addresses: string[], host?: string]>([
    ...words(
      '10.0.0.1 127.0.0.1 169.254.169.254 ::1 ::ffff:127.0.0.1 ::7f00:1 fd00:ec2::254',
      '168.63.129.16 64:ff9b::7f00:1',
    ).map((address): [string, string[]] => [
      'threat 52: an allowed name that resolves to a private address',
      [address],
    ]),
    ['threat 53: a name if its last address is not public', [PUBLIC, '127.0.0.1']],
    ['threat 53: a name if its first address is not public', ['127.0.0.1', PUBLIC]],
    ['threat 55: public names of loopback', ['127.0.0.1'], '127.0.0.1.nip.io'],
    ['threat 55: public names of both loopbacks', ['127.0.0.1', '::1'], 'localtest.me'],
    ['threat 56: a name if an address of the other family is not public', ['::1', PUBLIC]],
  ])('%s is refused: %j', async (_title, addresses, host = HOST) => {
    const {api, internet, proxy, send, canaryHits} = await startNamed(addresses, host);
    expect(verdictOf(await send())).toBe('403 target_not_allowed');
    expect(proxy.logs).toMatchObject([{code: 'address_not_allowed'}]);
    expect({hits: canaryHits(), api: api.connections(), dialled: internet.dialled}).toEqual({
      hits: 0,
      api: 0,
      dialled: [],
    });
  });

  it('threat 54: connects only to addresses that it checked, even if a name changes between two lookups', async () => {
    let turn = 0;
    const {api, internet, send, url, canaryHits} = await startNamed(() => [
      (turn += 1) % 2 === 1 ? PUBLIC : '127.0.0.1',
    ]);
    const answers = await Promise.all(Array.from({length: 100}, send));
    expect(answers.map(({status}) => status).sort()).toEqual(
      Array.from({length: 100}, (_, index) => (index < 50 ? 200 : 403)),
    );
    expect({lookups: internet.lookups.length, hits: canaryHits(), api: api.connections()}).toEqual({
      lookups: 100,
      hits: 0,
      api: 50,
    });
    expect(new Set(internet.dialled)).toEqual(new Set([`${PUBLIC}:${new URL(url).port}`]));
  });

  it('threat 57: resolves a name again for every request and keeps no connection open', async () => {
    const {api, internet, send} = await startNamed([PUBLIC]);
    for (let round = 0; round < 3; round += 1) expect(await send()).toMatchObject({status: 200});
    expect({
      lookups: internet.lookups.length,
      connections: api.connections(),
      open: api.open(),
    }).toEqual({lookups: 3, connections: 3, open: 0});
  });

  it('threat 59: responds within the deadline if a name does not exist or its resolver hangs', async () => {
    expect(verdictOf(await (await startFor('http', 0))())).toBe('502 upstream_unreachable');
    const limits = {totalTimeoutMs: 150};
    const send = await startFor('http', 0, {lookup: () => undefined, limits});
    expect(verdictOf(await send())).toBe('504 upstream_timeout');
  });

  describe('certificates', () => {
    const authority = createAuthority();
    const valid = authority.issue('api.example.com');

    async function ask({key, cert}: Certificate, certificateAuthorities: string[]) {
      const server = https.createServer({key, cert}, (_request, response) =>
        response.end('secret'),
      );
      const {port} = await listen(server);
      return (await startFor('https', port, {certificateAuthorities}))();
    }

    it('threat 60: accepts a valid certificate', async () => {
      const answer = await ask(valid, [authority.ca]);
      expect(answer).toMatchObject({
        status: 200,
        head: {status: 200, timings: {tls: expect.any(Number)}},
      });
      expect(answer.body.toString()).toBe('secret');
    });

    it.each([
      ['expired', authority.issue('api.example.com', -1), [authority.ca]],
      ['from an unknown authority', valid, []],
      ['for another host', authority.issue('other.example.com'), [authority.ca]],
    ])(
      'threat 60: refuses a certificate that is %s, even if the environment turns the check off',
      async (_what, certificate, authorities) => {
        expect(verdictOf(await ask(certificate, authorities))).toBe('502 upstream_tls');
        setEnvironment({NODE_TLS_REJECT_UNAUTHORIZED: '0'});
        expect(verdictOf(await ask(certificate, authorities))).toBe('502 upstream_tls');
      },
    );

    it('says that an API which speaks only HTTP/2 could not be reached', async () => {
      // With TLS, a server that insists on HTTP/2 begins with its settings.
      const settings = Buffer.from('000000040000000000', 'hex');
      const servers = [
        ['https', tls.createServer({...valid, ALPNProtocols: ['h2']}, (to) => to.write(settings))],
        ['http', http2.createServer()],
      ] as const;
      for (const [scheme, server] of servers) {
        const {port} = await listen(server);
        const send = await startFor(scheme, port, {certificateAuthorities: [authority.ca]});
        expect(verdictOf(await send())).toBe('502 upstream_unreachable');
      }
    });

    it('threat 60: refuses a server that does not speak TLS', async () => {
      const {port} = await startUpstream();
      expect(verdictOf(await (await startFor('https', port))())).toBe('502 upstream_tls');
    });
  });

  it('threat 61: ignores proxies that environment variables name', async () => {
    const evil = await startUpstream();
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'];
    setEnvironment({
      ...Object.fromEntries(names.map((name) => [name, evil.origin])),
      NODE_USE_ENV_PROXY: '1',
    });
    const {api, send} = await startNamed([PUBLIC]);
    expect(await send()).toMatchObject({status: 200});
    expect({api: api.requests.length, evil: evil.connections()}).toEqual({api: 1, evil: 0});
  });

  it('threat 62: refuses requests to its own site and detects requests that loop back to it', async () => {
    const site = 'https://docs.example.org';
    const {lookup} = fakeInternet({});
    const own = await startProxy({manifest: manifestFor(site), lookup});
    expect(verdictOf(await own.send({operation: 'GET /', url: `${site}/`}))).toBe(
      '403 target_not_allowed',
    );

    // Under another name or through another instance, `Via` in the returning request reveals the
    // loop.
    const hosts: {[host: string]: number} = {};
    const internet = fakeInternet({names: {[HOST]: [PUBLIC]}, hosts});
    const proxy = await startProxy({
      manifest: manifestOf({
        servers: [{url: `http://${HOST}`}],
        operations: [{key: 'POST /api/try-it', headers: ['X-Try-It']}],
      }),
      lookup: internet.lookup,
    });
    hosts[`${HOST}:80`] = proxy.port;
    expect(
      await proxy.send({
        operation: 'POST /api/try-it',
        method: 'POST',
        url: `http://${HOST}/api/try-it`,
        headers: [['X-Try-It', '1']],
      }),
    ).toMatchObject({status: 200, head: {status: 508}});
    expect(proxy.logs).toMatchObject([{code: 'loop_detected'}, {outcome: 'answered'}]);
  });

  it('threat 62: recognises itself in `Via` alone, not servers with such a name', async () => {
    const {proxy, url} = await startNamed([PUBLIC]);
    const send = async (via: string) =>
      verdictOf(await proxy.send({operation: 'GET /', url}, {Via: via}));
    expect(await send('1.1 try-it.example.com (Varnish), HTTP/1.1 edge-retry-items')).toBe('200');
    expect(await send('1.1 edge,1.1 try-it')).toBe('508 loop_detected');
  });
});

describe('the agents of Node', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:7f00:1', '0.0.0.0'])(
    'threat 58: checks literal addresses in the agent, which looks up no name for them: %s',
    async (host) => {
      const canary = await startCanary();
      const internet = fakeInternet({});
      const agents = createAgents(internet.lookup, []);
      for (const [protocol, client] of [
        ['http:', http],
        ['https:', https],
      ] as const) {
        const agent = agents(protocol, 'public');
        const error = await new Promise<Error>((resolve, reject) =>
          client
            .get({host, port: canary.port, agent}, () => reject(new Error('connected')))
            .on('error', resolve),
        );
        expect(error.message).toContain('is not allowed');
      }
      expect(canary.connections()).toBe(0);
      expect(internet.dialled).toEqual([]);
    },
  );
});
