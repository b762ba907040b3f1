import ipaddr from 'ipaddr.js';
import {isAllowedAddress} from './isAllowedAddress';
import type {Access} from './isAllowedAddress';

/**
 * Top-level names that no public resolver answers but a private network's might (RFC 6761, RFC
 * 8244, common practice).
 */
const INSIDE = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'alt',
  'invalid',
]);

/**
 * The URL parser accepts quotes and braces in a host name; the older parser in http-proxy ends the
 * name at them and connects to what comes before.
 */
const NAME = /^[a-z0-9._-]+$/;

/** What a runtime says about hosts. */
export type Hosts = {
  /** Judges a host before a connection. */
  isAllowed: (hostname: string, access: Access) => boolean;
  /** What a reader can do about a refused one. It never mentions addresses that DNS returns. */
  explain: (hostname: string) => string | undefined;
};

/**
 * Judges a host without asking DNS: an IP address by its range, a name by its last label. Names
 * that only the resolver of a private network knows are not looked up.
 * @param hostname as the URL parser returns it, with IPv6 addresses in brackets
 */
export function isAllowedHost(hostname: string, access: Access): boolean {
  const literal = toLiteral(hostname);
  if (literal !== undefined) return isAllowedAddress(literal, access);
  if (!NAME.test(hostname)) return false;
  if (access === 'private') return true;
  const labels = hostname.split('.');
  if (labels.at(-1) === 'localhost') return access === 'loopback';
  return labels.length > 1 && !INSIDE.has(labels.at(-1) as string);
}

/** The IP address that a host is, without brackets; `undefined` for a name. */
export function toLiteral(hostname: string): string | undefined {
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return ipaddr.IPv4.isValidFourPartDecimal(literal) || ipaddr.IPv6.isValid(literal)
    ? literal
    : undefined;
}
