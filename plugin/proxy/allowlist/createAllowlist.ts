import type {TryItDocument, TryItManifest, TryItOperation} from '../manifest';
import type {Envelope} from '../protocol';
import {Refusal} from '../refusal';
import type {Documented} from '../request/buildHeaders';
import {findEndpoint, type Vouched} from './endpoints';
import {getOrAdd, createPathIndex, type PathIndex, type IndexedTemplate} from './pathIndex';
import {readSegments, type Segment} from './readSegments';
import {createServerIndexes, type ServerIndex} from './serverIndex';

/** What may be sent: every field comes from the manifest or was compared with it. */
export type Target = {
  /** Strings of the manifest, safe to log. */
  document: string;
  operation: string;
  method: string;
  url: URL;
  documented: Documented;
  /** The operation may be called with Digest credentials. */
  takesDigest: boolean;
  /** If present, the request is allowed only when this confirms it. */
  vouched?: Vouched;
};

/** Finds the documented operation that an envelope asks for, or refuses. */
export type Allowlist = (envelope: Envelope) => Target;

export type AllowlistOptions = {
  /** Origins of this site: the proxy never reaches the site through itself. */
  ownOrigins: ReadonlySet<string>;
  /** Origins that the operator adds for servers whose host the document leaves open. */
  openOrigins: ReadonlySet<string>;
  /** Whether to use what authorization servers publish about themselves. */
  discovery: boolean;
};

/** The requested URL, parsed once. */
type Asked = {key: string; method: string; url: URL; segments: Segment[]};
type FoundOperation = Pick<
  Target,
  'operation' | 'method' | 'documented' | 'takesDigest' | 'vouched'
>;
type FindOperation = (asked: Asked) => FoundOperation;

/**
 * Builds its indexes now, so that no request waits for them, and keeps them as long as the
 * manifest.
 */
export function createAllowlist(manifest: TryItManifest, options: AllowlistOptions): Allowlist {
  const toServerIndex = createServerIndexes(options.openOrigins);
  const finders = manifest.documents.map(
    (document) => [document, createFinder(document, toServerIndex, options)] as const,
  );
  // An id of today comes before a former one.
  const documents = new Map([
    ...finders.map((found) => [found[0].formerId, found] as const),
    ...finders.map((found) => [found[0].id, found] as const),
  ]);
  return ({document: asked, operation: key, method, url: text}) => {
    const url = parseTargetUrl(text);
    const segments = readSegments(url.pathname);
    const found = documents.get(asked);
    if (!found) throw new Refusal('unknown_document');
    const [{id}, find] = found;
    // CONNECT would open a tunnel, whatever a document says.
    if (method.toUpperCase() === 'CONNECT') throw notAllowed('CONNECT');
    if (options.ownOrigins.has(url.origin)) throw notAllowed('own origin');
    return {document: id, url, ...find({key, method, url, segments})};
  };
}

/**
 * A redirect may lead to any operation of the document, and the caller cannot know which one:
 * `follow GET` is the first GET that matches.
 */
const FOLLOW = /^follow ([A-Z]+)$/;

function createFinder(
  document: TryItDocument,
  toServerIndex: (servers: TryItDocument['servers']) => ServerIndex,
  {discovery}: AllowlistOptions,
): FindOperation {
  const operations = new Map(document.operations.map((operation) => [operation.key, operation]));
  const findFollowed = createFollower(document, toServerIndex);
  return ({key, method, url, segments}) => {
    const followed = FOLLOW.exec(key)?.[1];
    if (followed !== undefined) {
      const operation = followed === method ? findFollowed(method, url, segments) : undefined;
      if (!operation) throw notAllowed('undocumented operation');
      return {
        operation: operation.key,
        method,
        documented: {...toDocumented(operation), unknownToCaller: true},
        takesDigest: operation.digest === true,
      };
    }
    const operation = operations.get(key);
    if (!operation)
      return {...findEndpoint(document, {key, method, url}, discovery), takesDigest: false};
    if (toMethod(operation) !== method) throw notAllowed('other method');
    const {bases, open} = toServerIndex(operation.servers ?? document.servers).findBases(
      url,
      segments,
    );
    if (createPathIndex([toTemplate(operation)]).find(segments, bases) === undefined)
      throw open
        ? new Refusal('not_proxyable', undefined, 'open server')
        : notAllowed('other server or path');
    return {
      operation: operation.key,
      method,
      documented: toDocumented(operation),
      takesDigest: operation.digest === true,
    };
  };
}

/** Operations with one method and the same servers, in the order of the document. */
type ServerGroup = {servers: ServerIndex; places: number[]; paths: PathIndex};

/**
 * Finds the first operation with this method that matches a URL; the number of operations does not
 * matter.
 */
function createFollower(
  document: TryItDocument,
  toServerIndex: (servers: TryItDocument['servers']) => ServerIndex,
): (method: string, url: URL, segments: Segment[]) => TryItOperation | undefined {
  const places = new Map<string, Map<ServerIndex, number[]>>();
  for (const [place, operation] of document.operations.entries()) {
    const byServers = getOrAdd(places, toMethod(operation), () => new Map<ServerIndex, number[]>());
    getOrAdd(
      byServers,
      toServerIndex(operation.servers ?? document.servers),
      (): number[] => [],
    ).push(place);
  }
  const toGroup = ([servers, list]: [ServerIndex, number[]]): ServerGroup => ({
    servers,
    places: list,
    paths: createPathIndex(
      list.map((place) => toTemplate(document.operations[place] as TryItOperation)),
    ),
  });
  const byMethod = new Map(
    [...places].map(([method, byServers]) => [method, [...byServers].map(toGroup)]),
  );
  return (method, url, segments) => {
    const found = (byMethod.get(method) ?? []).flatMap(({servers, places, paths}) => {
      const {bases} = servers.findBases(url, segments);
      const index = bases.size > 0 ? paths.find(segments, bases) : undefined;
      return index === undefined ? [] : [places[index] as number];
    });
    return found.length > 0
      ? document.operations[found.reduce((one, other) => Math.min(one, other))]
      : undefined;
  };
}

function toMethod({key}: TryItOperation): string {
  return key.slice(0, key.indexOf(' '));
}

function toTemplate({key, reserved, slashes, matrix}: TryItOperation): IndexedTemplate {
  return {
    template: key.slice(key.indexOf(' ') + 1),
    ...(reserved && {reserved}),
    ...(slashes && {slashes}),
    ...(matrix && {matrix}),
  };
}

/** For documented Digest credentials, the proxy itself writes `Authorization`. */
function toDocumented({headers = [], cookies = [], digest}: TryItOperation): Documented {
  return {
    headers: new Set([
      ...headers.map((name) => name.toLowerCase()),
      ...(digest ? ['authorization'] : []),
    ]),
    cookies: new Set(cookies),
  };
}

function notAllowed(reason: string): Refusal {
  return new Refusal('target_not_allowed', undefined, reason);
}

/**
 * What the WHATWG parser strips or repairs silently: control characters, spaces, and backslashes,
 * which it reads as slashes.
 */
const SILENTLY_REPAIRED = /[\u0000-\u0020\u007f-\u009f\\]/;
/**
 * The text itself must have a scheme, two slashes and a non-empty authority: the parser would also
 * repair `http:evil`, `//evil` and `http:///evil`.
 */
const WRITTEN_OUT = /^https?:\/\/([^/?#]+)/i;

/**
 * Parses the URL of an envelope. Refuses with `bad_envelope` whatever two parsers could read
 * differently, before either reads it, so that the URL that is checked is the URL that is connected
 * to.
 */
function parseTargetUrl(text: string): URL {
  const authority = SILENTLY_REPAIRED.test(text) ? undefined : WRITTEN_OUT.exec(text)?.[1];
  if (authority === undefined)
    throw new Refusal(
      'bad_envelope',
      'url must be an absolute http or https URL without spaces, controls and backslashes.',
    );
  if (authority.includes('@'))
    throw new Refusal('bad_envelope', 'url must have no user information.');
  const url = parse(text);
  // A fragment is never sent; here it could only disguise another host.
  if (text.includes('#')) throw new Refusal('target_not_allowed', undefined, 'fragment');
  // `api.example.com.` is the same host, written with its root.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new Refusal('bad_envelope', 'url is not a URL.');
  }
}
