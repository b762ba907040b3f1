import http from 'http';
import type {AddressInfo} from 'net';

/** A request as it came over the wire. */
export type Received = {
  method: string;
  /** Path and query, not decoded. */
  target: string;
  /**
   * Names in lower case, sorted, values with one character a byte; without what every client adds
   * by itself.
   */
  headers: [string, string][];
  body: Buffer;
};

const OF_CLIENTS = new Set([
  'host',
  'user-agent',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'sec-fetch-mode',
  'http2-settings',
  'upgrade',
  'keep-alive',
  'via',
]);

export type EchoServer = {
  origin: string;
  /** What came since the last call. */
  take: () => Received[];
  close: () => Promise<void>;
};

/** A server on loopback that remembers what it was sent. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: Received[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method!,
        target: request.url!,
        headers: toHeaders(request.rawHeaders),
        body: Buffer.concat(chunks),
      });
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function toHeaders(raw: string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let index = 0; index < raw.length; index += 2)
    headers.push([raw[index]!.toLowerCase(), raw[index + 1]!]);
  // `Accept: */*` says what no header says.
  return headers
    .filter(([name, value]) => !OF_CLIENTS.has(name) && !(name === 'accept' && value === '*/*'))
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Makes requests comparable that differ in the boundary of their multipart body alone. */
export function withFixedBoundary({
  body,
  headers,
  ...rest
}: Received): Omit<Received, 'body'> & {body: string} {
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/.exec(contentType)?.[1];
  const text = body.toString('latin1');
  if (boundary === undefined) return {...rest, headers, body: text};
  return {
    ...rest,
    headers: headers.map(([name, value]) => [name, value.replace(/;\s*boundary="?[^";]+"?/, '')]),
    body: text.replaceAll(boundary, 'BOUNDARY'),
  };
}
