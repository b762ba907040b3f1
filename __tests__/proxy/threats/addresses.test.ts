import net from 'net';
import {fakeInternet} from '../support/internet';
import {manifestFor} from '../support/manifest';
import {startProxy} from '../support/proxy';
import {listen, startUpstream} from '../support/upstream';

/**
 * Hostile URLs by row of the threat table. `CANARY` stands for the port of servers on 127.0.0.1 and
 * ::1 that no request may reach.
 */
const REFUSED: {[title: string]: string[]} = {
  'threat 1: loopback addresses': ['http://127.0.0.1:CANARY/'],
  'threat 2: names of loopback': [
    'http://localhost:CANARY/',
    'http://LOCALHOST:CANARY/',
    'http://app.localhost:CANARY/',
  ],
  'threat 3: names of loopback with a trailing dot': ['http://localhost.:CANARY/'],
  'threat 4: decimal addresses': ['http://2130706433:CANARY/'],
  'threat 5: hexadecimal addresses': ['http://0x7f000001:CANARY/', 'http://0x7f.1:CANARY/'],
  'threat 6: octal addresses': ['http://0177.0.0.1:CANARY/', 'http://017700000001:CANARY/'],
  'threat 7: shortened addresses': [
    'http://127.1:CANARY/',
    'http://127.0.1:CANARY/',
    'http://0:CANARY/',
  ],
  'threat 8: addresses with full-width or circled digits': [
    'http://１２７.0.0.1:CANARY/',
    'http://①②⑦.⓪.⓪.①:CANARY/',
    'http://127。0。0。1:CANARY/',
  ],
  'threat 9: percent-encoded hosts': [
    'http://%31%32%37.0.0.1:CANARY/',
    'http://%6c%6fcalhost:CANARY/',
  ],
  'threat 10: other addresses in 127.0.0.0/8': ['http://127.255.255.254:CANARY/'],
  'threat 11: addresses of private networks': [
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://3232235777/',
  ],
  'threat 12: addresses in 0.0.0.0/8': ['http://0.0.0.0:CANARY/', 'http://0.1.2.3/'],
  'threat 13: carrier-grade NAT addresses, including cloud metadata': [
    'http://100.64.0.1/',
    'http://100.100.100.200/',
  ],
  'threat 14: link-local metadata addresses': [
    'http://169.254.169.254/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://169.254.43518/',
    'http://0251.0376.0251.0376/',
  ],
  'threat 15: addresses of container credentials': [
    'http://169.254.170.2/',
    'http://169.254.170.23/',
    'http://[fd00:ec2::23]/',
  ],
  'threat 16: metadata addresses in 192.0.0.0/24': ['http://192.0.0.192/'],
  'threat 17: addresses of the Azure wire server': ['http://168.63.129.16/'],
  'threat 18: names that only an internal network resolves': [
    'http://metadata.google.internal/',
    'http://instance-data/',
    'http://metadata/',
    'http://db.internal/',
    'http://printer.local/',
    'http://api.default.svc.cluster.local/',
  ],
  'threat 19: addresses of documentation and benchmark networks': [
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
  ],
  'threat 20: multicast, broadcast and class E addresses': [
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://240.0.0.1/',
  ],
  'threat 21: the IPv6 loopback and unspecified addresses': [
    'http://[::1]:CANARY/',
    'http://[::]:CANARY/',
    'http://[0:0:0:0:0:0:0:1]:CANARY/',
  ],
  'threat 22: IPv4-mapped IPv6 addresses (GHSA-w5r7-4f94-vp4c)': [
    'http://[::ffff:127.0.0.1]:CANARY/',
    'http://[::ffff:7f00:1]:CANARY/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[0:0:0:0:0:ffff:169.254.169.254]/',
  ],
  'threat 23: IPv4-compatible IPv6 addresses': [
    'http://[::127.0.0.1]:CANARY/',
    'http://[::7f00:1]:CANARY/',
  ],
  'threat 24: 6to4 addresses': ['http://[2002:7f00:1::]/', 'http://[2002:a9fe:a9fe::1]/'],
  'threat 25: NAT64 addresses': [
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[64:ff9b:1::a9fe:a9fe]/',
    'http://[64:ff9b:1:0:c0:a801:100:0]/',
  ],
  'threat 26: SIIT and Teredo addresses': [
    'http://[::ffff:0:127.0.0.1]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  ],
  'threat 27: unique local, link-local and site-local IPv6 addresses': [
    'http://[fd00:ec2::254]/',
    'http://[fd20:ce::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
  ],
};

const NOT_URLS: {[title: string]: string[]} = {
  'threat 28: addresses with a zone identifier': [
    'http://[fe80::1%25eth0]/',
    'http://[fe80::1%eth0]/',
  ],
  'threat 30: addresses with invalid numbers': [
    'http://256.256.256.256/',
    'http://4294967296/',
    'http://08.0.0.1/',
    'http://1.2.3.4.5/',
  ],
};

/** Starts two servers on the same loopback port, for IPv4 and for IPv6. */
async function startCanaries(): Promise<{port: number; hits: () => number}> {
  const four = await listen(
    net.createServer((socket) => socket.destroy()),
    '127.0.0.1',
  );
  const six = await listen(
    net.createServer((socket) => socket.destroy()),
    '::1',
    four.port,
  );
  return {port: four.port, hits: () => four.connections() + six.connections()};
}

describe('target hosts:', () => {
  describe.each(Object.entries(REFUSED))('%s', (_title, urls) => {
    it.each(urls)('are refused by the allowlist: %s', async (template) => {
      const canaries = await startCanaries();
      const internet = fakeInternet({
        names: {localhost: ['127.0.0.1'], 'app.localhost': ['127.0.0.1']},
      });
      const proxy = await startProxy({
        manifest: manifestFor('https://api.example.com'),
        lookup: internet.lookup,
      });
      const answer = await proxy.send({
        operation: 'GET /',
        url: template.replace('CANARY', String(canaries.port)),
      });
      expect(answer).toMatchObject({status: 403, problem: {code: 'target_not_allowed'}});
      expect({hits: canaries.hits(), ...internet}).toMatchObject({
        hits: 0,
        lookups: [],
        dialled: [],
      });
    });

    it.each(urls)(
      'are refused by the address check if a document names them: %s',
      async (template) => {
        const canaries = await startCanaries();
        const internet = fakeInternet({
          names: {localhost: ['127.0.0.1'], 'app.localhost': ['127.0.0.1']},
        });
        const url = template.replace('CANARY', String(canaries.port));
        const proxy = await startProxy({manifest: manifestFor(url), lookup: internet.lookup});
        const answer = await proxy.send({operation: 'GET /', url});
        expect(answer).toMatchObject({status: 403, problem: {code: 'target_not_allowed'}});
        expect(proxy.logs).toMatchObject([
          {outcome: 'refused', code: 'address_not_allowed', operation: 'GET /'},
        ]);
        expect({hits: canaries.hits(), ...internet}).toMatchObject({
          hits: 0,
          lookups: [],
          dialled: [],
        });
      },
    );
  });

  describe.each(Object.entries(NOT_URLS))('%s', (_title, urls) => {
    it.each(urls)(
      'are refused as malformed URLs, even if a document names them: %s',
      async (url) => {
        const internet = fakeInternet({});
        for (const server of ['https://api.example.com', url]) {
          const proxy = await startProxy({manifest: manifestFor(server), lookup: internet.lookup});
          expect(await proxy.send({operation: 'GET /', url})).toMatchObject({
            status: 400,
            problem: {code: 'bad_envelope'},
          });
        }
        expect(internet).toMatchObject({lookups: [], dialled: []});
      },
    );
  });

  it.each([
    ['http://localhost:3000/', true],
    ['http://127.0.0.1/', true],
    ['http://10.0.0.1/', false],
  ])(
    'the refusal of a documented server mentions development only if it is on this machine: %s',
    async (url, isSaid) => {
      const proxy = await startProxy({manifest: manifestFor(url), lookup: fakeInternet({}).lookup});
      const {problem} = await proxy.send({operation: 'GET /', url});
      expect(problem?.detail?.includes('works only in development') ?? false).toBe(isSaid);
    },
  );

  it('threat 3: api.example.com. with a trailing dot is the documented host api.example.com', async () => {
    const api = await startUpstream();
    const internet = fakeInternet({
      names: {'api.example.com': ['93.184.215.14']},
      hosts: {'api.example.com:80': api.port},
    });
    const proxy = await startProxy({
      manifest: manifestFor('http://api.example.com'),
      lookup: internet.lookup,
    });
    expect(await proxy.send({operation: 'GET /', url: 'http://api.example.com./'})).toMatchObject({
      status: 200,
      head: {status: 200, url: 'http://api.example.com/'},
    });
    expect(api.requests[0]?.headers.host).toBe('api.example.com');
  });

  it('threat 29: an ISATAP-like interface identifier is refused unless a document names the address', async () => {
    const url = 'http://[2606:4700::5efe:7f00:1]/';
    const internet = fakeInternet({});
    const closed = await startProxy({
      manifest: manifestFor('https://api.example.com'),
      lookup: internet.lookup,
    });
    expect(await closed.send({operation: 'GET /', url})).toMatchObject({status: 403});
    expect(internet.dialled).toEqual([]);
    // The address is public, so a document may name it.
    const named = await startProxy({manifest: manifestFor(url), lookup: internet.lookup});
    expect(await named.send({operation: 'GET /', url})).toMatchObject({status: 502});
    expect(internet.dialled).toEqual(['2606:4700::5efe:7f00:1:80']);
  });
});
