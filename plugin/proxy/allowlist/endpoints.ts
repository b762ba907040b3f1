import type {TryItDocument} from '../manifest';

/**
 * A URL that the document does not write itself: it is allowed when the metadata of the authorization server, at a URL that
 * the document does write, names it under `field` (OpenID Connect Discovery 1.0, RFC 8414, RFC 8628).
 */
export type Vouched = {metadata: URL; field: string};

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['token', 'token_endpoint'],
  ['refresh', 'token_endpoint'],
  ['device', 'device_authorization_endpoint'],
]);

/** Where it has to stand that a scheme may ask at a URL which is not the document's. The way there must not be less safe than the way to the metadata. */
export function findVouched({auth}: TryItDocument, key: string, url: URL): Vouched | undefined {
  const end = key.lastIndexOf(' ');
  const field = key.startsWith('auth ') ? FIELDS.get(key.slice(end + 1)) : undefined;
  if (field === undefined) return undefined;
  const found = auth.find((entry) => entry.key === `${key.slice(0, end)} discovery`);
  const metadata = found && new URL(found.url);
  return metadata && (url.protocol === 'https:' || metadata.protocol === 'http:') ? {metadata, field} : undefined;
}
