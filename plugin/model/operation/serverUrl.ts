import {listTemplateNames} from '../../document/template';
import type {Server} from '../types';

/** A server that a site names: the names in braces are variables without a value. */
export function toServer(url: string): Server {
  const names = listTemplateNames(url);
  return {url, variables: Array.from(new Set(names), (name) => ({name, default: ''}))};
}

/**
 * The value of a server variable without the slashes that the URL already has beside it:
 * `https://a.example/{basePath}` with `/dev` is `https://a.example/dev`. Only in the path: elsewhere
 * two slashes begin a host.
 */
export function toJoinedValue(url: string, name: string, value: string): string {
  const parts = url.split(`{${name}}`);
  const isAfterSlash = parts
    .slice(0, -1)
    .every((_, index) => /(?:^|[^/:])\/$/.test(parts.slice(0, index + 1).join('{}')));
  const isBeforeSlash = parts.slice(1).every((part) => part.startsWith('/'));
  let start = 0;
  let end = value.length;
  while (isAfterSlash && value[start] === '/') start++;
  while (isBeforeSlash && end > start && value[end - 1] === '/') end--;
  return parts.length > 1 ? value.slice(start, end) : value;
}

/**
 * The URL of a server with every variable at its default. A variable without one stays; only in the
 * path, nothing is a default like any other.
 */
export function toDefaultUrl({url, variables}: Pick<Server, 'url' | 'variables'>): string {
  const path = /^[^/]*\/\/[^/]*/.exec(url)?.[0].length ?? 0;
  return url.replace(/\{([^{}]*)\}/g, (written, name: string, offset: number) => {
    const value = variables.find((variable) => variable.name === name)?.default;
    return value === undefined || (value === '' && offset < path)
      ? written
      : toJoinedValue(url, name, value);
  });
}

/**
 * The servers in the order in which readers choose them: those that HTTP cannot call, such as
 * `wss:`, come last.
 */
export function toCallableFirst(servers: Server[]): Server[] {
  const others = servers.filter(isOfOtherProtocol);
  return others.length === 0 || others.length === servers.length
    ? servers
    : [...servers.filter((server) => !isOfOtherProtocol(server)), ...others];
}

function isOfOtherProtocol(server: Server): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(toDefaultUrl(server));
}
