import net from 'net';
import type {Envelope, TryItManifest} from '../../../plugin/proxy';
import {manifestOf} from './manifest';
import {listen} from './upstream';
import type {Upstream} from './upstream';

type Behaviour = (socket: net.Socket) => void;

/** Writes a string again and again until the other side closes the connection. */
const repeat =
  (text: string, everyMs: number): Behaviour =>
  (socket) => {
    const timer = setInterval(() => socket.write(text), everyMs);
    socket.on('close', () => clearInterval(timer));
  };

const pour =
  (text: string): Behaviour =>
  (socket) => {
    const write = (): void => {
      while (!socket.destroyed && socket.write(text));
    };
    socket.on('drain', write);
    write();
  };

const first =
  (text: string, then: Behaviour): Behaviour =>
  (socket) => {
    socket.write(text);
    then(socket);
  };

const nothing: Behaviour = () => undefined;
const say = (text: string): Behaviour => first(text, nothing);
const end =
  (text: string): Behaviour =>
  (socket) =>
    void socket.end(text);

/** What a hostile server may do to a client, by name. None of these is a usable response. */
export const HOSTILE: {[name: string]: Behaviour} = {
  silence: nothing,
  switching: say(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ),
  'switching-and-frames': first(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    repeat('\u0081\u0005hello', 5),
  ),
  'switching-unasked': end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  'upgrade-required': say(
    'HTTP/1.1 426 Upgrade Required\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nContent-Length: 10\r\n\r\n',
  ),
  'interim-flood': pour('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(100)),
  'interim-drip': repeat('HTTP/1.1 100 Continue\r\n\r\n', 20),
  'half-closed': (socket) => void socket.end(),
  'half-closed-in-head': end('HTTP/1.1 200 OK\r\nContent-Le'),
  'half-closed-in-body': end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
  'head-stops': say('HTTP/1.1 200 OK\r\nContent-Type: text/pl'),
  'head-drips': first('HTTP/1.1 200 OK\r\nX-A: ', repeat('a', 5)),
  'head-without-end': first('HTTP/1.1 200 OK\r\n', pour(`X-A: ${'a'.repeat(1000)}\r\n`)),
  'body-stops': say('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
  'body-drips': first('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n', repeat('a', 5)),
  'body-without-end': first(
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
    pour(`400\r\n${' '.repeat(1024)}\r\n`),
  ),
  'trailers-without-end': first(
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n',
    pour(`X-A: ${'a'.repeat(1000)}\r\n`),
  ),
  'chunk-extension-without-end': first(
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;',
    pour('a'.repeat(1000)),
  ),
  'events-without-end': first(
    'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n',
    repeat('data: 1\n\n', 5),
  ),
  reset: (socket) => void socket.resetAndDestroy(),
  'reset-in-body': (socket) =>
    void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', () =>
      socket.resetAndDestroy(),
    ),
  'other-protocol': say('SSH-2.0-OpenSSH_9.2\r\n'),
  'no-status': say('HTTP/1.1 000 \r\n\r\n'),
};

/** Starts a server that does what the path names, and responds normally to any other path. */
export async function startHostile(): Promise<Omit<Upstream, 'requests'>> {
  const server = net.createServer({allowHalfOpen: true}, (socket) => {
    socket.on('error', () => undefined);
    // The behavior may end its half of the connection first; this server never keeps the other half
    // open.
    socket.on('end', () => socket.end());
    socket.once('data', (head) => {
      const [, name = ''] = /^\w+ \/([^ ?]*)/.exec(head.toString('latin1')) ?? [];
      const answer = Object.hasOwn(HOSTILE, name)
        ? HOSTILE[name]
        : end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\ngood');
      answer?.(socket);
    });
  });
  return listen(server);
}

export const HOSTILE_NAMES = Object.keys(HOSTILE);

type Api = Pick<Upstream, 'origin' | 'host'>;

/**
 * A manifest that names a hostile server in every role: for operations, as a token endpoint, and as
 * metadata that should name a token endpoint.
 */
export const hostileManifest = ({origin}: Api): TryItManifest =>
  manifestOf({
    servers: [{url: origin}],
    operations: [{key: 'GET /{path}'}],
    auth: HOSTILE_NAMES.flatMap((name) => [
      {key: `auth own-${name} token`, url: `${origin}/${name}`},
      {key: `auth found-${name} discovery`, url: `${origin}/${name}`},
    ]),
  });

/** Requests that reach a hostile server in each role. */
export const HOSTILE_WAYS: {[what: string]: (api: Api, name: string) => Partial<Envelope>} = {
  'an operation': ({origin}, name) => ({
    operation: 'GET /{path}',
    method: 'GET',
    url: `${origin}/${name}`,
  }),
  'a token endpoint': ({origin}, name) => ({
    operation: `auth own-${name} token`,
    method: 'POST',
    url: `${origin}/${name}`,
    body: {kind: 'text', text: 'grant_type=x'},
  }),
  metadata: (_api, name) => ({
    operation: `auth found-${name} token`,
    method: 'POST',
    url: 'https://login.example.com/token',
    body: {kind: 'text', text: 'grant_type=x'},
  }),
};
