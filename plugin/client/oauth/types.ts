import type {OAuthFlow} from '../../model/types';
import type {SendFailure} from '../send/types';

/** What may go wrong on the way to a token. Data; the page words it. */
export type OAuthFailure =
  /** The request for it did not reach the authorization server. */
  | {kind: 'send'; failure: SendFailure}
  /** The authorization server refuses: RFC 6749 sections 4.1.2.1 and 5.2. */
  | {kind: 'refused'; error: string; description?: string}
  /** A response that is not what the standards say. */
  | {kind: 'malformed'; status?: number}
  /** The response belongs to no request of this tab. */
  | {kind: 'forged-state'}
  /** The response names another authorization server than the one that was asked (RFC 9207). */
  | {kind: 'wrong-issuer'}
  /**
   * The metadata names another issuer than the one that its own address is made of (RFC 8414
   * section 3.3).
   */
  | {kind: 'wrong-metadata'; issuer: string; metadataUrl: string}
  | {kind: 'popup-blocked'}
  /** The reader closed the window or cancelled. */
  | {kind: 'cancelled'}
  | {kind: 'expired'}
  /** Browsers have no cryptography on pages that came over http. */
  | {kind: 'insecure-page'}
  /** The scheme does not say where to ask, or not with a URL that can be asked. */
  | {kind: 'no-endpoint'};

export type OAuthResult<T> = {ok: true; value: T} | {ok: false; failure: OAuthFailure};

/** How requests to an authorization server go. */
export type OAuthServer = {
  /** Name of the security scheme. */
  scheme: string;
  documentId: string;
  proxyPath?: string;
};

/** A response of a token endpoint, RFC 6749 section 5.1. Times are milliseconds since 1970. */
export type TokenAnswer = {
  accessToken: string;
  tokenType: string;
  expiresAt?: number;
  refreshToken?: string;
  scope?: string;
};

/**
 * A way to get a token, with where to ask: by the document, or by the metadata of the authorization
 * server, which the proxy reads for itself.
 */
export type TokenFlow = OAuthFlow & {
  /**
   * What the metadata says about the authorization server itself: how its answers name it, and
   * whether they always do (RFC 9207).
   */
  issuer?: Issuer;
};
export type Issuer = {name: string; isAlwaysNamed: boolean};
