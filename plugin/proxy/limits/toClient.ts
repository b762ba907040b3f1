import {ipKeyGenerator} from 'express-rate-limit';
import type {IncomingMessage} from 'http';
import {isIP} from 'net';

/** A household gets a /56 and can take any address in it. */
const IPV6_SUBNET = 56;
/** Some balancers write the port too: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/;

type Caller = Pick<IncomingMessage, 'socket' | 'headers'>;

/** Who a request is counted for: an IPv4 address, or an IPv6 network. */
export function toClient(request: Caller, hops: number): string {
  return ipKeyGenerator(clientAddress(request, hops), IPV6_SUBNET);
}

/**
 * The address of the connection, or, behind `hops` trusted proxies, the one that the outermost of
 * them saw. Whatever else X-Forwarded-For says was written by the caller.
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

function withoutPort(entry: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}
