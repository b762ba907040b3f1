import type {TryItServer} from '../manifest';
import {parseUrl} from '../protocol';
import {compileBase, matchBase} from './basePattern';
import type {BasePattern} from './basePattern';
import {compileHost, matchHost} from './hostPattern';
import type {HostPattern} from './hostPattern';
import {toRegistrable} from './registrable';
import {MAX_SERVER_COMBINATIONS} from '../manifest';
import type {Segment} from './readSegments';
import {VARIABLE} from './segmentPattern';
import {splitUrl, toTemplates} from './serverTemplate';
import type {ServerTemplate} from './serverTemplate';
import {rankOf, tokenize} from './tokens';
import type {Token} from './tokens';

/** One template of a documented server, ready to be compared with a URL. */
export type CompiledServer = {
  /** An exact origin, one with variables, or one that the document leaves open. */
  origin:
    | {kind: 'fixed'; origin: string}
    | {kind: 'pattern'; scheme: Token[]; port: Token[]; host: HostPattern}
    | {kind: 'open'; /** Where only the scheme or the port is open. */ host?: HostPattern};
  base: BasePattern;
  rank: number;
};

/**
 * How a URL matches a server: the number of segments of its base path, or why it does not match.
 */
export type ServerMatch = number | 'open' | undefined;

/** A template, compiled when the first URL arrives whose host may be one of its hosts. */
export type ServerForm = {
  /** The suffix that all its hosts share; empty if the text does not show one. */
  tail: string;
  compile: () => CompiledServer | undefined;
};

/**
 * The templates of a server. If its origin has a free variable, the default, which the document
 * does name, makes another template, as does a default that is not exactly one segment of the base
 * path.
 */
export function toForms(server: TryItServer): ServerForm[] {
  return toTemplates(server).flatMap((template) => {
    const ofOrigin = fillOrigin(template, server);
    return [
      ...new Set([template, ofOrigin, fillBase(template, server), fillBase(ofOrigin, server)]),
    ].map((each): ServerForm => ({
      tail: toTail(each.url),
      compile: once(() => compileTemplate(each)),
    }));
  });
}

/**
 * The end of a server URL's host, if it is written plainly and lies at or below a registered
 * domain.
 */
export function toTail(url: string): string {
  const {scheme, host, port} = splitUrl(url);
  if (`${scheme}${port}`.includes('{')) return '';
  const tail = host.slice(host.lastIndexOf('}') + 1).toLowerCase();
  // Others may be written differently by the URL parser, or belong to a server whose host is open.
  const isPlain =
    /^[a-z0-9.-]*\.[a-z][a-z0-9-]*$/.test(tail) &&
    (tail === host.toLowerCase() || toRegistrable(tail.slice(tail.indexOf('.') + 1)) !== null);
  return isPlain ? tail : '';
}

export function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

export function matchServer(
  {origin, base, rank}: CompiledServer,
  url: URL,
  segments: readonly Segment[],
  openOrigins: ReadonlySet<string>,
): ServerMatch {
  const ofOrigin = matchOrigin(origin, url, openOrigins);
  if (ofOrigin === 'open') return 'open';
  if (rank + ofOrigin >= MAX_SERVER_COMBINATIONS) return undefined;
  return rank + ofOrigin + matchBase(base, segments) < MAX_SERVER_COMBINATIONS
    ? base.length
    : undefined;
}

function matchOrigin(
  origin: CompiledServer['origin'],
  url: URL,
  openOrigins: ReadonlySet<string>,
): number | 'open' {
  switch (origin.kind) {
    case 'fixed':
      return url.origin === origin.origin ? 0 : Infinity;
    case 'open':
      return openOrigins.has(url.origin) ? 0 : 'open';
    case 'pattern': {
      const ofScheme = rankOf(origin.scheme, url.protocol.slice(0, -1), toItself);
      const ofPort = Math.min(...toPorts(url).map((port) => rankOf(origin.port, port, toItself)));
      if (ofScheme + ofPort >= MAX_SERVER_COMBINATIONS) return Infinity;
      const {rank, crosses} = matchHost(origin.host, url.hostname);
      return crosses ? 'open' : ofScheme + ofPort + rank;
    }
  }
}

/** The scheme and port of an origin that is not open contain no free variables. */
const toItself = (start: number): number => start;

/** The ways to write the port of a URL. */
function toPorts({port, protocol}: URL): string[] {
  return port === '' ? ['', protocol === 'https:' ? '443' : '80'] : [port];
}

function compileTemplate({url, choices, rank}: ServerTemplate): CompiledServer | undefined {
  const {scheme, host, port, path} = splitUrl(url);
  // A free variable makes up the whole beginning, as in `{baseUrl}/v1`.
  if (host === '')
    return url.startsWith('{')
      ? {origin: {kind: 'open'}, base: compileBase('', choices), rank}
      : undefined;
  const base = compileBase(path, choices);
  const isOpen = [...`${scheme}:${port}`.matchAll(VARIABLE)].some(
    ([, name = '']) => !choices.has(name),
  );
  if (isOpen) {
    const pattern = compileHost(host.replace(/\.$/, ''), choices);
    const isFixed = pattern !== undefined && pattern !== 'open';
    return {origin: {kind: 'open', ...(isFixed && {host: pattern})}, base, rank};
  }
  if (!`${scheme}${host}${port}`.includes('{')) {
    const fixed = parseUrl(`${scheme}://${host}${port === '' ? '' : `:${port}`}/`);
    return fixed && /^https?:$/.test(fixed.protocol)
      ? {origin: {kind: 'fixed', origin: withoutRoot(fixed).origin}, base, rank}
      : undefined;
  }
  const pattern = compileHost(host.replace(/\.$/, ''), choices);
  if (
    pattern === undefined ||
    !(scheme.includes('{') || /^https?$/i.test(scheme)) ||
    !(port.includes('{') || /^\d*$/.test(port))
  )
    return undefined;
  if (pattern === 'open') return {origin: {kind: 'open'}, base, rank};
  return {
    origin: {
      kind: 'pattern',
      scheme: tokenize(scheme, choices, (text) => text.toLowerCase()),
      port: tokenize(port, choices, (text) => String(Number(text))),
      host: pattern,
    },
    base,
    rank,
  };
}

/** The same template with defaults for the free variables of the origin. */
function fillOrigin(template: ServerTemplate, server: TryItServer): ServerTemplate {
  const [origin = ''] = /^(?:[^/?#]*:\/\/[^/?#]*|\{[^{}]*\})/.exec(template.url) ?? [];
  const filled = fillFree(origin, template, server);
  return filled === origin
    ? template
    : {...template, url: filled + template.url.slice(origin.length)};
}

/**
 * The same template with the defaults of the path's free variables, if one of them is not exactly
 * one segment.
 */
function fillBase(template: ServerTemplate, server: TryItServer): ServerTemplate {
  const {path} = splitUrl(template.url);
  const isOther = (server.variables ?? []).some(
    ({name, default: value}) =>
      !template.choices.has(name) &&
      path.includes(`{${name}}`) &&
      (value === '' || value.includes('/')),
  );
  return isOther
    ? {
        ...template,
        url:
          template.url.slice(0, template.url.length - path.length) +
          fillFree(path, template, server),
      }
    : template;
}

function fillFree(text: string, {choices}: ServerTemplate, {variables = []}: TryItServer): string {
  return text.replace(VARIABLE, (variable, name: string) =>
    choices.has(name)
      ? variable
      : (variables.find((entry) => entry.name === name)?.default ?? variable),
  );
}

/** `api.example.com.` is the same host, written with its root. */
function withoutRoot(url: URL): URL {
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}
