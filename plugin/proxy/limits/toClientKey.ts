import ipaddr from 'ipaddr.js';

/** A household gets a /56 and can use any address in it: seven bytes. */
const NETWORK_BYTES = 7;

/** Some load balancers add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/;

export function withoutPort(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** What a request is counted for: an IPv4 address, or an IPv6 network. Other texts stay unchanged. */
export function toClientKey(text: string): string {
  const address = withoutPort(text.trim());
  if (!ipaddr.isValid(address)) return text;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  return `${ipaddr.fromByteArray(bytes.map((byte, index) => (index < NETWORK_BYTES ? byte : 0))).toString()}/56`;
}
