import {toServer} from '../model/operation/serverUrl';
import {findOpenPart} from '../proxy/allowlist/findOpenPart';
import type {OwnServer} from '../request/types';

/**
 * What a reader may name instead of a server of the document: any address, or one with the pattern
 * that the site gives. The proxy takes only patterns that fix the domain: with another, it would
 * send to whatever host a page names.
 */
export function toOwnServer({
  proxy = true,
  ownServer: setting = false,
}: {proxy?: boolean | string; ownServer?: boolean | string} = {}): OwnServer | undefined {
  if (setting === false) return undefined;
  const server = toServer(setting === true ? '{baseUrl}' : setting);
  const isProxied = proxy !== false && setting !== true && findOpenPart(server) === undefined;
  return {server, isProxied};
}
