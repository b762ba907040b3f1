import {isAllowedHost, toLiteral} from '../address/isAllowedHost';
import type {Hosts} from '../address/isAllowedHost';
import {Refusal} from '../refusal';
import {createHandler} from './createHandler';
import type {TryItFetch} from './createHandler';
import {parseFetchOptions} from './options';
import type {TryItFetchOptions} from './options';
import {sendByFetch} from './sendByFetch';

/**
 * The proxy for runtimes with `fetch` alone, such as Cloudflare Workers, Deno Deploy and Vercel
 * Edge. They resolve names themselves, so addresses cannot be checked: it reaches only the names
 * that the documents contain, no IP addresses, and nothing that only the metadata of an
 * authorization server names. Throws a TypeError on wrong options.
 */
export function createTryItFetch(given: TryItFetchOptions): TryItFetch {
  const options = parseFetchOptions(given, ['fetch']);
  return createHandler(options, {
    hosts: HOSTS,
    access: 'public',
    privateTargets: new Set(),
    discovery: false,
    prepare: (sending, scope) => sendByFetch(sending, scope, options.fetch),
    confirm: () => Promise.reject(new Refusal('discovery_off')),
  });
}

const HOSTS: Hosts = {
  isAllowed: (hostname) => toLiteral(hostname) === undefined && isAllowedHost(hostname, 'public'),
  explain: () =>
    'This site’s proxy reaches public servers by their names, neither by an IP address nor inside a network.',
};
