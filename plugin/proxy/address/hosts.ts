import {isAllowedHost} from './isAllowedHost';
import type {Hosts} from './isAllowedHost';

/** Sent only if the URL itself names loopback; otherwise it would reveal DNS results. */
const LOOPBACK =
  'This server is an address of the machine itself, so it works only in development. In production, the operator of this site must allow it with --allow-private-targets.';

/** Where the connection checks addresses, too. */
export const HOSTS: Hosts = {
  isAllowed: isAllowedHost,
  explain: (hostname) => (isAllowedHost(hostname, 'loopback') ? LOOPBACK : undefined),
};
