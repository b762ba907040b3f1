import ipaddr from 'ipaddr.js';

/** A household gets a /56 and can use any address in it: seven bytes. */
const NETWORK_BYTES = 7;

/** What a request is counted for: an IPv4 address, or an IPv6 network. Other texts stay unchanged. */
export function toClientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  return `${ipaddr.fromByteArray(bytes.map((byte, index) => (index < NETWORK_BYTES ? byte : 0))).toString()}/56`;
}
