import type {OAuthFlow, SecurityScheme} from '../../model/types';
import {isIssuerOfMetadata} from '../../proxy/protocol';
import {sendOAuth} from './sendOAuth';
import type {Issuer, OAuthResult, OAuthServer, TokenFlow} from './types';

type Discoverable = Extract<SecurityScheme, {kind: 'oauth2' | 'openIdConnect'}>;

/** The URL of the metadata that describes the scheme, if it has one. */
export function toMetadataUrl(scheme: Discoverable): string | undefined {
  return scheme.kind === 'openIdConnect' ? scheme.openIdConnectUrl : scheme.metadataUrl;
}

/**
 * Returns the flows that the metadata of an authorization server offers (OpenID Connect Discovery
 * 1.0, RFC 8414). Metadata of another issuer offers none.
 */
export async function discoverFlows(
  server: OAuthServer,
  metadataUrl: string,
  signal: AbortSignal,
): Promise<OAuthResult<TokenFlow[]>> {
  const answer = await sendOAuth(server, {purpose: 'discovery', url: metadataUrl, signal});
  if (!answer.ok) return answer;
  const {
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    device_authorization_endpoint: deviceAuthorizationUrl,
    scopes_supported: scopes,
    grant_types_supported: grants,
    response_types_supported: answers,
    issuer,
    authorization_response_iss_parameter_supported: isNamed,
  } = answer.value;
  if (typeof authorizationUrl !== 'string' && typeof tokenUrl !== 'string')
    return {ok: false, failure: {kind: 'malformed'}};
  if (!isIssuerOfMetadata(issuer, metadataUrl))
    return {
      ok: false,
      failure:
        typeof issuer === 'string'
          ? {kind: 'wrong-metadata', issuer, metadataUrl}
          : {kind: 'malformed'},
    };
  const names = Array.isArray(scopes)
    ? scopes.filter((scope): scope is string => typeof scope === 'string')
    : [];
  const offers = (grant: string, byDefault: boolean) =>
    Array.isArray(grants) ? grants.includes(grant) : byDefault;
  const urls = {
    ...(typeof authorizationUrl === 'string' && {authorizationUrl}),
    ...(typeof tokenUrl === 'string' && {tokenUrl}),
    ...(typeof deviceAuthorizationUrl === 'string' && {deviceAuthorizationUrl}),
  };
  const named: {issuer?: Issuer} =
    typeof issuer === 'string' ? {issuer: {name: issuer, isAlwaysNamed: isNamed === true}} : {};
  const kinds: [OAuthFlow['kind'], boolean][] = [
    [
      'authorizationCode',
      typeof authorizationUrl === 'string' &&
        typeof tokenUrl === 'string' &&
        offers('authorization_code', true),
    ],
    ['clientCredentials', typeof tokenUrl === 'string' && offers('client_credentials', false)],
    [
      'deviceAuthorization',
      typeof deviceAuthorizationUrl === 'string' && typeof tokenUrl === 'string',
    ],
    ['password', typeof tokenUrl === 'string' && offers('password', false)],
    [
      'implicit',
      typeof authorizationUrl === 'string' &&
        offers('implicit', false) &&
        Array.isArray(answers) &&
        answers.includes('token'),
    ],
  ];
  return {
    ok: true,
    value: kinds.flatMap(([kind, offered]) =>
      offered
        ? [{kind, ...urls, ...named, scopes: names.map((name) => ({name, description: ''}))}]
        : [],
    ),
  };
}
