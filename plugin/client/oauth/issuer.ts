import type {Issuer} from './types';

/**
 * Whether a response comes from the authorization server that was asked (RFC 9207 section 2.4): its
 * `iss` must equal the issuer in the metadata, and may be missing only if the server does not
 * promise it. Without metadata there is nothing to compare with.
 */
export function isFromIssuer(parameters: URLSearchParams, issuer: Issuer | undefined): boolean {
  const named = parameters.getAll('iss');
  if (!issuer) return true;
  return named.length === 0 ? !issuer.isAlwaysNamed : named.every((name) => name === issuer.name);
}
