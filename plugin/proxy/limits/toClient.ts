import type {IncomingMessage} from 'http';
import {isIP} from 'net';
import {toClientKey, withoutPort} from './toClientKey';

type Caller = Pick<IncomingMessage, 'socket' | 'headers'>;

/** What a request is counted for: an IPv4 address, or an IPv6 network. */
export function toClient(request: Caller, hops: number): string {
  return toClientKey(clientAddress(request, hops));
}

/**
 * The address of the connection, or, behind `hops` trusted proxies, the address that the outermost
 * of them saw. The rest of X-Forwarded-For is written by the caller.
 */
function clientAddress(request: Caller, hops: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (hops === 0 || typeof forwarded !== 'string') return connected;
  const chain = [
    connected,
    ...forwarded
      .split(',')
      .reverse()
      .map((entry) => withoutPort(entry.trim())),
  ];
  const address = chain[Math.min(hops, chain.length - 1)] as string;
  return isIP(address) === 0 ? connected : address;
}
