import net from 'net';
import {fakeInternet} from '../support/internet';
import {manifestFor} from '../support/manifest';
import {startProxy, verdictOf} from '../support/proxy';
import {inRuntime, RUNTIMES} from '../support/runtimes';
import {listen, startUpstream} from '../support/upstream';
import {yaml} from '../../support/yaml';

/**
 * Hostile hosts by row of the threat table. `CANARY` stands for the port of servers on 127.0.0.1
 * and ::1 that no request may reach.
 */
const REFUSED = yaml<[title: string, hosts: string][]>`
  - ['threat 1: loopback addresses', 127.0.0.1:CANARY]
  - ['threat 2: names of loopback', localhost:CANARY LOCALHOST:CANARY app.localhost:CANARY]
  - ['threat 3: names of loopback with a trailing dot', localhost.:CANARY]
  - ['threat 4: decimal addresses', 2130706433:CANARY]
  - ['threat 5: hexadecimal addresses', 0x7f000001:CANARY 0x7f.1:CANARY]
  - ['threat 6: octal addresses', 0177.0.0.1:CANARY 017700000001:CANARY]
  - ['threat 7: shortened addresses', 127.1:CANARY 127.0.1:CANARY 0:CANARY]
  - ['threat 8: addresses with full-width or circled digits', １２７.0.0.1:CANARY ①②⑦.⓪.⓪.①:CANARY 127。0。0。1:CANARY]
  - ['threat 9: percent-encoded hosts', '%31%32%37.0.0.1:CANARY %6c%6fcalhost:CANARY']
  - ['threat 10: other addresses in 127.0.0.0/8', 127.255.255.254:CANARY]
  - ['threat 11: addresses of private networks', 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 3232235777]
  - ['threat 12: addresses in 0.0.0.0/8', 0.0.0.0:CANARY 0.1.2.3]
  - ['threat 13: carrier-grade NAT, including cloud metadata', 100.64.0.1 100.100.100.200]
  - ['threat 14: link-local metadata addresses', 169.254.169.254 2852039166 0xa9fea9fe 169.254.43518 0251.0376.0251.0376]
  - ['threat 15: addresses of container credentials', '169.254.170.2 169.254.170.23 [fd00:ec2::23]']
  - ['threat 16: metadata addresses in 192.0.0.0/24', 192.0.0.192]
  - ['threat 17: addresses of the Azure wire server', 168.63.129.16]
  - ['threat 18: names that only an internal network resolves',
      metadata.google.internal instance-data metadata db.internal printer.local api.default.svc.cluster.local]
  - ['threat 19: addresses of documentation and benchmark networks', 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1]
  - ['threat 20: multicast, broadcast and class E addresses', 224.0.0.1 255.255.255.255 240.0.0.1]
  - ['threat 21: the IPv6 loopback and unspecified addresses', '[::1]:CANARY [::]:CANARY [0:0:0:0:0:0:0:1]:CANARY']
  - ['threat 22: IPv4-mapped IPv6 addresses (GHSA-w5r7-4f94-vp4c)',
      '[::ffff:127.0.0.1]:CANARY [::ffff:7f00:1]:CANARY [::ffff:a9fe:a9fe] [0:0:0:0:0:ffff:169.254.169.254]']
  - ['threat 23: IPv4-compatible IPv6 addresses', '[::127.0.0.1]:CANARY [::7f00:1]:CANARY']
  - ['threat 24: 6to4 addresses', '[2002:7f00:1::] [2002:a9fe:a9fe::1]']
  - ['threat 25: NAT64 addresses', '[64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::a9fe:a9fe] [64:ff9b:1:0:c0:a801:100:0]']
  - ['threat 26: SIIT and Teredo addresses', '[::ffff:0:127.0.0.1] [2001:0:4136:e378:8000:63bf:3fff:fdd2]']
  - ['threat 27: unique local, link-local and site-local IPv6 addresses', '[fd00:ec2::254] [fd20:ce::254] [fe80::1] [fec0::1]']
`;

const NOT_URLS: [title: string, hosts: string][] = [
  ['threat 28: addresses with a zone identifier', '[fe80::1%25eth0] [fe80::1%eth0]'],
  ['threat 30: addresses with invalid numbers', '256.256.256.256 4294967296 08.0.0.1 1.2.3.4.5'],
];

/** Starts two servers on the same loopback port, for IPv4 and for IPv6. */
async function startCanaries(): Promise<{port: number; hits: () => number}> {
  const start = (host: string, port?: number) =>
    listen(
      net.createServer((socket) => socket.destroy()),
      host,
      port,
    );
  const four = await start('127.0.0.1');
  const six = await start('::1', four.port);
  return {port: four.port, hits: () => four.connections() + six.connections()};
}

/** The verdict on a URL of a proxy whose only document names a server. */
async function judge(server: string, url: string, {lookup} = fakeInternet({})) {
  const proxy = await startProxy({manifest: manifestFor(server), lookup});
  const answer = await proxy.send({operation: 'GET /', url});
  return {verdict: verdictOf(answer), detail: answer.problem?.detail, logs: proxy.logs};
}

describe.each(RUNTIMES)('target hosts, on %s:', (runtime) => {
  inRuntime(runtime);

  it.each(REFUSED)(
    '%s are refused by the allowlist, and by the address check if a document names them: %s',
    async (_title, hosts) => {
      const canaries = await startCanaries();
      const names = {localhost: ['127.0.0.1'], 'app.localhost': ['127.0.0.1']};
      const internet = fakeInternet({names});
      for (const host of hosts.split(' ')) {
        const url = `http://${host.replace('CANARY', String(canaries.port))}/`;
        for (const [server, code] of [
          ['https://api.example.com', 'target_not_allowed'],
          [url, 'address_not_allowed'],
        ] as const) {
          expect({host, ...(await judge(server, url, internet))}).toMatchObject({
            host,
            verdict: '403 target_not_allowed',
            logs: [{outcome: 'refused', code}],
          });
        }
      }
      expect({hits: canaries.hits(), ...internet}).toMatchObject({
        hits: 0,
        lookups: [],
        dialled: [],
      });
    },
  );

  it.each(NOT_URLS)(
    '%s are refused as malformed URLs, even if a document names them: %s',
    async (_title, hosts) => {
      const internet = fakeInternet({});
      for (const url of hosts.split(' ').map((host) => `http://${host}/`))
        for (const server of ['https://api.example.com', url])
          expect((await judge(server, url, internet)).verdict).toBe('400 bad_envelope');
      expect(internet).toMatchObject({lookups: [], dialled: []});
    },
  );

  it('threat 3: api.example.com. with a trailing dot is the documented host api.example.com', async () => {
    const api = await startUpstream();
    const {lookup} = fakeInternet({
      names: {'api.example.com': ['93.184.215.14']},
      hosts: {'api.example.com:80': api.port},
    });
    const proxy = await startProxy({manifest: manifestFor('http://api.example.com'), lookup});
    expect(await proxy.send({operation: 'GET /', url: 'http://api.example.com./'})).toMatchObject({
      status: 200,
      head: {status: 200, url: 'http://api.example.com/'},
    });
    expect(api.requests[0]?.headers.host).toBe('api.example.com');
  });
});

describe('target hosts, where addresses are checked:', () => {
  it.each([
    ['http://localhost:3000/', true],
    ['http://127.0.0.1/', true],
    ['http://10.0.0.1/', false],
  ])(
    'the refusal of a documented server mentions development only if it is on this machine: %s',
    async (url, isSaid) => {
      const {detail = ''} = await judge(url, url);
      expect(detail.includes('works only in development')).toBe(isSaid);
    },
  );

  it('threat 29: an ISATAP-like interface identifier is refused unless a document names the address', async () => {
    const url = 'http://[2606:4700::5efe:7f00:1]/';
    const internet = fakeInternet({});
    expect(await judge('https://api.example.com', url, internet)).toMatchObject({
      verdict: '403 target_not_allowed',
    });
    expect(internet.dialled).toEqual([]);
    // The address is public, so a document may name it.
    expect(await judge(url, url, internet)).toMatchObject({verdict: '502 upstream_unreachable'});
    expect(internet.dialled).toEqual(['2606:4700::5efe:7f00:1:80']);
  });
});
