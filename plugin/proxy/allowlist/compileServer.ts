import {MAX_SERVER_COMBINATIONS} from '../manifest';
import type {TryItServer, TryItServerVariable} from '../manifest';
import {compileHost} from './hostPattern';
import type {HostPattern} from './hostPattern';
import {compilePath} from './pathPattern';
import type {SegmentPattern} from './pathPattern';

/** A server that a document names, ready to be compared with a URL. */
export type CompiledServer = {
  /** Exact origin; or scheme, port and a host with variable labels; or left open by the document. */
  origin: {kind: 'fixed'; origin: string} | {kind: 'labels'; protocol: string; port: string; host: HostPattern} | {kind: 'open'};
  /** Base path, without a trailing slash. */
  base: SegmentPattern[];
};

const SERVER = /^([^/?#]*):\/\/([^/?#]*)([^?#]*)/;
const AUTHORITY = /^([^@]*?)(?::([^:\]]*))?$/;

/**
 * Every form of a server: one for each combination of enumerated variables, with free variables as patterns. A free variable
 * that is the whole host, the port or the scheme leaves the server open; its default, which the document does name, is fixed.
 */
export function compileServer(server: TryItServer): CompiledServer[] {
  const variables = server.variables ?? [];
  return expand(server.url, variables).flatMap((url) => {
    const compiled = compileUrl(url);
    if (compiled?.origin.kind !== 'open') return compiled ?? [];
    const byDefault = compileUrl(replaceInOrigin(url, variables));
    return byDefault && byDefault.origin.kind !== 'open' ? [byDefault, compiled] : compiled;
  });
}

/** All combinations of the enumerated variables, as URLs in which only free variables are left. */
function expand(url: string, variables: TryItServerVariable[]): string[] {
  let urls = [url];
  for (const {name, enum: values} of variables) {
    if (values === undefined || !url.includes(`{${name}}`)) continue;
    const first = values.slice(0, MAX_SERVER_COMBINATIONS);
    urls = urls.flatMap((each) => first.map((value) => each.replaceAll(`{${name}}`, () => value))).slice(0, MAX_SERVER_COMBINATIONS);
  }
  return urls;
}

function compileUrl(url: string): CompiledServer | undefined {
  const [, scheme = '', authority = '', path = ''] = SERVER.exec(url) ?? [];
  const base = compilePath(path.replace(/\/$/, ''), () => true);
  const [, host = '', port = ''] = AUTHORITY.exec(authority) ?? [];
  if (scheme.includes('{') || port.includes('{')) return {origin: {kind: 'open'}, base};
  if (!/^https?$/i.test(scheme) || host === '') return undefined;
  if (host.includes('{')) {
    const pattern = compileHost(host);
    const written = parse(`${scheme}://x:${port || (/s$/i.test(scheme) ? 443 : 80)}/`);
    if (!written) return undefined;
    return {origin: pattern ? {kind: 'labels', protocol: written.protocol, port: written.port, host: pattern} : {kind: 'open'}, base};
  }
  const fixed = parse(`${scheme}://${authority}/`);
  return fixed && {origin: {kind: 'fixed', origin: withoutRoot(fixed).origin}, base};
}

function replaceInOrigin(url: string, variables: TryItServerVariable[]): string {
  const [origin = ''] = /^[^/?#]*:\/\/[^/?#]*/.exec(url) ?? [];
  return variables.reduce((text, {name, default: value}) => text.replaceAll(`{${name}}`, () => value), origin) + url.slice(origin.length);
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** `api.example.com.` is the same host, written with its root. */
function withoutRoot(url: URL): URL {
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}
