import http from 'http';
import https from 'https';
import net from 'net';
import {createAgents} from '../../../plugin/proxy/address/createAgents';
import {createAuthority} from '../support/certificates';
import type {Certificate} from '../support/certificates';
import {closeAfterTest} from '../support/closing';
import {fakeInternet} from '../support/internet';
import type {Internet} from '../support/internet';
import {manifestFor, manifestOf} from '../support/manifest';
import {startProxy} from '../support/proxy';
import type {RunningProxy} from '../support/proxy';
import {listen, startUpstream} from '../support/upstream';
import type {Upstream} from '../support/upstream';

const PUBLIC = '93.184.215.14';

type World = {
  api: Upstream;
  internet: Internet;
  proxy: RunningProxy;
  url: string;
  canaryHits: () => number;
};

/**
 * Starts an API whose documented port is also that of canaries on 127.0.0.1 and ::1. A connection
 * to loopback is a hit; a connection to a public address reaches the API.
 */
async function startWorld(
  addresses: string[] | (() => string[]),
  host = 'api.example.com',
): Promise<World> {
  const four = await listen(net.createServer((socket) => socket.destroy()));
  const six = await listen(
    net.createServer((socket) => socket.destroy()),
    '::1',
    four.port,
  );
  const api = await startUpstream();
  const internet = fakeInternet({
    names: {[host]: addresses},
    hosts: {[`${host}:${four.port}`]: api.port},
  });
  const url = `http://${host}:${four.port}/`;
  const proxy = await startProxy({manifest: manifestFor(url), lookup: internet.lookup});
  return {api, internet, proxy, url, canaryHits: () => four.connections() + six.connections()};
}

async function expectRefused(addresses: string[], host?: string): Promise<void> {
  const {api, internet, proxy, url, canaryHits} = await startWorld(addresses, host);
  expect(await proxy.send({operation: 'GET /', url})).toMatchObject({
    status: 403,
    problem: {code: 'target_not_allowed'},
  });
  expect(proxy.logs).toMatchObject([{code: 'address_not_allowed'}]);
  expect({hits: canaryHits(), api: api.connections(), dialled: internet.dialled}).toEqual({
    hits: 0,
    api: 0,
    dialled: [],
  });
}

describe('names and connections: the proxy', () => {
  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    '::7f00:1',
    'fd00:ec2::254',
    '168.63.129.16',
    '64:ff9b::7f00:1',
  ])('threat 52: refuses an allowed name that resolves to %s', (address) =>
    expectRefused([address]),
  );

  it('threat 53: refuses a name if any of its addresses is not public', async () => {
    await expectRefused([PUBLIC, '127.0.0.1']);
    await expectRefused(['127.0.0.1', PUBLIC]);
  });

  it('threat 54: connects only to addresses that it checked, even if a name changes between two lookups', async () => {
    let turn = 0;
    const {api, internet, proxy, url, canaryHits} = await startWorld(() => [
      (turn += 1) % 2 === 1 ? PUBLIC : '127.0.0.1',
    ]);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 100; round += 1) {
      const answers = await Promise.all(
        Array.from({length: 10}, () => proxy.send({operation: 'GET /', url})),
      );
      for (const {status} of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({200: 500, 403: 500});
    expect({lookups: internet.lookups.length, hits: canaryHits(), api: api.connections()}).toEqual({
      lookups: 1000,
      hits: 0,
      api: 500,
    });
    expect(new Set(internet.dialled)).toEqual(new Set([`${PUBLIC}:${new URL(url).port}`]));
  });

  it('threat 55: refuses public names that resolve to loopback, such as 127.0.0.1.nip.io', async () => {
    await expectRefused(['127.0.0.1'], '127.0.0.1.nip.io');
    await expectRefused(['127.0.0.1', '::1'], 'localtest.me');
  });

  it('threat 56: checks the addresses of both families before it tries any', () =>
    expectRefused(['::1', PUBLIC]));

  it('threat 57: resolves a name again for every request and keeps no connection open', async () => {
    const {api, internet, proxy, url} = await startWorld([PUBLIC]);
    for (let round = 0; round < 3; round += 1)
      expect(await proxy.send({operation: 'GET /', url})).toMatchObject({status: 200});
    expect({
      lookups: internet.lookups.length,
      connections: api.connections(),
      open: api.open(),
    }).toEqual({lookups: 3, connections: 3, open: 0});
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:7f00:1', '0.0.0.0'])(
    'threat 58: checks literal addresses in the agent, which looks up no name for them: %s',
    async (host) => {
      const canary = await listen(net.createServer((socket) => socket.destroy()));
      const internet = fakeInternet({});
      const agents = createAgents(internet.lookup, []);
      for (const [protocol, client] of [
        ['http:', http],
        ['https:', https],
      ] as const) {
        const error = await new Promise<Error>((resolve, reject) => {
          const request = client.get(
            {host, port: canary.port, agent: agents(protocol, 'public')},
            () => reject(new Error('connected')),
          );
          request.on('error', resolve);
        });
        expect(error.message).toContain('is not allowed');
      }
      expect({hits: canary.connections(), dialled: internet.dialled}).toEqual({
        hits: 0,
        dialled: [],
      });
    },
  );

  it('threat 59: responds within the deadline if a name does not exist or its resolver hangs', async () => {
    const internet = fakeInternet({});
    const missing = await startProxy({
      manifest: manifestFor('http://api.example.com'),
      lookup: internet.lookup,
    });
    expect(await missing.send({operation: 'GET /', url: 'http://api.example.com/'})).toMatchObject({
      status: 502,
      problem: {code: 'upstream_unreachable'},
    });
    const hanging = await startProxy({
      manifest: manifestFor('http://api.example.com'),
      lookup: () => undefined,
      limits: {totalTimeoutMs: 150},
    });
    expect(await hanging.send({operation: 'GET /', url: 'http://api.example.com/'})).toMatchObject({
      status: 504,
      problem: {code: 'upstream_timeout'},
    });
    expect(hanging.logs[0]?.ms).toBeLessThan(5000);
  });

  describe('threat 60: certificates', () => {
    const authority = createAuthority();

    async function ask({key, cert}: Certificate, certificateAuthorities: string[]) {
      const server = https.createServer({key, cert}, (_request, response) =>
        response.end('secret'),
      );
      const {port} = await listen(server);
      const internet = fakeInternet({
        names: {'api.example.com': [PUBLIC]},
        hosts: {'api.example.com:443': port},
      });
      const proxy = await startProxy({
        manifest: manifestFor('https://api.example.com'),
        lookup: internet.lookup,
        certificateAuthorities,
      });
      return proxy.send({operation: 'GET /', url: 'https://api.example.com/'});
    }

    it('threat 60: accepts a valid certificate', async () => {
      const answer = await ask(authority.issue('api.example.com'), [authority.ca]);
      expect(answer).toMatchObject({
        status: 200,
        head: {status: 200, timings: {tls: expect.any(Number)}},
      });
      expect(answer.body.toString()).toBe('secret');
    });

    it.each([
      ['expired', () => authority.issue('api.example.com', -1), [authority.ca]],
      ['from an unknown authority', () => authority.issue('api.example.com'), []],
      ['for another host', () => authority.issue('other.example.com'), [authority.ca]],
    ])(
      'threat 60: refuses a certificate that is %s, even if the environment turns the check off',
      async (_what, issue, authorities) => {
        expect(await ask(issue(), authorities)).toMatchObject({
          status: 502,
          problem: {code: 'upstream_tls'},
        });
        const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
        process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
        closeAfterTest(() => {
          if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
          else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
        });
        expect(await ask(issue(), authorities)).toMatchObject({
          status: 502,
          problem: {code: 'upstream_tls'},
        });
      },
    );

    it('threat 60: refuses a server that does not speak TLS', async () => {
      const plain = await startUpstream();
      const internet = fakeInternet({
        names: {'api.example.com': [PUBLIC]},
        hosts: {'api.example.com:443': plain.port},
      });
      const proxy = await startProxy({
        manifest: manifestFor('https://api.example.com'),
        lookup: internet.lookup,
      });
      expect(await proxy.send({operation: 'GET /', url: 'https://api.example.com/'})).toMatchObject(
        {status: 502, problem: {code: 'upstream_tls'}},
      );
    });
  });

  it('threat 61: ignores proxies that environment variables name', async () => {
    const evil = await startUpstream();
    const names = [
      'HTTP_PROXY',
      'http_proxy',
      'HTTPS_PROXY',
      'https_proxy',
      'ALL_PROXY',
      'NODE_USE_ENV_PROXY',
    ] as const;
    const before = names.map((name) => [name, process.env[name]] as const);
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : evil.origin;
    closeAfterTest(() => {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    });
    const {api, proxy, url} = await startWorld([PUBLIC]);
    expect(await proxy.send({operation: 'GET /', url})).toMatchObject({status: 200});
    expect({api: api.requests.length, evil: evil.connections()}).toEqual({api: 1, evil: 0});
  });

  it('threat 62: refuses requests to its own site and detects requests that loop back to it', async () => {
    const own = await startProxy({
      manifest: manifestFor('https://docs.example.org'),
      lookup: fakeInternet({}).lookup,
    });
    expect(await own.send({operation: 'GET /', url: 'https://docs.example.org/'})).toMatchObject({
      status: 403,
      problem: {code: 'target_not_allowed'},
    });

    // Under another name or through another instance, `Via` in the returning request reveals the
    // loop.
    const manifest = manifestOf({operations: [{key: 'POST /api/try-it', headers: ['X-Try-It']}]});
    const proxy = await startProxy({
      manifest: () => manifest,
      origins: ['https://docs.example.org'],
      allowPrivateTargets: ['127.0.0.1:1'],
    });
    manifest.documents[0]?.servers.push({url: `http://127.0.0.1:${proxy.port}`});
    const loop = await startProxy({manifest, allowPrivateTargets: [`127.0.0.1:${proxy.port}`]});
    const answer = await loop.send({
      operation: 'POST /api/try-it',
      method: 'POST',
      url: `http://127.0.0.1:${proxy.port}/api/try-it`,
      headers: [['X-Try-It', '1']],
    });
    expect(answer).toMatchObject({status: 200, head: {status: 508}});
    expect(proxy.logs).toMatchObject([{code: 'loop_detected'}]);
  });
});
