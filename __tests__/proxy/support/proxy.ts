import http from 'http';
import {createFrameDecoder, createTryItServer, ENVELOPE_MEDIA_TYPE} from '../../../plugin/proxy';
import type {
  Envelope,
  FrameEnd,
  FrameHead,
  LogEntry,
  Problem,
  ProxyOptions,
  ServerOptions,
} from '../../../plugin/proxy';
import {closeAfterTest} from './closing';
import {fakeInternet} from './internet';
import {manifestFor, SITE} from './manifest';
import {createFetchServer, runtime} from './runtimes';
import {startUpstream} from './upstream';
import type {Upstream} from './upstream';

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  rawHeaders: string[];
  /** Only in a response with a frame. */
  head?: FrameHead;
  end?: FrameEnd;
  body: Buffer;
  /** Only in a refusal. */
  problem?: Problem;
};

export type RunningProxy = {
  port: number;
  logs: LogEntry[];
  /**
   * Sends an envelope as a page of the site does. `headers` replace the defaults; undefined removes
   * a header.
   */
  send: (
    envelope: Partial<Envelope> | string,
    headers?: {[name: string]: string | undefined},
  ) => Promise<Answer>;
  /** Sends any request. */
  request: (options: http.RequestOptions, body?: string | Buffer) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Limits so high that only tests of limits reach them. */
const LIMITS = {
  ratePerClient: 0,
  ratePerTarget: 0,
  maxConcurrentPerClient: 10_000,
  maxConcurrent: 10_000,
  maxConnectionsPerClient: 10_000,
  maxConnections: 10_000,
};

export async function startProxy(
  options: ProxyOptions,
  server: Omit<ServerOptions, 'proxy'> = {},
): Promise<RunningProxy> {
  const logs: LogEntry[] = [];
  const proxy: ProxyOptions = {
    log: (entry) => logs.push(entry),
    ...options,
    limits: {...LIMITS, ...options.limits},
  };
  const running =
    runtime() === 'Node' ? createTryItServer({...server, proxy}) : createFetchServer(proxy);
  const {port} = await running.listen(0, '127.0.0.1');
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= running.close());
  closeAfterTest(close);
  const request = (given: http.RequestOptions, body?: string | Buffer): Promise<Answer> =>
    exchange({host: '127.0.0.1', port, ...given}, body);
  return {
    port,
    logs,
    request,
    close,
    send: (envelope, headers) => {
      const text = typeof envelope === 'string' ? envelope : JSON.stringify(envelopeOf(envelope));
      return request({method: 'POST', path: '/api/try-it', headers: pageHeaders(headers)}, text);
    },
  };
}

type Api = Pick<Upstream, 'origin' | 'host'>;
export type World<A extends Api = Upstream> = {
  api: A;
  proxy: RunningProxy;
  /** Asks for `/`, with `GET` by default. */
  send: (
    envelope?: Partial<Envelope>,
    headers?: {[name: string]: string | undefined},
  ) => Promise<Answer>;
};

/** Starts a proxy for an API on loopback, which by default responds with `ok`. */
export async function startWorld(options?: Partial<ProxyOptions>): Promise<World>;
export async function startWorld<A extends Api>(
  options: Partial<ProxyOptions> | undefined,
  api: A,
): Promise<World<A>>;
export async function startWorld(
  options: Partial<ProxyOptions> = {},
  given?: Api,
): Promise<World<Api>> {
  const api = named(given ?? (await startUpstream()));
  const proxy = await startProxy({
    manifest: manifestFor(api.origin),
    allowPrivateTargets: [api.host],
    ...options,
  });
  const send: World['send'] = (envelope = {}, headers) =>
    proxy.send(
      {operation: `${envelope.method ?? 'GET'} /`, url: `${api.origin}/`, ...envelope},
      headers,
    );
  return {api, proxy, send};
}

/** The API by a name, where the proxy cannot check addresses and therefore refuses them. */
export function named<A extends Api>(api: A): A {
  if (runtime() !== 'fetch' || !api.host.startsWith('127.')) return api;
  const {port} = new URL(api.origin);
  const host = `api.example.test:${port}`;
  fakeInternet({
    names: {'api.example.test': ['93.184.215.14']},
    hosts: {[host]: Number(port)},
  });
  return {...api, origin: `http://${host}`, host};
}

/** The status and, if the proxy refused the request, the code: `403 target_not_allowed`. */
export function verdictOf({status, problem}: Answer): string {
  return problem ? `${status} ${problem.code}` : String(status);
}

/** The headers that a page of the site sends with every request to the proxy. */
export function pageHeaders(
  headers: {[name: string]: string | undefined} = {},
): http.OutgoingHttpHeaders {
  const all = {
    'Content-Type': ENVELOPE_MEDIA_TYPE,
    'X-Try-It': '1',
    Origin: SITE,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Fills in an envelope. The default is `GET /{path}` of the document `default`. */
export function envelopeOf(envelope: Partial<Envelope>): Envelope {
  return {
    v: 1,
    document: 'default',
    operation: 'GET /{path}',
    url: 'https://api.example.com/x',
    method: 'GET',
    headers: [],
    cookies: [],
    body: {kind: 'none'},
    ...envelope,
  };
}

/** Sends an envelope to a server on loopback as a page of the site does. */
export function post(
  port: number,
  envelope: Partial<Envelope>,
  headers: {[name: string]: string | undefined} = {},
  options: http.RequestOptions = {},
): Promise<Answer> {
  const path = '/api/try-it';
  return exchange(
    {host: '127.0.0.1', port, method: 'POST', path, headers: pageHeaders(headers), ...options},
    JSON.stringify(envelopeOf(envelope)),
  );
}

/** Begins a request to the proxy whose body the test writes. */
export function begin(
  port: number,
  headers: {[name: string]: string | number | undefined} = {},
): {request: http.ClientRequest; response: Promise<http.IncomingMessage>} {
  const request = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/try-it',
    headers: {...pageHeaders(), ...headers},
    agent: false,
  });
  request.on('error', () => undefined);
  return {request, response: new Promise((resolve) => request.once('response', resolve))};
}

/** The parts of an envelope that name a POST request to an API. */
export const postTo = ({origin}: Pick<Upstream, 'origin'>) => ({
  operation: 'POST /',
  method: 'POST',
  url: `${origin}/`,
});

export function exchange(options: http.RequestOptions, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = http.request({agent: false, ...options}, (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve(readAnswer(response, Buffer.concat(chunks)));
        request.destroy();
      });
    });
    request.on('error', reject);
    if (!(body instanceof Buffer) || body.length <= PIECE) request.end(body);
    else {
      if (!request.hasHeader('Transfer-Encoding')) request.setHeader('Content-Length', body.length);
      void sendPieces(request, body, () => isAnswered);
    }
  });
}

const PIECE = 64 * 1024;

/**
 * Sends a body in pieces and stops when the response arrives, as browsers do. A server that refuses
 * a body may reset the connection of a client that goes on sending, and the client would lose the
 * response.
 */
async function sendPieces(
  request: http.ClientRequest,
  body: Buffer,
  isAnswered: () => boolean,
): Promise<void> {
  for (let start = 0; start < body.length && !isAnswered() && !request.destroyed; start += PIECE)
    await new Promise((resolve) => request.write(body.subarray(start, start + PIECE), resolve));
  if (!isAnswered()) request.end();
}

function readAnswer(
  {statusCode = 0, headers, rawHeaders}: http.IncomingMessage,
  bytes: Buffer,
): Answer {
  const answer = {status: statusCode, headers, rawHeaders, body: bytes};
  if (bytes.length > 0 && headers['content-type'] === 'application/problem+json')
    return {...answer, problem: JSON.parse(bytes.toString()) as Problem};
  if (headers['content-type'] !== 'application/x-try-it') return answer;
  const decoder = createFrameDecoder();
  const body = Buffer.from(decoder.push(bytes));
  return {...answer, body, head: decoder.head(), end: decoder.end()};
}
