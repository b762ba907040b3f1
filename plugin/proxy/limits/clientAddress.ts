import type {IncomingMessage} from 'http';
import {isIP} from 'net';

/**
 * The address that limits count by: that of the connection, or, behind `hops` trusted proxies, the one that the outermost of
 * them saw. Whatever else X-Forwarded-For says was written by the caller.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (hops === 0 || typeof forwarded !== 'string') return connected;
  const chain = [connected, ...forwarded.split(',').reverse().map((entry) => entry.trim())];
  const address = chain[Math.min(hops, chain.length - 1)] as string;
  return isIP(address) === 0 ? connected : address;
}
