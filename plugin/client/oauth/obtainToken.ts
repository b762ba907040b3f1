import type {OAuthClient, TokenGrant} from '../credentials/types';
import {authorize} from './authorize';
import {authorizeDevice, type DevicePrompt} from './device';
import {requestToken} from './requestToken';
import type {OAuthResult, OAuthServer, TokenAnswer, TokenFlow} from './types';

export type TokenRequest = {
  flow: TokenFlow;
  client: OAuthClient;
  scopes: readonly string[];
  /** For the password flow. */
  owner?: {username: string; password: string};
  redirectUri: string;
  signal: AbortSignal;
  onPrompt: (prompt: DevicePrompt) => void;
};

/** Gets a token through any of OpenAPI's flows. */
export async function obtainToken(
  server: OAuthServer,
  {flow, client, scopes, owner, redirectUri, signal, onPrompt}: TokenRequest,
): Promise<OAuthResult<TokenAnswer>> {
  const {authorizationUrl = '', tokenUrl = '', issuer} = flow;
  const scope = scopes.join(' ') || undefined;
  switch (flow.kind) {
    case 'authorizationCode': {
      const answer = await authorize({
        authorizationUrl,
        tokenUrl,
        responseType: 'code',
        clientId: client.clientId,
        scopes,
        redirectUri,
        issuer,
        signal,
      });
      if (!answer.ok) return answer;
      const {parameters, verifier} = answer.value;
      const code = parameters.get('code');
      if (code === null) return {ok: false, failure: {kind: 'malformed'}};
      return requestToken(server, {
        purpose: 'token',
        url: tokenUrl,
        form: {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        },
        client,
        signal,
      });
    }
    case 'implicit': {
      const answer = await authorize({
        authorizationUrl,
        responseType: 'token',
        clientId: client.clientId,
        scopes,
        redirectUri,
        issuer,
        signal,
      });
      return answer.ok ? readImplicit(answer.value.parameters) : answer;
    }
    case 'clientCredentials':
      return requestToken(server, {
        purpose: 'token',
        url: tokenUrl,
        form: {grant_type: 'client_credentials', scope},
        client,
        signal,
      });
    case 'password':
      return requestToken(server, {
        purpose: 'token',
        url: tokenUrl,
        form: {grant_type: 'password', username: owner?.username, password: owner?.password, scope},
        client,
        signal,
      });
    case 'deviceAuthorization':
      return authorizeDevice(server, {flow, client, scopes, signal, onPrompt});
  }
}

/**
 * Exchanges a refresh token for a new token (RFC 6749 section 6). The request goes only to the
 * origin that issued the old token.
 */
export function refreshToken(
  server: OAuthServer,
  {
    flow,
    grant: {client, origins, refreshToken: token},
    signal,
  }: {flow: TokenFlow; grant: TokenGrant; signal: AbortSignal},
): Promise<OAuthResult<TokenAnswer>> {
  const form = {grant_type: 'refresh_token', refresh_token: token};
  const {refreshUrl, tokenUrl = ''} = flow;
  return requestToken(server, {
    purpose: refreshUrl === undefined ? 'token' : 'refresh',
    url: refreshUrl ?? tokenUrl,
    form,
    client,
    boundTo: origins,
    signal,
  });
}

/** The implicit flow returns its response in the fragment (RFC 6749 section 4.2.2). */
function readImplicit(parameters: URLSearchParams): OAuthResult<TokenAnswer> {
  const accessToken = parameters.get('access_token');
  if (accessToken === null) return {ok: false, failure: {kind: 'malformed'}};
  const seconds = Number(parameters.get('expires_in') ?? NaN);
  const scope = parameters.get('scope');
  return {
    ok: true,
    value: {
      accessToken,
      tokenType: 'Bearer',
      ...(Number.isFinite(seconds) && {expiresAt: Date.now() + seconds * 1000}),
      ...(scope !== null && {scope}),
    },
  };
}
