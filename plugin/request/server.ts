import type {Server} from '../model/types';
import {listServers} from './listServers';
import type {RequestContext, RequestProblem, ServerValues} from './types';

/** What stands where the document has no server. */
export const BASE_URL_PLACEHOLDER = '{baseUrl}';

/** The base URL, without a slash at its end. What is missing stays visible in it, `{name}`, and is reported. */
export function toBaseUrl(context: RequestContext, values: ServerValues): {baseUrl: string; problems: RequestProblem[]} {
  const custom = values.customUrl?.trim();
  const server = custom ? {url: custom, variables: []} : listServers(context)[values.index];
  if (!server) return {baseUrl: BASE_URL_PLACEHOLDER, problems: [{kind: 'no-server', blocking: true}]};
  const {url, missing} = fillVariables(server, values);
  if (missing.length > 0) return {baseUrl: trimSlash(url), problems: missing.map((name) => ({kind: 'missing-server-variable', name, blocking: true}))};
  return resolveServer(url, context.siteUrl);
}

function fillVariables({url, variables}: Pick<Server, 'url' | 'variables'>, values: ServerValues): {url: string; missing: string[]} {
  const missing: string[] = [];
  const filled = url.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const value = values.variables.find((entry) => entry.name === name)?.value ?? variables.find((entry) => entry.name === name)?.default;
    if (value === undefined) missing.push(name);
    return value ?? expression;
  });
  return {url: filled, missing};
}

/** A relative URL is resolved against the site. Only http(s) without user information can be sent to. */
function resolveServer(url: string, siteUrl: string | undefined): {baseUrl: string; problems: RequestProblem[]} {
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(url);
  if (isRelative && siteUrl === undefined) {
    const path = trimSlash(url);
    return {baseUrl: BASE_URL_PLACEHOLDER + (path === '' || path.startsWith('/') ? path : `/${path}`), problems: [{kind: 'relative-server', url, blocking: true}]};
  }
  const parsed = parseUrl(url, siteUrl);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) {
    return {baseUrl: trimSlash(url), problems: [{kind: 'invalid-server', url, blocking: true}]};
  }
  return {baseUrl: parsed.origin + trimSlash(parsed.pathname), problems: []};
}

function parseUrl(url: string, base: string | undefined): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined; // Reported by the caller: not a URL.
  }
}

/** Without recursion and without a regular expression that could be slow on a thousand slashes. */
function trimSlash(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end--;
  return text.slice(0, end);
}
