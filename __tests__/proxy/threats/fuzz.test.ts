import fs from 'fs';
import http from 'http';
import type net from 'net';
import {ENVELOPE_MEDIA_TYPE} from '../../../plugin/proxy';
import {startCommand, until} from '../support/command';
import type {Started} from '../support/command';
import {writeFolder} from '../support/files';
import {manifestOf} from '../support/manifest';
import {formatForm} from '../support/multipart';
import {envelopeOf, exchange, pageHeaders} from '../support/proxy';
import {corrupt, createRandom} from '../support/random';
import type {Random} from '../support/random';
import {startRawUpstream} from '../support/upstream';

/** A few thousand of each kind by default; FUZZ_CASES=50000 is the full measure. */
const CASES = Number(process.env.FUZZ_CASES ?? 3000);
const AT_A_TIME = 32;
const SEED = 20_260_131;

const MB = 1024 * 1024;

/** The proxy as a process of its own, with little memory, so that a leak ends it. */
async function startVictim(origin: string): Promise<Started> {
  const manifest = manifestOf({servers: [{url: origin}], operations: ['GET', 'POST', 'HEAD', 'DELETE'].flatMap((method) => [{key: `${method} /`}, {key: `${method} /{path}`}])});
  const site = writeFolder({'build/try-it.json': JSON.stringify(manifest)});
  const flags = ['--allow-private-targets', new URL(origin).host, '--rate-per-client', '0', '--rate-per-target', '0', '--max-concurrent-per-client', '1000', '--max-concurrent', '1000', '--idle-timeout-ms', '1000', '--total-timeout-ms', '5000', '--max-response-bytes', '4096', '--max-request-bytes', '4096', '--log', 'none'];
  return startCommand(['proxy', site, ...flags], {NODE_OPTIONS: '--max-old-space-size=128'});
}

/** Runs every case, a few at a time, then asserts that the process lives, has let go of every socket, and has not grown. */
async function fuzz(victim: Started, runCase: (random: Random, agent: http.Agent) => Promise<void>): Promise<void> {
  const agent = new http.Agent({keepAlive: true, maxSockets: AT_A_TIME});
  const before = openSockets(victim);
  const grown: number[] = [];
  for (const [from, to] of [[0, CASES / 5], [CASES / 5, CASES]] as const) {
    let index = from;
    const work = async (): Promise<void> => {
      for (let own = index++; own < to; own = index++) await runCase(createRandom(SEED + own), agent);
    };
    await Promise.all(Array.from({length: AT_A_TIME}, work));
    grown.push(residentBytes(victim));
  }
  agent.destroy();
  expect(victim.child.exitCode).toBeNull();
  expect(victim.stderr().trim().split('\n')).toHaveLength(1);
  const ask = (path: string) => exchange({host: '127.0.0.1', port: victim.port, path});
  expect(await ask('/healthz')).toMatchObject({status: 200});
  const readMetrics = async (): Promise<string> => (await ask('/metrics')).body.toString();
  await until(async () => (await readMetrics()).includes('try_it_in_flight 0\n'));
  // An internal error would be a case that no pass has foreseen.
  expect(await readMetrics()).not.toContain('code="internal"');
  await until(() => openSockets(victim) === before);
  expect((grown[1] as number) - (grown[0] as number)).toBeLessThan(50 * MB);
}

/** Sends one request, now and then with another method, or leaving in the middle; whatever comes back, or nothing, is an answer. */
function send(port: number, agent: http.Agent, headers: http.OutgoingHttpHeaders, body: Buffer, random?: Random): Promise<number> {
  return new Promise((resolve) => {
    const method = random?.once(100) ? random.pick(['PUT', 'GET', 'OPTIONS']) : 'POST';
    const request = http.request({host: '127.0.0.1', port, method, path: '/api/try-it', headers: {...headers, 'Content-Length': body.length}, agent}, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
    if (!random?.once(100)) return void request.end(body);
    request.write(body.subarray(0, random.below(body.length)));
    setTimeout(() => request.destroy(), random.below(10));
  });
}

const statm = (pid: number): string[] => fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
const residentBytes = ({child}: Started): number => Number(statm(child.pid as number)[1]) * 4096;
const openSockets = ({child}: Started): number => fs.readdirSync(`/proc/${child.pid}/fd`).filter((descriptor) => readLink(`/proc/${child.pid}/fd/${descriptor}`).startsWith('socket:')).length;

function readLink(path: string): string {
  try {
    return fs.readlinkSync(path);
  } catch {
    // It was closed in between.
    return '';
  }
}

const ANSWERS = [
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"hello":"x"}',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-End\r\n\r\n5\r\nhello\r\n0\r\nX-End: 1\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\ndata: 2\n\n',
  'HTTP/1.1 302 Found\r\nLocation: http://[::bad/\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nframes',
  'HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\nSet-Cookie: a=b\r\nSet-Cookie: c=d\r\nContent-Length: 1\r\n\r\nx',
  'HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello',
  'HTTP/1.0 200 OK\r\n\r\nuntil the end',
  'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 10\r\n\r\n\u001f\u008b\u0008',
  `HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n${'x'.repeat(9000)}`,
  `HTTP/1.1 200 OK\r\n${'X-Many: 1\r\n'.repeat(100)}\r\nbody`,
  'SSH-2.0-OpenSSH_9.2\r\n',
  '',
].map((text) => Buffer.from(text, 'latin1'));

/** Writes the answer in one or two pieces, and ends, resets or, now and then, keeps the connection. */
function answer(socket: net.Socket, random: Random): void {
  const bytes = random.once(10) ? random.pick(ANSWERS) : corrupt(random.pick(ANSWERS), random);
  const cut = random.once(3) ? random.below(bytes.length + 1) : bytes.length;
  socket.write(bytes.subarray(0, cut));
  const finish = (): void => {
    socket.write(bytes.subarray(cut));
    if (random.once(20)) socket.resetAndDestroy();
    else if (!random.once(500)) socket.end();
  };
  if (cut < bytes.length) setImmediate(finish);
  else finish();
}

type Fields = {[name: string]: unknown};

/** A good request, of which half the time one field is something else. */
function buildEnvelope(random: Random, origin: string): Fields {
  const {once, pick, below} = random;
  const text = (): string => pick(['', 'a', 'GET', 'default', '__proto__', 'x'.repeat(below(3000)), '\r\n', '\0', '\ud800', '../..', `${origin}/`, 'http://[::1', 'http://127.0.0.1/', 'ä', '%', '{path}', '🐕']);
  const junk = (): unknown => pick([null, true, 0, -1, 1e400, text(), [], {}, [[[]]], [text(), text()], [[text(), text()]], {kind: text()}, undefined, {kind: 'parts', parts: [{name: text(), filename: text(), size: below(9)}]}]);
  const method = pick(['GET', 'POST', 'HEAD', 'DELETE']);
  const envelope: Fields = {
    ...envelopeOf({}),
    operation: `${method} /{path}`,
    method,
    url: `${origin}/${pick(['x', 'a%2Fb', '%F0%9F%90%95', 'x?y=z&y', 'x'.repeat(below(500))])}`,
    headers: Array.from({length: below(5)}, () => [`X-${below(100)}`, 'x'.repeat(below(100))]),
    cookies: Array.from({length: below(3)}, () => [`c${below(100)}`, 'x']),
    body: pick([{kind: 'none'}, {kind: 'text', text: text()}, {kind: 'base64', base64: 'QUJD'}]),
  };
  if (once(2)) envelope[pick([...Object.keys(envelope), 'url', 'headers', 'body', 'extra', '__proto__'])] = junk();
  return envelope;
}

/** As JSON, or as a form whose parts are the body; a fifth of them damaged on the way. */
function buildMessage(random: Random, origin: string): {type: string; bytes: Buffer} {
  const envelope = buildEnvelope(random, origin);
  const multipart = random.once(3);
  if (multipart) envelope.body = random.pick([{kind: 'stream'}, {kind: 'stream', size: 5}, {kind: 'parts'}, {kind: 'parts', parts: [{name: 'a', size: 5}]}, {kind: 'parts', parts: [{name: 'a"\r\n'}, {name: 'b'}]}]);
  const json = Buffer.from(JSON.stringify(envelope));
  const form = formatForm([{name: 'envelope', content: json}, ...Array.from({length: 1 + random.below(2)}, () => ({name: 'a', filename: 'b', content: 'hello'}))]);
  const bytes = multipart ? form.body : json;
  return {type: multipart ? form.type : ENVELOPE_MEDIA_TYPE, bytes: random.once(5) ? corrupt(bytes, random) : bytes};
}

describe('threat 127: whatever comes, the process lives and lets go', () => {
  it(`threat 127: through ${CASES} hostile answers of an API`, async () => {
    let connections = 0;
    const api = await startRawUpstream((socket) => {
      if (socket.bytesWritten === 0) answer(socket, createRandom(SEED + connections++));
    });
    const victim = await startVictim(api.origin);
    const envelope = Buffer.from(JSON.stringify(envelopeOf({operation: 'GET /', url: `${api.origin}/`})));
    await fuzz(victim, async (_random, agent) => void (await send(victim.port, agent, pageHeaders(), envelope)));
    expect(connections).toBeGreaterThanOrEqual(CASES);
    await until(() => api.open() === 0);
  }, 900_000);

  it(`threat 127: through ${CASES} hostile requests of callers`, async () => {
    const api = await startRawUpstream((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
    const victim = await startVictim(api.origin);
    const statuses = new Map<number, number>();
    await fuzz(victim, async (random, agent) => {
      const {type, bytes} = buildMessage(random, api.origin);
      const status = await send(victim.port, agent, pageHeaders({'Content-Type': type}), bytes, random);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    // Both ways were taken often: refused, and forwarded.
    expect(statuses.get(200)).toBeGreaterThan(CASES / 20);
    expect(statuses.get(400)).toBeGreaterThan(CASES / 20);
    await until(() => api.open() === 0);
  }, 900_000);
});
