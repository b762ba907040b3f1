import {listTemplateNames} from '../document/template';
import {parseUrl} from '../document/parseUrl';
import {toDefaultUrl} from '../model/operation/serverUrl';
import type {ApiReference, Server} from '../model/types';
import {isAllowedHost} from '../proxy/address/isAllowedHost';
import {listTried} from '../model/page/pageSettings';
import {MAX_SERVER_COMBINATIONS} from '../proxy/manifest';

/**
 * Whether Try It reaches a server, at all and from a published site, and the reason in one
 * sentence.
 */
export type TryItFact = {server: string; reachable: boolean; production: boolean; why: string};

/**
 * Whether Try It reaches each of the servers that the document and its operations name.
 * @param isDirect whether requests go from the browser to the API
 */
export function toTryItFacts(
  reference: Pick<ApiReference, 'servers' | 'operations'>,
  isDirect: boolean,
): TryItFact[] {
  const {servers, operations, isOff} = listTried(reference);
  const unique = listServers({servers, operations});
  if (isOff)
    return [
      {server: '', reachable: false, production: false, why: 'Switched off for all operations.'},
    ];
  if (unique.length === 0)
    return [
      {
        server: '',
        reachable: false,
        production: false,
        why: 'The document names no server. Readers see the request, but cannot send it.',
      },
    ];
  return unique.map((server) => ({server: server.url, ...judge(server, isDirect)}));
}

/** The servers of a document and of its operations, each once. */
export function listServers({
  servers,
  operations,
}: Pick<ApiReference, 'servers' | 'operations'>): Server[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers ?? [])];
  return [...new Map(all.map((server) => [server.url, server])).values()];
}

/** How many URLs the enumerated variables of a server produce. */
export function countCombinations({url, variables}: Server): number {
  return variables.reduce(
    (count, {name, enum: values}) =>
      count * (values && url.includes(`{${name}}`) ? values.length : 1),
    1,
  );
}

function judge(server: Server, isDirect: boolean): Omit<TryItFact, 'server'> {
  const written = toDefaultUrl(server);
  // Without a scheme a URL takes that of the site.
  const url = written.startsWith('//') ? `https:${written}` : written;
  const [missing] = listTemplateNames(url);
  if (missing !== undefined) return no(`The variable \`${missing}\` has no default value.`);
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url))
    return yes('Relative: sent to the site itself, which must serve the API.');
  if (!parseUrl(url)) return no('This is not a URL.');
  const {protocol, hostname, username, password} = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    return no(`Try It supports http and https, not ${protocol.slice(0, -1)}.`);
  if (username || password)
    return no('The URL contains credentials. Remove them, because pages show the URL.');
  if (isDirect) return yes('Directly from the browser, if the API allows it (CORS).');
  if (isAllowedHost(hostname, 'public') && countCombinations(server) > MAX_SERVER_COMBINATIONS)
    return yes(
      `Through the proxy, the first ${MAX_SERVER_COMBINATIONS} of ${countCombinations(server)} combinations of its variables.`,
    );
  if (isAllowedHost(hostname, 'public'))
    return yes(protocol === 'http:' ? 'Through the proxy, unencrypted.' : 'Through the proxy.');
  if (isAllowedHost(hostname, 'loopback'))
    return {
      ...yes(
        'Works only in development. In production the proxy refuses addresses of the machine it runs on, unless you allow them with `--allow-private-targets`.',
      ),
      production: false,
    };
  return no(
    'In production the proxy refuses private addresses, unless you allow them with `--allow-private-targets`.',
  );
}

const yes = (why: string) => ({reachable: true, production: true, why});
const no = (why: string) => ({reachable: false, production: false, why});
