import {isAllowedHost} from './isAllowedHost';
import type {Hosts} from './isAllowedHost';

/**
 * Says nothing that the caller has not written: a name that only points to such an address is
 * refused without it.
 */
const LOOPBACK =
  'This server is an address of the machine itself, so it works only in development. In production, the operator of this site must allow it with --allow-private-targets.';

/** Where the connection checks addresses, too. */
export const HOSTS: Hosts = {
  isAllowed: isAllowedHost,
  explain: (hostname) => (isAllowedHost(hostname, 'loopback') ? LOOPBACK : undefined),
};
