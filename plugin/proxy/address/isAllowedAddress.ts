import ipaddr from 'ipaddr.js';

/**
 * Which addresses a connection may reach: public ones; public ones and loopback (a development
 * server that is itself bound to loopback); or those and private networks (a target that the
 * operator has named).
 */
export type Access = 'public' | 'loopback' | 'private';

/**
 * Ranges allowed besides public unicast, by access. Link-local addresses, where clouds serve
 * credentials, are never among them.
 */
const EXTRA_RANGES: Record<Access, readonly string[]> = {
  public: [],
  loopback: ['loopback'],
  private: ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'],
};

/** Ranges that ipaddr.js calls unicast but that lead inside a network. */
const DENIED = [
  // IPv4-compatible IPv6: `[::127.0.0.1]` is `[::7f00:1]`.
  '::/96',
  // Azure's wire server, which answers every virtual machine.
  '168.63.129.16/32',
  // The retired 6to4 relay.
  '192.88.99.0/24',
].map((range) => ipaddr.parseCIDR(range));

/**
 * The block of IPv6 that IANA assigns as global unicast; ipaddr.js calls every range unicast that
 * it does not know.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Cloud metadata in private ranges: always refused, whatever the operator has named. */
const METADATA = [
  // Alibaba, AWS, Google, Oracle, Scaleway and Linode.
  '100.100.100.200/32',
  'fd00:100::100:200/128',
  'fd00:ec2::/32',
  'fd20:ce::254/128',
  'fd00:c1::a9fe:a9fe/128',
  'fd00:42::42/128',
  'fd00:a9fe:a9fe::1/128',
].map((range) => ipaddr.parseCIDR(range));

/**
 * Whether a connection with this access may go to a literal address. An address that does not parse
 * is refused.
 */
export function isAllowedAddress(address: string, access: Access): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback' && EXTRA_RANGES[access].includes(range)) return true;
  if (isIn(parsed, DENIED) || isIn(parsed, METADATA)) return false;
  if (range !== 'unicast') return EXTRA_RANGES[access].includes(range);
  return parsed.kind() === 'ipv4' || isIn(parsed, [GLOBAL_UNICAST]);
}

type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

function isIn(address: ReturnType<typeof ipaddr.parse>, ranges: AddressRange[]): boolean {
  return ranges.some((range) => address.kind() === range[0].kind() && address.match(range));
}
