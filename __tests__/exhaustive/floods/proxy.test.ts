import fs from 'fs';
import type net from 'net';
import path from 'path';
import {startCommand, writeSite} from '../../proxy/support/command';
import type {StartedProcess} from '../../proxy/support/command';
import {closeAfterTest, until} from '../../proxy/support/closing';
import {startHostile} from '../../proxy/support/hostile';
import {manifestFor} from '../../proxy/support/manifest';
import {envelopeOf, exchange, post, startProxy} from '../../proxy/support/proxy';
import {connect, formatRequest, RAW_HEAD, statusesOf} from '../../proxy/support/raw';
import type {Caller} from '../../proxy/support/raw';
import {startUpstream} from '../../proxy/support/upstream';
import {words} from '../../proxy/support/words';

const MB = 1024 * 1024;
const COLLECTING = {
  NODE_OPTIONS: `--require=${path.resolve(__dirname, '../../proxy/support/collectOnSignal.cjs')}`,
};

/** Memory, after garbage collection, of a process that was started with COLLECTING. */
async function residentBytes({child, stdout}: StartedProcess): Promise<number> {
  const before = stdout().length;
  child.kill('SIGUSR2');
  await until(() => stdout().slice(before).includes('collected'));
  return Number(fs.readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * 4096;
}

function startSite(
  command: string,
  api: {origin: string; host: string},
  ...flags: string[]
): Promise<StartedProcess> {
  const site = writeSite(manifestFor(api.origin));
  const own = ['--allow-private-targets', api.host, '--log', 'none'];
  return startCommand([command, site, ...own, ...flags], COLLECTING);
}

/** Opens many connections, in batches, so that none is lost before it arrives. */
async function connectMany(
  count: number,
  port: number,
  toText: (index: number) => string,
): Promise<Caller[]> {
  const callers: Caller[] = [];
  while (callers.length < count) {
    const batch = Array.from({length: 100}, (_, index) =>
      connect(port, toText(callers.length + index)),
    );
    callers.push(...batch);
    await until(() => batch.every(({socket, isClosed}) => isClosed || !socket.connecting));
  }
  return callers;
}

const UNFINISHED = 255 * 1024;
const BODY = `{"v":1,"document":"${'a'.repeat(UNFINISHED)}`;

const TRUSTING = ['--trust-proxy', '1'];
const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`;
const forwardedFor = (address: string) => `X-Forwarded-For: ${address}\r\n`;

const FLOODS: [what: string, slots: number, flags: string[], header: (index: number) => string][] =
  [
    ['one address', 6, [], () => ''],
    ['one address behind a proxy', 6, TRUSTING, () => forwardedFor('198.51.100.1')],
    ['many addresses behind a proxy', 64, TRUSTING, (index) => forwardedFor(addressOf(index))],
  ];

describe.each(['serve', 'proxy'])('threat 134: %s', (command) => {
  it.each(FLOODS)(
    'refuses most of 3,000 unfinished envelopes from %s and limits its memory',
    async (_what, slots, flags, forwarded) => {
      const api = await startUpstream();
      const server = await startSite(command, api, ...flags);
      const good = {operation: 'GET /', url: `${api.origin}/`};
      expect(await post(server.port, good, {'X-Forwarded-For': '192.0.2.1'})).toMatchObject({
        status: 200,
      });
      const before = await residentBytes(server);
      const callers = await connectMany(
        3000,
        server.port,
        (index) =>
          `${RAW_HEAD}${forwarded(index)}Content-Length: ${UNFINISHED + 1000}\r\n\r\n${BODY}`,
      );
      // Callers that hold a slot get no response yet; all others have one.
      const waits = ({received, isClosed}: Caller): boolean => received === '' && !isClosed;
      await until(() => callers.filter(waits).length <= 64);
      // Without limits this would be the sum of what was sent, about 800 MB. Callers that hold a
      // slot may have sent their envelopes.
      expect(((await residentBytes(server)) - before - slots * UNFINISHED) / MB).toBeLessThan(130);
      const codes = new Set(
        callers.filter(({received}) => received !== '').map(({received}) => received.slice(9, 12)),
      );
      expect([...codes].filter((code) => !['429', '503', '408'].includes(code))).toEqual([]);
      expect(
        callers.filter(({received}) => /^HTTP\/1\.1 (?:429|503)/.test(received)).length,
      ).toBeGreaterThan(2500);
      for (const {socket} of callers) socket.destroy();
      await until(
        async () =>
          (await exchange({host: '127.0.0.1', port: server.port, path: '/healthz'})).status === 200,
      );
      expect(api.requests).toHaveLength(1);
    },
    180_000,
  );

  it('stays reachable while one address opens 2,000 idle connections, and keeps at most 50 of them', async () => {
    const api = await startUpstream();
    const limits = words('--max-connections 60 --max-connections-per-client 50');
    const server = await startSite(command, api, ...limits);
    const callers = [
      ...(await connectMany(1000, server.port, () => '')),
      ...(await connectMany(1000, server.port, () => 'GET / HT')),
    ];
    // The connections that were idle longest were closed for later ones, and for this one.
    expect(await exchange({host: '127.0.0.1', port: server.port, path: '/healthz'})).toMatchObject({
      status: 200,
    });
    await until(() => callers.filter(({isClosed}) => !isClosed).length <= 50);
  }, 120_000);
});

const silentFor = ({origin}: {origin: string}, size = 0): string =>
  JSON.stringify(envelopeOf({url: `${origin}/silence`, headers: [['X-A', 'a'.repeat(size)]]}));

describe.each(['serve', 'proxy'])('threat 134: pipelined requests to %s', (command) => {
  it.each([
    ['small envelopes', (api: {origin: string}) => silentFor(api)],
    ['envelopes of 10 KB', (api: {origin: string}) => silentFor(api, 10_000)],
    ['truncated envelopes', () => BODY],
    [
      'envelopes whose third never arrives',
      (api: {origin: string}, index: number) => (index === 2 ? undefined : silentFor(api)),
    ],
  ])(
    'take only the slots of their client and limited memory: %s',
    async (_what, toBody) => {
      const api = await startHostile();
      const limits = words('--idle-timeout-ms 3000 --rate-per-client 0 --rate-per-target 0');
      const server = await startSite(command, api, ...limits);
      const send = (localAddress: string) =>
        post(server.port, {url: `${api.origin}/good`}, {}, {localAddress});
      expect(await send('127.0.0.1')).toMatchObject({status: 200});
      const before = await residentBytes(server);
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, api.open())), 5);
      closeAfterTest(() => clearInterval(watch));
      const bodies = Array.from({length: 16}, (_, index) => toBody(api, index));
      const text = bodies
        .map((body) =>
          body === undefined
            ? `${RAW_HEAD}Content-Length: ${UNFINISHED}\r\n\r\n`
            : formatRequest(body),
        )
        .join('');
      const callers = await connectMany(100, server.port, () => text);
      // Another client gets a response meanwhile.
      expect(await send('127.0.0.2')).toMatchObject({status: 200});
      // Without limits this would be the sum of what was sent: 400 MB for the truncated envelopes.
      expect(((await residentBytes(server)) - before) / MB).toBeLessThan(130);
      // Six slots of the one client and one of the other.
      expect(most).toBeLessThanOrEqual(7);
      await until(async () => (await send('127.0.0.1')).status === 200);
      expect(
        callers.flatMap(statusesOf).filter((status) => ![400, 408, 503, 504].includes(status)),
      ).toEqual([]);
      for (const {socket} of callers) socket.destroy();
      await until(() => api.open() === 0);
      expect(
        await exchange({host: '127.0.0.1', port: server.port, path: '/healthz'}),
      ).toMatchObject({status: 200});
    },
    120_000,
  );
});

/** Readers that read nothing, or a byte now and then. */
const READERS: ((socket: net.Socket) => void)[] = [
  (socket) => void socket.pause(),
  (socket) => {
    socket.pause();
    const timer = setInterval(() => void socket.read(1), 100);
    socket.on('close', () => clearInterval(timer));
  },
];

describe('threat 128: readers that do not read their responses', () => {
  it('hold their slots only until the deadline and do not block other clients', async () => {
    const text = `data: ${'a'.repeat(1000)}\n\n`.repeat(20_000);
    const api = await startUpstream((response, {url}) => {
      if (url === '/good') return void response.end('good');
      response.writeHead(
        200,
        url === '/events' ? {'Content-Type': 'text/event-stream'} : {'Content-Type': 'text/plain'},
      );
      response.write(text);
      if (url === '/large') response.end();
    });
    const clocks = {
      idleTimeoutMs: 60_000,
      totalTimeoutMs: 3000,
      streamIdleTimeoutMs: 60_000,
      streamTotalTimeoutMs: 3000,
    };
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
      trustProxy: 1,
      limits: {...clocks, maxConcurrentPerClient: 6, maxConcurrent: 7},
    });
    const send = (client: string): Promise<{status: number}> =>
      proxy.send({url: `${api.origin}/good`}, {'X-Forwarded-For': client});
    for (const name of ['large', 'endless', 'events']) {
      const request = formatRequest(
        JSON.stringify(envelopeOf({url: `${api.origin}/${name}`})),
      ).replace('\r\n', '\r\nX-Forwarded-For: 192.0.2.1\r\n');
      for (const read of READERS) {
        const {socket} = connect(proxy.port, request);
        socket.removeAllListeners('data');
        read(socket);
      }
    }
    await until(() => api.requests.length === 6);
    expect(await send('192.0.2.1')).toMatchObject({status: 503});
    expect(await send('192.0.2.2')).toMatchObject({status: 200});
    // When the time is up, what is already written gets five more seconds to leave.
    await until(() => proxy.logs.filter(({cut}) => cut === 'deadline').length === 6);
    expect(await send('192.0.2.1')).toMatchObject({status: 200});
    await until(() => api.open() === 0);
  });
});
