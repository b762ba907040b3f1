import http from 'http';
import type net from 'net';
import {ENVELOPE_MEDIA_TYPE} from '../../../plugin/proxy';
import type {Envelope, TryItManifest} from '../../../plugin/proxy';
import {manifestOf} from './manifest';
import {formatForm} from './multipart';
import {envelopeOf, pageHeaders} from './proxy';
import {corrupt, createRandom} from './random';
import type {Random} from './random';
import {startRawUpstream} from './upstream';

const SEED = 20_260_131;

/** A manifest that documents much, so that many requests reach the two APIs. */
export function fuzzManifest(hostile: string, good: string): TryItManifest {
  const documented = {
    headers: Array.from({length: 100}, (_, index) => `X-${index}`),
    cookies: ['*'],
  };
  return manifestOf({
    servers: [{url: hostile}, {url: good}],
    operations: ['GET', 'POST', 'HEAD', 'DELETE'].flatMap((method) => [
      {key: `${method} /`, ...documented},
      {key: `${method} /{path}`, ...documented},
    ]),
    auth: [{key: 'auth id discovery', url: `${hostile}/metadata`}],
  });
}

/**
 * Starts an API that sends hostile responses and one that does not. `runCase` sends one case, the
 * same in every run: a usual request for a hostile response if the number is even, or else a
 * hostile request. It resolves with the status, or 0 without a response.
 */
export async function startFuzz() {
  let answers = 0;
  const hostile = await startRawUpstream((socket) => {
    if (socket.bytesWritten === 0) answer(socket, createRandom(SEED + answers++));
  });
  const good = await startRawUpstream((socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
  );
  const asked = [
    {operation: 'GET /', url: `${hostile.origin}/`},
    {
      operation: 'POST /',
      method: 'POST',
      url: `${hostile.origin}/`,
      body: {kind: 'text', text: 'hello'},
    },
    {
      operation: 'auth id token',
      method: 'POST',
      url: 'https://login.example.com/token',
      body: {kind: 'none'},
    },
  ].map((envelope) => Buffer.from(JSON.stringify(envelopeOf(envelope as Partial<Envelope>))));
  const runCase = async (index: number, port: number, agent: http.Agent): Promise<number> => {
    const random = createRandom(SEED + index);
    const {type, bytes} =
      index % 2 === 0
        ? {type: ENVELOPE_MEDIA_TYPE, bytes: random.pick(asked)}
        : buildMessage(random, good.origin);
    return send(
      port,
      agent,
      pageHeaders({'Content-Type': type}),
      bytes,
      index % 2 === 0 ? undefined : random,
    );
  };

  return {hostile, good, answers: () => answers, runCase};
}

/**
 * Sends one request, sometimes with another method or cut off in the middle. Resolves with the
 * status, or 0 without a response.
 */
function send(
  port: number,
  agent: http.Agent,
  headers: http.OutgoingHttpHeaders,
  body: Buffer,
  random?: Random,
): Promise<number> {
  return new Promise((resolve) => {
    const method = random?.once(100) ? random.pick(['PUT', 'GET', 'OPTIONS']) : 'POST';
    const all = {...headers, 'Content-Length': body.length};
    const request = http.request(
      {host: '127.0.0.1', port, method, path: '/api/try-it', headers: all, agent},
      (response) => {
        response.resume();
        response.on('close', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    request.on('error', () => resolve(0));
    if (!random?.once(100)) return void request.end(body);
    request.write(body.subarray(0, random.below(body.length)));
    setTimeout(() => request.destroy(), random.below(10));
  });
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
  `${'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(50)}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`,
  'SSH-2.0-OpenSSH_9.2\r\n',
  '',
].map((text) => Buffer.from(text, 'latin1'));

/**
 * Writes a response in one or two pieces, then ends or resets the connection, or sometimes leaves
 * it open.
 */
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

/** Builds a valid envelope and, half of the time, replaces one field. */
function buildEnvelope(random: Random, origin: string): Fields {
  const {once, pick, below} = random;
  const text = (): string =>
    pick([
      ...['', 'a', 'GET', 'default', '__proto__', 'x'.repeat(below(3000)), '\r\n', '\0', '\ud800'],
      ...['../..', `${origin}/`, 'http://[::1', 'http://127.0.0.1/', 'ä', '%', '{path}', '🐕'],
    ]);
  const junk = (): unknown =>
    pick([
      ...[null, true, 0, -1, 1e400, text(), [], {}, [[[]]], [text(), text()], [[text(), text()]]],
      ...[{kind: text()}, undefined],
      {kind: 'parts', parts: [{name: text(), filename: text(), size: below(9)}]},
    ]);
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
  if (once(2))
    envelope[pick([...Object.keys(envelope), 'url', 'headers', 'body', 'extra', '__proto__'])] =
      junk();
  return envelope;
}

/** Formats an envelope as JSON, or as a form with parts; one in five is damaged. */
function buildMessage(random: Random, origin: string): {type: string; bytes: Buffer} {
  const envelope = buildEnvelope(random, origin);
  const multipart = random.once(3);
  if (multipart)
    envelope.body = random.pick([
      {kind: 'stream'},
      {kind: 'stream', size: 5},
      {kind: 'parts'},
      {kind: 'parts', parts: [{name: 'a', size: 5}]},
      {kind: 'parts', parts: [{name: 'a"\r\n'}, {name: 'b'}]},
    ]);
  const json = Buffer.from(JSON.stringify(envelope));
  const form = formatForm([
    {name: 'envelope', content: json},
    ...Array.from({length: 1 + random.below(2)}, () => ({
      name: 'a',
      filename: 'b',
      content: 'hello',
    })),
  ]);
  const bytes = multipart ? form.body : json;
  return {
    type: multipart ? form.type : ENVELOPE_MEDIA_TYPE,
    bytes: random.once(5) ? corrupt(bytes, random) : bytes,
  };
}
