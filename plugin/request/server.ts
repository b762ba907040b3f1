import {parseUrl} from '../document/parseUrl';
import type {Server} from '../model/types';
import {fillServer, listOriginVariables} from './fillServer';
import {listServers} from './listServers';
import type {RequestContext, RequestProblem, ServerValues} from './types';

/** Placeholder for the server of a document that has none. */
const BASE_URL_PLACEHOLDER = '{baseUrl}';

/**
 * Scheme, two slashes and a host, all written out: parsers repair incomplete URLs, each
 * differently.
 */
const WRITTEN_OUT = /^https?:\/\/[^/?#@\\\s\u0000-\u001f\u007f-\u009f]+(?:[/?#]|$)/i;
/** At most this many combinations of a server's enumerated variables are tried, as in the proxy. */
const MAX_COMBINATIONS = 1000;

type BaseUrl = {baseUrl: string; problems: RequestProblem[]};

/**
 * Builds the base URL, without a trailing slash. Missing and unusable values remain in it as
 * `{name}`, and are reported.
 */
export function toBaseUrl(context: RequestContext, {index, variables, own}: ServerValues): BaseUrl {
  if (own && context.ownServer) return toServerUrl(context.ownServer, own, context.siteUrl);
  const server = listServers(context)[index];
  return server
    ? toServerUrl(server, variables, context.siteUrl)
    : {baseUrl: BASE_URL_PLACEHOLDER, problems: [{kind: 'no-server', blocking: true}]};
}

/** The base URL of the first server that requests can be sent to, with the document's defaults. */
export function findEndpoint(servers: readonly Server[], siteUrl: string): string | undefined {
  for (const server of servers) {
    const {baseUrl, problems} = toServerUrl(server, [], siteUrl);
    if (problems.length === 0) return baseUrl;
  }
  return undefined;
}

/**
 * The origins that servers name: fixed ones, those of each value of an `enum`, and those of the
 * defaults of all other variables. Any other value typed into a variable gives an origin that the
 * document does not name.
 */
export function listNamedOrigins(servers: readonly Server[], siteUrl: string): string[] {
  const origins = servers.flatMap((server) =>
    expandOrigins(server).map((variables) => toOrigin(toServerUrl(server, variables, siteUrl))),
  );
  return Array.from(new Set(origins.filter((origin) => origin !== undefined)));
}

function toServerUrl(
  server: Server,
  values: ServerValues['variables'],
  siteUrl: string | undefined,
): BaseUrl {
  const {url, missing, invalid} = fillServer(server, values);
  const problems: RequestProblem[] = [
    ...missing.map((name): RequestProblem => ({
      kind: 'missing-server-variable',
      name,
      blocking: true,
    })),
    ...invalid.map((name): RequestProblem => ({
      kind: 'invalid-server-variable',
      name,
      blocking: true,
    })),
  ];
  return problems.length > 0 ? {baseUrl: trimSlash(url), problems} : resolveServer(url, siteUrl);
}

function expandOrigins(server: Server): ServerValues['variables'][] {
  const deciding = listOriginVariables(server);
  let combinations: ServerValues['variables'][] = [[]];
  for (const {name, default: first, enum: values} of server.variables) {
    if (!values || !deciding.includes(name)) continue;
    combinations = combinations
      .flatMap((chosen) => [first, ...values].map((value) => [...chosen, {name, value}]))
      .slice(0, MAX_COMBINATIONS);
  }
  return combinations;
}

function toOrigin({baseUrl, problems}: BaseUrl): string | undefined {
  return problems.length > 0 ? undefined : new URL(baseUrl).origin;
}

/**
 * Resolves a relative URL against the site. Requests can be sent only to http(s) URLs without user
 * information.
 */
function resolveServer(url: string, siteUrl: string | undefined): BaseUrl {
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(url);
  if (isRelative && siteUrl === undefined) {
    const path = trimSlash(url);
    return {
      baseUrl: BASE_URL_PLACEHOLDER + (path === '' || path.startsWith('/') ? path : `/${path}`),
      problems: [{kind: 'relative-server', url, blocking: true}],
    };
  }
  const parsed = isRelative || WRITTEN_OUT.test(url) ? parseUrl(url, siteUrl) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) {
    return {baseUrl: trimSlash(url), problems: [{kind: 'invalid-server', url, blocking: true}]};
  }
  return {baseUrl: parsed.origin + trimSlash(parsed.pathname), problems: []};
}

/** Without recursion, and without a regular expression that a thousand slashes could slow down. */
function trimSlash(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
