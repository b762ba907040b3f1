import {isIP} from 'net';
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

/**
 * Judges a host without asking DNS: an IP address by its range, a name by its last label. Names
 * that only the resolver of a private network knows are not looked up.
 * @param hostname as the URL parser returns it, with IPv6 addresses in brackets
 */
export function isAllowedHost(hostname: string, access: Access): boolean {
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIP(literal) !== 0) return isAllowedAddress(literal, access);
  if (!NAME.test(hostname)) return false;
  if (access === 'private') return true;
  const labels = hostname.split('.');
  if (labels.at(-1) === 'localhost') return access === 'loopback';
  return labels.length > 1 && !INSIDE.has(labels.at(-1) as string);
}
