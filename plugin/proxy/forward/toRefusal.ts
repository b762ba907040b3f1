import {FORBIDDEN_ADDRESS} from '../address/guardLookup';
import {Refusal} from '../refusal';

/** Error codes of OpenSSL and Node for an invalid certificate or a failed handshake. */
const TLS_CODE =
  /^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|CRL_|INVALID_CA$|INVALID_PURPOSE$|HOSTNAME_MISMATCH$|PATH_LENGTH_EXCEEDED$)/;

/**
 * Why a request to an API failed, in a message without addresses. The log gets the code, never the
 * message.
 */
export function toRefusal(error: NodeJS.ErrnoException): Refusal {
  if (error instanceof Refusal) return error;
  const code = /^[A-Z][A-Z0-9_]{2,60}$/.test(error.code ?? '') ? (error.code as string) : 'unknown';
  // Errors of request-filtering-agent have no code.
  if (code === FORBIDDEN_ADDRESS || error.message.startsWith('DNS lookup '))
    return new Refusal('address_not_allowed', undefined, 'resolved address');
  if (code === 'ETIMEDOUT') return new Refusal('upstream_timeout', undefined, code);
  return new Refusal(
    TLS_CODE.test(code) ? 'upstream_tls' : 'upstream_unreachable',
    undefined,
    code,
  );
}
