import http from 'http';
import net from 'net';
import type {AddressInfo} from 'net';
import {closeAfterTest} from './closing';

export type Received = {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  rawHeaders: string[];
  body: string;
};
export type Upstream = {
  origin: string;
  host: string;
  port: number;
  requests: Received[];
  connections: () => number;
  open: () => number;
};

type Answer = (response: http.ServerResponse, request: Received) => void;

/** Starts an API on loopback that records each complete request before it responds. */
export async function startUpstream(
  answer: Answer = (response) => response.end('ok'),
  host = '127.0.0.1',
): Promise<Upstream> {
  const requests: Received[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        rawHeaders: request.rawHeaders,
        body: Buffer.concat(chunks).toString('latin1'),
      };
      requests.push(received);
      answer(response, received);
    });
  });
  return {...(await listen(server, host)), requests};
}

/** Starts a server that responds to whatever it receives with raw bytes. */
export async function startRawUpstream(
  answer: (socket: net.Socket, received: Buffer) => void,
): Promise<Omit<Upstream, 'requests'> & {received: () => string}> {
  const chunks: Buffer[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      answer(socket, chunk);
    });
  });
  return {
    ...(await listen(server, '127.0.0.1')),
    received: () => Buffer.concat(chunks).toString('latin1'),
  };
}

export async function listen(
  server: net.Server,
  host = '127.0.0.1',
  wanted = 0,
): Promise<Omit<Upstream, 'requests'>> {
  const sockets = new Set<net.Socket>();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve));
  closeAfterTest(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const {port} = server.address() as AddressInfo;
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    origin: `http://${authority}`,
    host: authority,
    port,
    connections: () => connections,
    open: () => sockets.size,
  };
}

/** Finds a free port on loopback. */
export async function findPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
