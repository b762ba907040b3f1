import type {Credential} from '../../request/types';

/** What the reader entered or obtained for one scheme. */
export type StoredCredential = Credential & {grant?: TokenGrant};

/** Data that came with an access token. */
export type TokenGrant = {
  refreshToken?: string;
  /** In milliseconds since 1970. */
  expiresAt?: number;
  scope?: string;
  /** The kind of the flow that the token came from: no other refreshes it. */
  flow: string;
  /** Origins of the endpoints that may receive the refresh token and the client's secret. */
  origins: readonly string[];
  /** How the token was obtained, to refresh it. */
  client: OAuthClient;
};

export type OAuthClient = {
  clientId: string;
  clientSecret?: string;
  /**
   * Where a confidential client sends its secret: in `Authorization` (RFC 6749 recommends it) or in
   * the body.
   */
  authentication: 'header' | 'body';
};

export type CredentialsState = {
  credentials: readonly StoredCredential[];
  /**
   * Origins that the reader has allowed for all credentials, besides those that each was entered
   * for.
   */
  confirmed: readonly string[];
  /**
   * Whether to store them in sessionStorage, until the tab is closed; otherwise in memory, until
   * the page is reloaded.
   */
  remember: boolean;
};
