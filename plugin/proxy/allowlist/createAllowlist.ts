import type {TryItDocument, TryItManifest, TryItOperation} from '../manifest';
import type {Envelope} from '../protocol';
import {Refusal} from '../refusal';
import {compileServer} from './compileServer';
import type {CompiledServer} from './compileServer';
import {findVouched} from './endpoints';
import type {Vouched} from './endpoints';
import {matchesHost} from './hostPattern';
import {parseTargetUrl} from './parseTargetUrl';
import {compilePath, matchesPath} from './pathPattern';
import {readSegments} from './readSegments';

/** What may be sent: every field comes from the manifest, or has been compared with it. */
export type Target = {
  /** The manifest's own strings, fit for a log. */
  document: string;
  operation: string;
  method: string;
  url: URL;
  /** Lower-case names of the documented header parameters. */
  documentedHeaders: ReadonlySet<string>;
  /** Present: it is allowed only when this confirms it. */
  vouched?: Vouched;
};

/** Finds the documented operation that an envelope asks for, or refuses. */
export type Allowlist = (envelope: Envelope) => Target;

type CompiledOperation = {key: string; method: string; documentedHeaders: ReadonlySet<string>; matches: (url: URL, segments: string[]) => boolean; vouch?: (url: URL) => Vouched | undefined; open: boolean};

export type AllowlistOptions = {
  /** Origins of this site: the proxy is never a way around to itself. */
  ownOrigins: ReadonlySet<string>;
  /** Origins that the operator adds for servers that the document leaves open. */
  openOrigins: ReadonlySet<string>;
};

/** Patterns are made when an operation is asked for the first time, and kept as long as the manifest. */
export function createAllowlist(manifest: TryItManifest, options: AllowlistOptions): Allowlist {
  const documents = new Map(manifest.documents.map((document) => [document.id, compileDocument(document, options.openOrigins)]));
  return (envelope) => {
    const url = parseTargetUrl(envelope.url);
    const segments = readSegments(url.pathname);
    const findOperation = documents.get(envelope.document);
    if (!findOperation) throw new Refusal('unknown_document');
    const operation = findOperation(envelope.operation, (candidate) => candidate.matches(url, segments));
    if (!operation) throw new Refusal('target_not_allowed', undefined, 'undocumented operation');
    // It would open a tunnel, whatever a document says.
    if (operation.method === 'CONNECT') throw new Refusal('target_not_allowed', undefined, 'CONNECT');
    if (operation.method !== envelope.method) throw new Refusal('target_not_allowed', undefined, 'other method');
    if (options.ownOrigins.has(url.origin)) throw new Refusal('target_not_allowed', undefined, 'own origin');
    const matches = operation.matches(url, segments);
    const vouched = matches ? undefined : operation.vouch?.(url);
    if (!matches && !vouched) throw new Refusal(operation.open ? 'not_proxyable' : 'target_not_allowed', undefined, 'other server or path');
    return {document: envelope.document, operation: operation.key, method: operation.method, url, documentedHeaders: operation.documentedHeaders, ...(vouched && {vouched})};
  };
}

/** Behind a redirect may be any operation of the document; which one, the caller cannot know: `follow GET` is the first GET that matches. */
const FOLLOW = /^follow ([A-Z]+)$/;

type FindOperation = (key: string, isWanted: (operation: CompiledOperation) => boolean) => CompiledOperation | undefined;

function compileDocument(document: TryItDocument, openOrigins: ReadonlySet<string>): FindOperation {
  const sources = new Map(document.operations.map((operation) => [operation.key, operation]));
  const compiled = new Map<string, CompiledOperation>();
  let servers: CompiledServer[] | undefined;
  const findOne = (key: string): CompiledOperation | undefined => {
    const known = compiled.get(key);
    if (known) return known;
    const source = sources.get(key);
    servers ??= document.servers.flatMap(compileServer);
    const operation = source ? compileOperation(source, source.servers?.flatMap(compileServer) ?? servers, openOrigins) : compileAuth(document, key);
    if (operation) compiled.set(key, operation);
    return operation;
  };
  return (key, isWanted) => {
    const method = FOLLOW.exec(key)?.[1];
    if (method === undefined) return findOne(key);
    for (const candidate of sources.keys()) {
      const operation = candidate.startsWith(`${method} `) ? findOne(candidate) : undefined;
      if (operation && isWanted(operation)) return operation;
    }
    return undefined;
  };
}

function compileOperation({key, headers = [], reserved = []}: TryItOperation, servers: CompiledServer[], openOrigins: ReadonlySet<string>): CompiledOperation {
  const space = key.indexOf(' ');
  const template = key.slice(space + 1).split(/[?#]/, 1)[0] as string;
  const path = compilePath(template, (variable) => reserved.includes(variable));
  const patterns = servers.map((server) => ({server, path: [...server.base, ...path]}));
  return {
    key,
    method: key.slice(0, space),
    documentedHeaders: new Set(headers.map((name) => name.toLowerCase())),
    matches: (url, segments) => patterns.some(({server, path: pattern}) => matchesOrigin(server, url, openOrigins) && matchesPath(pattern, segments)),
    open: servers.some(({origin}) => origin.kind === 'open'),
  };
}

/** The URLs of a security scheme are exact: same origin, same path, same query. Others need the word of the scheme's metadata. */
function compileAuth(document: TryItDocument, key: string): CompiledOperation | undefined {
  const urls = document.auth.filter((entry) => entry.key === key).map(({url}) => new URL(url));
  const vouch = (url: URL): Vouched | undefined => findVouched(document, key, url);
  if (urls.length === 0 && !vouch(new URL('https://any.example'))) return undefined;
  return {
    key,
    method: key.endsWith(' discovery') ? 'GET' : 'POST',
    documentedHeaders: new Set(),
    matches: (url) => urls.some(({origin, pathname, search}) => url.origin === origin && url.pathname === pathname && url.search === search),
    vouch,
    open: false,
  };
}

function matchesOrigin({origin}: CompiledServer, url: URL, openOrigins: ReadonlySet<string>): boolean {
  switch (origin.kind) {
    case 'fixed':
      return url.origin === origin.origin;
    case 'labels':
      return url.protocol === origin.protocol && url.port === origin.port && matchesHost(origin.host, url.hostname);
    case 'open':
      return openOrigins.has(url.origin);
  }
}

