import type {Credential} from '../../request/types';

/** What the reader entered or obtained for one scheme. */
export type StoredCredential = Credential & {grant?: TokenGrant};

/** What came with an access token. */
export type TokenGrant = {
  refreshToken?: string;
  /** In milliseconds since 1970. */
  expiresAt?: number;
  scope?: string;
  /** Of the endpoints that may see the refresh token and the client's secret. */
  origins: readonly string[];
  /** How it was obtained, to refresh it. */
  client: OAuthClient;
};

export type OAuthClient = {
  clientId: string;
  clientSecret?: string;
  /**
   * Where a confidential client shows its secret: in `Authorization` (RFC 6749 recommends it) or in
   * the body.
   */
  authentication: 'header' | 'body';
};

export type CredentialsState = {
  credentials: readonly StoredCredential[];
  /**
   * Origins to which the reader has allowed all of them to go, besides those that each was entered
   * for.
   */
  confirmed: readonly string[];
  /**
   * Kept in sessionStorage, until the tab is closed. Otherwise in memory, until the page is
   * reloaded.
   */
  remember: boolean;
};
