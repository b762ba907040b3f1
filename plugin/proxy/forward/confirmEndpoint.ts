import type {Agent} from 'http';
import type {Vouched} from '../allowlist/endpoints';
import type {Scope} from '../limits/withinDeadline';
import {isIssuerOfMetadata, parseUrl} from '../protocol';
import {Refusal} from '../refusal';
import {fetchText} from './fetchText';

/** Larger than any metadata of an authorization server, in bytes. */
const MAX_BYTES = 256 * 1024;
/** Within that of the exchange. */
const DEADLINE = {totalMs: 5000, idleMs: 5000};

/**
 * Reads an authorization server's metadata and refuses a URL that it does not name, or metadata of
 * another issuer. It is read for each request, so that nothing is kept or trusted for longer than
 * one. Redirects are not followed.
 */
export async function confirmEndpoint(
  url: URL,
  {metadata, field}: Vouched,
  agent: Agent,
  scope: Scope,
): Promise<void> {
  const fields = readObject(
    await scope.within(DEADLINE, (own) => fetchText(metadata, agent, MAX_BYTES, own)),
  );
  if (!isIssuerOfMetadata(fields.get('issuer'), metadata))
    throw new Refusal(
      'target_not_allowed',
      'The issuer in the metadata of the authorization server does not match the URL of the metadata.',
      'issuer of the metadata',
    );
  if (toHref(fields.get(field)) !== url.href)
    throw new Refusal('target_not_allowed', undefined, 'not an endpoint of the metadata');
}

/** Values other than objects have no fields. */
function readObject(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

const toHref = (url: unknown): string | undefined =>
  typeof url === 'string' ? parseUrl(url)?.href : undefined;
