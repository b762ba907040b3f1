import type {TryItAuthUrl, TryItDocument} from '../manifest';
import {Refusal} from '../refusal';
import type {Documented} from '../request/buildHeaders';

/**
 * A URL that the document does not contain itself. It is allowed if the authorization server's
 * metadata, at a URL that the document does contain, names it in `field` (OpenID Connect Discovery
 * 1.0, RFC 8414, RFC 8628).
 */
export type Vouched = {metadata: URL; field: string};

type Endpoint = {operation: string; method: string; documented: Documented; vouched?: Vouched};

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['token', 'token_endpoint'],
  ['refresh', 'token_endpoint'],
  ['device', 'device_authorization_endpoint'],
]);
/** Clients may authenticate with a header (RFC 6749 section 2.3.1). */
const DOCUMENTED: Documented = {headers: new Set(['authorization']), cookies: new Set()};

/**
 * A URL of a security scheme. A documented URL must match exactly: same origin, path and query. Any
 * other must be confirmed by the scheme's metadata. Everything else is refused.
 */
export function findEndpoint(
  {auth}: TryItDocument,
  {key, method, url}: {key: string; method: string; url: URL},
  discovery: boolean,
): Endpoint {
  const end = key.lastIndexOf(' ');
  const [scheme, purpose] = [key.slice(0, end), key.slice(end + 1)];
  const own = auth.filter((entry) => entry.key === key);
  const metadata = auth.find((entry) => entry.key === `${scheme} discovery`);
  const field = metadata && FIELDS.get(purpose);
  if (own.length === 0 && field === undefined) throw notAllowed('undocumented operation');
  if (method !== (purpose === 'discovery' ? 'GET' : 'POST')) throw notAllowed('other method');
  if (purpose === 'discovery' && !discovery) throw new Refusal('discovery_off');
  const endpoint = {operation: key, method, documented: DOCUMENTED};
  // A URL that the document gives another scheme for the same purpose counts as documented.
  const named =
    field === undefined
      ? own
      : auth.filter((entry) => entry.key.startsWith('auth ') && entry.key.endsWith(` ${purpose}`));
  if (named.some((entry) => isSame(entry, url))) return endpoint;
  if (!metadata || field === undefined || !isAsSafe(url, new URL(metadata.url)))
    throw notAllowed('other server or path');
  if (!discovery) throw new Refusal('discovery_off');
  return {...endpoint, vouched: {metadata: new URL(metadata.url), field}};
}

function isSame(entry: TryItAuthUrl, {origin, pathname, search}: URL): boolean {
  const written = new URL(entry.url);
  return origin === written.origin && pathname === written.pathname && search === written.search;
}

/** The connection must not be less secure than the one to the metadata. */
function isAsSafe(url: URL, metadata: URL): boolean {
  return url.protocol === 'https:' || metadata.protocol === 'http:';
}

function notAllowed(reason: string): Refusal {
  return new Refusal('target_not_allowed', undefined, reason);
}
