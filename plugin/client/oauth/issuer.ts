import type {Issuer} from './types';

/**
 * Whether a response comes from the authorization server that was asked (RFC 9207 section 2.4): its
 * `iss` must equal the issuer in the metadata, and may be missing only if the server does not
 * promise it. Without metadata the issuer is not known, only its endpoints: an `iss` of another
 * origin is that of another server, whose code must not reach the token endpoint of this one.
 */
export function isFromIssuer(
  parameters: URLSearchParams,
  issuer: Issuer | undefined,
  endpoints: readonly string[],
): boolean {
  const named = parameters.getAll('iss');
  if (!issuer) {
    const origins = endpoints.map(toOrigin);
    return named.every((name) => origins.includes(toOrigin(name) ?? ''));
  }
  return named.length === 0 ? !issuer.isAlwaysNamed : named.every((name) => name === issuer.name);
}

function toOrigin(url: string): string | undefined {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}
