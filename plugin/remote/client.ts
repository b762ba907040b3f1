import {Readable} from 'stream';
import {EnvHttpProxyAgent, Pool, request, type Dispatcher} from 'undici';
import {parseUrl} from '../document/parseUrl';
import {present} from '../document/present';
import {readBody} from './body';
import {RemoteFailure, showUrl, toNetworkFailure, toProxyFailure} from './failure';
import type {RemoteHeaders} from './headers';
import {guardConnections, type ConnectionGuard} from './guardConnections';
import {checkStatus, checkType} from './response';
import type {Remote} from './types';

/** What an earlier fetch found out about a file. */
type Validators = {etag?: string; lastModified?: string};

type Fetched = {
  /** The URL at the end of redirects. */
  url: URL;
  /** Undefined if the file has not changed since the earlier fetch. */
  bytes?: Uint8Array;
} & Validators;

export type FetchLimits = {
  /** Limits in bytes, for one file and for all together. */
  file: number;
  total: number;
  files: number;
  /** In seconds, for everything. */
  seconds: number;
};

export type Client = {
  get: (url: URL, validators?: Validators) => Promise<Fetched>;
  close: () => Promise<void>;
};

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Milliseconds to connect, and between two parts of a response. */
const CONNECT_TIME = 10_000;
const IDLE_TIME = 30_000;
/** How many requests run at a time. */
const CONNECTIONS = 6;

type Session = {
  remote: Remote;
  headers: RemoteHeaders;
  limits: FetchLimits;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** Origins from which files may be fetched. */
  allowed: Set<string>;
  guard: ConnectionGuard;
  count: {files: number; bytes: number};
};

/**
 * An HTTP client for the files of one remote: with limits, through the proxies of the environment,
 * and with secret headers only for the origin of the remote.
 */
export function createClient(
  remote: Remote,
  headers: RemoteHeaders,
  limits: FetchLimits,
  {env, interrupted}: {env: NodeJS.ProcessEnv; interrupted: AbortSignal},
): Client {
  const guard = guardConnections(remote);
  const dispatcher = createDispatcher(env, guard);
  const deadline = AbortSignal.timeout(limits.seconds * 1000);
  const session: Session = {
    remote,
    headers,
    limits,
    dispatcher,
    signal: AbortSignal.any([deadline, interrupted]),
    allowed: new Set([new URL(remote.url).origin, ...remote.origins]),
    guard,
    count: {files: 0, bytes: 0},
  };
  return {
    async get(url, validators = {}) {
      try {
        return await follow(url, validators, session);
      } catch (error) {
        if (interrupted.aborted) throw new RemoteFailure('failed', 'Interrupted.');
        if (deadline.aborted)
          throw new RemoteFailure(
            'failed',
            `${showUrl(url)} was not complete after ${limits.seconds} seconds.`,
            '`--timeout` allows more.',
          );
        throw error instanceof RemoteFailure ? error : toNetworkFailure(error, url);
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** Connections to a proxy. */
class ProxyPool extends Pool {
  /** Prevents undici from retrying endlessly when a proxy closes the connection. */
  override connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  override connect(
    options: Dispatcher.ConnectOptions,
    callback: (error: Error | null, data: Dispatcher.ConnectData) => void,
  ): void;
  override connect(
    options: Dispatcher.ConnectOptions,
    callback?: (error: Error | null, data: Dispatcher.ConnectData) => void,
  ): Promise<Dispatcher.ConnectData> | void {
    if (callback) return super.connect(options, callback);
    return super.connect(options).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'UND_ERR_SOCKET' ? toProxyFailure(options.path) : error;
    });
  }
}

function createDispatcher(env: NodeJS.ProcessEnv, {lookup}: ConnectionGuard): Dispatcher {
  const read = (name: string) => env[name] ?? env[name.toUpperCase()] ?? '';
  const tls = {rejectUnauthorized: true};
  for (const name of ['http_proxy', 'https_proxy'])
    if (read(name) !== '' && !parseUrl(read(name)))
      throw new RemoteFailure(
        'usage',
        `The environment variable \`${env[name] === undefined ? name.toUpperCase() : name}\` is not a URL.`,
        'Write the scheme too, as in `http://proxy.example.com:3128`.',
      );
  return new EnvHttpProxyAgent({
    httpProxy: read('http_proxy'),
    httpsProxy: read('https_proxy'),
    noProxy: read('no_proxy'),
    proxyTunnel: false,
    clientFactory: (origin: URL, options: object) => new ProxyPool(origin, options),
    connections: CONNECTIONS,
    // Of connections without a proxy; a proxy looks names up itself.
    connect: {timeout: CONNECT_TIME, lookup, ...tls},
    requestTls: {timeout: CONNECT_TIME, ...tls},
    proxyTls: {timeout: CONNECT_TIME, ...tls},
  });
}

async function follow(start: URL, validators: Validators, session: Session): Promise<Fetched> {
  const {count, limits} = session;
  count.files += 1;
  if (count.files > limits.files)
    throw new RemoteFailure('refused', `The document has more than ${limits.files} files.`);
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await ask(url, validators, session);
    if (!REDIRECTS.has(response.statusCode))
      return readResponse(response, url, validators, session);
    const {location} = response.headers;
    response.body.destroy();
    url = toNext(url, typeof location === 'string' ? location : '', session);
  }
  throw new RemoteFailure(
    'failed',
    `${showUrl(start)} redirects more than ${MAX_REDIRECTS} times.`,
  );
}

async function ask(
  url: URL,
  {etag, lastModified}: Validators,
  {remote, headers, dispatcher, signal, allowed, guard}: Session,
): Promise<Dispatcher.ResponseData> {
  if (!allowed.has(url.origin))
    throw new RemoteFailure(
      'refused',
      `${showUrl(url)} is on a server that \`remote\` does not name.`,
    );
  guard.checkHost(url);
  const isHome = url.origin === new URL(remote.url).origin;
  const response = await request(url, {
    dispatcher,
    signal,
    headersTimeout: IDLE_TIME,
    bodyTimeout: IDLE_TIME,
    headers: {
      accept: 'application/vnd.oai.openapi, application/yaml, application/json, */*;q=0.5',
      'user-agent': 'docusaurus-plugin-api-reference',
      ...lower(headers.plain),
      ...(isHome && lower(headers.secret)),
      'accept-encoding': 'gzip, deflate, br',
      ...present({'if-none-match': etag, 'if-modified-since': lastModified}),
    },
  });
  // An unread body raises an error on its stream, which would otherwise be unhandled.
  response.body.on('error', () => undefined);
  return response;
}

/** Lower-case names, so that a header of docs.json replaces a default. */
function lower(headers: {[name: string]: string}): {[name: string]: string} {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The target of a redirect, if it may be followed. */
function toNext(from: URL, location: string, {allowed}: Session): URL {
  const to = location === '' ? undefined : parseUrl(location, from.href);
  const fail = (reason: string, help?: string): never => {
    throw new RemoteFailure('refused', `${showUrl(from)} redirects ${reason}`, help);
  };
  if (!to) return fail('without saying where to.');
  if (!/^https?:$/.test(to.protocol)) return fail('to something other than http or https.');
  if (to.username !== '' || to.password !== '') return fail('to a URL with a password.');
  if (from.protocol === 'https:' && to.protocol === 'http:')
    return fail(
      `from https to http, to ${showUrl(to)}.`,
      'Ask the owner of the server to use https.',
    );
  if (to.protocol === 'https:' && from.protocol === 'http:' && to.hostname === from.hostname)
    allowed.add(to.origin);
  if (!allowed.has(to.origin))
    return fail(
      `to another server, ${showUrl(to)}.`,
      `If that is right, add "origins": ["${to.origin}"] to \`remote\`. Headers from environment variables are not sent there.`,
    );
  return to;
}

async function readResponse(
  {statusCode, headers, body}: Dispatcher.ResponseData,
  url: URL,
  asked: Validators,
  session: Session,
): Promise<Fetched> {
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const {limits, count} = session;
  const etag = header('etag');
  const lastModified = header('last-modified');
  const validators = {...(etag && {etag}), ...(lastModified && {lastModified})};
  try {
    if (statusCode === 304 && (asked.etag ?? asked.lastModified) !== undefined)
      return {url, ...validators};
    checkStatus(statusCode, url, session.headers.variables, header('retry-after'));
    const bytes = await readBody(Readable.from(body), {
      url,
      encoding: header('content-encoding'),
      announced: Number(header('content-length')),
      most: Math.min(limits.file, limits.total - count.bytes),
      limits,
    });
    count.bytes += bytes.length;
    checkType(bytes, header('content-type'), url);
    return {url, bytes, ...validators};
  } finally {
    body.destroy();
  }
}
