/** Why a document cannot be fetched, in words that contain no secret. */
import {quote} from '../diagnostics/text';
import {FORBIDDEN_ADDRESS} from '../proxy/address/guardLookup';

/** Who has to act; decides the exit code of `pull`. */
export type FailureKind =
  /** The environment or docs.json must be corrected. */
  | 'usage'
  /** The server has no such file. */
  | 'missing'
  /** The file is not what was expected, or must not be written. */
  | 'refused'
  /** The network, the server or the disk. */
  | 'failed';

export class RemoteFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly help?: string,
  ) {
    super(message);
  }
}

/**
 * A URL as messages show it: without the query, which may contain something signed for one person.
 */
export function showUrl(url: URL): string {
  return quote(`${url.origin}${url.pathname}${url.search === '' ? '' : '?…'}`);
}

const CERTIFICATES: {readonly [code: string]: string} = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its chain ends with a certificate that this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'this machine does not know its authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'this machine does not know its authority',
  UNABLE_TO_GET_ISSUER_CERT: 'this machine does not know its authority',
  CERT_UNTRUSTED: 'this machine does not trust its authority',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  CERT_REVOKED: 'it was revoked',
  CERT_SIGNATURE_FAILURE: 'its signature is wrong',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another host',
};
/** Authorities can be added; everything else wrong with a certificate is up to the server. */
const AUTHORITY = /SELF_SIGNED|UNABLE_TO|CERT_UNTRUSTED/;

const CONNECTIONS: {readonly [code: string]: string} = {
  ENOTFOUND: 'no server has this name',
  EAI_AGAIN: 'the name of the server cannot be looked up at the moment',
  ECONNREFUSED: 'the server refuses connections',
  ECONNRESET: 'the connection was closed by the server',
  EPIPE: 'the connection was closed by the server',
  UND_ERR_SOCKET: 'the connection was closed before the response was complete',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the response is shorter or longer than announced',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed before the response was complete',
  ETIMEDOUT: 'the server cannot be reached in time',
  EHOSTUNREACH: 'the server cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'the server cannot be reached in time',
  UND_ERR_HEADERS_TIMEOUT: 'the server did not begin to respond in time',
  UND_ERR_BODY_TIMEOUT: 'the server stopped in the middle of the response',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the response are too large',
  EPROTO: 'the server does not speak TLS there',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak TLS there',
};

/** Network errors in our own words, since theirs may quote what was sent. */
export function toNetworkFailure(error: unknown, url: URL): RemoteFailure {
  const codes = listCodes(error);
  const certificate = codes.find((code) => Object.hasOwn(CERTIFICATES, code));
  if (certificate !== undefined)
    return new RemoteFailure(
      'failed',
      `The certificate of \`${url.host}\` is not valid: ${CERTIFICATES[certificate]}.`,
      AUTHORITY.test(certificate)
        ? 'If your organization has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file.'
        : undefined,
    );
  if (codes.includes(FORBIDDEN_ADDRESS)) return toAddressFailure(url.hostname);
  const known = codes.find((code) => Object.hasOwn(CONNECTIONS, code));
  if (codes.includes('UND_ERR_ABORTED') || codes.includes('UND_ERR_PRX_TLS'))
    return toProxyFailure(url.host);
  const reason = known === undefined ? (codes[0] ?? 'the connection failed') : CONNECTIONS[known];
  return new RemoteFailure('failed', `${showUrl(url)} cannot be fetched: ${reason}.`);
}

export function toAddressFailure(hostname: string): RemoteFailure {
  return new RemoteFailure(
    'refused',
    `${quote(hostname)} leads to a private address, and \`pull\` connects only to public ones.`,
    'If the server is in your own network, add "privateNetwork": true to `remote`. Link-local addresses, metadata services, and names that had a public address before are never allowed.',
  );
}

export function toProxyFailure(host: string): RemoteFailure {
  return new RemoteFailure(
    'failed',
    `The proxy does not connect to \`${host}\`.`,
    'Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.',
  );
}

/** The codes of an error and of its causes. */
function listCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (
    let at = error as (Error & {code?: unknown; errors?: unknown[]}) | undefined, depth = 0;
    at && depth < 5;
    at = (at.cause ?? at.errors?.[0]) as typeof at, depth++
  )
    if (typeof at.code === 'string') codes.push(at.code);
  return codes;
}
