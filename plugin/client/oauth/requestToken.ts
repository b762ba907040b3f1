import type {StoredCredential, TokenGrant} from '../credentials/types';
import {sendOAuth, type OAuthRequest} from './sendOAuth';
import type {OAuthResult, OAuthServer, TokenAnswer} from './types';

/** Sends a token request and reads its response (RFC 6749 sections 5.1 and 5.2). */
export async function requestToken(
  server: OAuthServer,
  request: OAuthRequest,
): Promise<OAuthResult<TokenAnswer>> {
  const answer = await sendOAuth(server, request);
  if (!answer.ok) return answer;
  const {
    access_token: accessToken,
    token_type: tokenType,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    scope,
    error,
    error_description: description,
  } = answer.value;
  if (typeof error === 'string')
    return {
      ok: false,
      failure: {kind: 'refused', error, ...(typeof description === 'string' && {description})},
    };
  if (typeof accessToken !== 'string') return {ok: false, failure: {kind: 'malformed'}};
  const seconds = Number(expiresIn ?? undefined);
  return {
    ok: true,
    value: {
      accessToken,
      // Servers spell `bearer` in different cases; the header needs `Bearer`.
      tokenType:
        typeof tokenType === 'string' && tokenType.toLowerCase() !== 'bearer'
          ? tokenType
          : 'Bearer',
      ...(Number.isFinite(seconds) && {expiresAt: Date.now() + seconds * 1000}),
      ...(typeof refreshToken === 'string' && {refreshToken}),
      ...(typeof scope === 'string' && {scope}),
    },
  };
}

/**
 * The parts of a response that are kept. A refreshed token keeps its refresh token unless it gets a
 * new one.
 */
export function toCredential(
  scheme: string,
  answer: TokenAnswer,
  {flow, client, origins}: Pick<TokenGrant, 'flow' | 'client' | 'origins'>,
  earlierRefreshToken?: string,
): StoredCredential {
  const {accessToken, tokenType, expiresAt, scope, refreshToken = earlierRefreshToken} = answer;
  return {
    scheme,
    kind: 'token',
    token: accessToken,
    type: tokenType,
    grant: {
      ...(refreshToken !== undefined && {refreshToken}),
      ...(expiresAt !== undefined && {expiresAt}),
      ...(scope !== undefined && {scope}),
      flow,
      origins,
      client,
    },
  };
}
