import type {Credential} from '../../request/types';

/** What the reader entered or obtained for one scheme. */
export type StoredCredential = Credential & {grant?: TokenGrant};

/** What came with an access token. */
export type TokenGrant = {
  refreshToken?: string;
  /** In milliseconds since 1970. */
  expiresAt?: number;
  scope?: string;
  /** How it was obtained, to refresh it. */
  client: OAuthClient;
};

export type OAuthClient = {
  clientId: string;
  clientSecret?: string;
  /** Where a confidential client shows its secret: in `Authorization` (RFC 6749 recommends it) or in the body. */
  authentication: 'header' | 'body';
};

export type CredentialsState = {
  credentials: readonly StoredCredential[];
  /** Kept in sessionStorage, until the tab is closed. Otherwise in memory, until the page is reloaded. */
  remember: boolean;
};
