import net from 'net';
import {closeAfterTest} from './closing';
import {pageHeaders} from './proxy';

/** The first lines of a request to the proxy, as a page of the site sends them. */
export const RAW_HEAD = `POST /api/try-it HTTP/1.1\r\nHost: docs\r\n${Object.entries(pageHeaders())
  .map(([name, value]) => `${name}: ${String(value)}\r\n`)
  .join('')}`;

/** Formats a request for a caller that does not wait for the response to the previous one. */
export function formatRequest(body: string, headers = ''): string {
  return `${RAW_HEAD}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

export type Caller = {socket: net.Socket; received: string; isClosed: boolean};

/** Opens a connection, writes latin1 text to it, and leaves it open until the end of the test. */
export function connect(port: number, text: string): Caller {
  const socket = net.connect(port, '127.0.0.1');
  const caller: Caller = {socket, received: '', isClosed: false};
  socket.on('data', (chunk: Buffer) => (caller.received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (caller.isClosed = true));
  socket.write(Buffer.from(text, 'latin1'));
  closeAfterTest(() => socket.destroy());
  return caller;
}

/** Returns all that the server sends until it closes the connection. */
export async function sendRaw(port: number, text: string, ends = false): Promise<string> {
  const caller = connect(port, text);
  if (ends) caller.socket.end();
  await new Promise((resolve) => caller.socket.once('close', resolve));
  return caller.received;
}

export const statusesOf = ({received}: Pick<Caller, 'received'>): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
