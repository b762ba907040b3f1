import http from 'http';
import type {AddressInfo} from 'net';

/** A request as received over the wire. */
export type Received = {
  method: string;
  /** Path and query, not decoded. */
  target: string;
  /**
   * Sorted, with lower-case names and one character per byte in values; without the headers that
   * clients add by themselves.
   */
  headers: [string, string][];
  body: Buffer;
};

const OF_CLIENTS = new Set([
  ...['host', 'user-agent', 'accept-encoding', 'accept-language', 'connection', 'content-length'],
  ...['transfer-encoding', 'expect', 'sec-fetch-mode', 'http2-settings', 'upgrade', 'keep-alive'],
  'via',
]);

export type EchoServer = {
  origin: string;
  /** Returns the requests received since the last call. */
  take: () => Received[];
  close: () => Promise<void>;
};

/** Starts a server on loopback that records the requests it receives. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: Received[] = [];
  const server = http.createServer({maxHeaderSize: 1_000_000}, (request, response) => {
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
  // `Accept: */*` means the same as no Accept header.
  return headers
    .filter(([name, value]) => !OF_CLIENTS.has(name) && !(name === 'accept' && value === '*/*'))
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Makes requests comparable that differ only in their multipart boundary. */
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
