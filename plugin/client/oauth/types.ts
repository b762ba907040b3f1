import type {OAuthFlow} from '../../model/types';
import type {SendFailure} from '../send/types';

/** Reasons why a token could not be obtained. Plain data; the page supplies the messages. */
export type OAuthFailure =
  /** The request did not reach the authorization server. */
  | {kind: 'send'; failure: SendFailure}
  /** The authorization server refused: RFC 6749 sections 4.1.2.1 and 5.2. */
  | {kind: 'refused'; error: string; description?: string}
  /** The response does not follow the standards. */
  | {kind: 'malformed'; status?: number}
  /** The response belongs to no request of this tab. */
  | {kind: 'forged-state'}
  /** The response names a different authorization server from the one that was asked (RFC 9207). */
  | {kind: 'wrong-issuer'}
  /**
   * The metadata names a different issuer from the one that its address is derived from (RFC 8414
   * section 3.3).
   */
  | {kind: 'wrong-metadata'; issuer: string; metadataUrl: string}
  | {kind: 'popup-blocked'}
  /** The reader closed the window or cancelled. */
  | {kind: 'cancelled'}
  | {kind: 'expired'}
  /** Browsers provide no cryptography on pages loaded over http. */
  | {kind: 'insecure-page'}
  /** The scheme names no endpoint, or none with a usable URL. */
  | {kind: 'no-endpoint'};

export type OAuthResult<T> = {ok: true; value: T} | {ok: false; failure: OAuthFailure};

/** How requests to an authorization server are sent. */
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
 * A flow and its endpoints: from the document, or from the metadata of the authorization server,
 * which the proxy reads for itself.
 */
export type TokenFlow = OAuthFlow & {
  /**
   * What the metadata says about the authorization server itself: how its responses name it, and
   * whether they always do (RFC 9207).
   */
  issuer?: Issuer;
};
export type Issuer = {name: string; isAlwaysNamed: boolean};
