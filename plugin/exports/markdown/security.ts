import type {OAuthFlow, SecurityRequirement, SecurityScheme} from '../../model/types';
import {toDeprecationNote, toExtensionsNote} from './notes';
import type {Prose} from './prose';
import {escapeText, toCode, toItem, toList, toValueBlock} from './text';

const FLOWS: {readonly [kind in OAuthFlow['kind']]: string} = {
  authorizationCode: 'Authorization code',
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
};

/** The ways to authenticate, one of which is enough. */
export function toRequirements(
  requirements: readonly SecurityRequirement[],
  schemes: readonly SecurityScheme[],
): string {
  if (requirements.length === 0) return 'No authentication.';
  const items = requirements.map(({schemes: wanted}) => {
    const words = wanted.map(({name, scopes}) => {
      const scheme = schemes.find((entry) => entry.name === name);
      const notes = scopes.length > 0 ? [`scopes ${scopes.map(toCode).join(', ')}`] : [];
      return scheme
        ? `${toKind(scheme)} (${[toCode(name), ...notes].join('; ')})`
        : `${toCode(name)} (${['not defined in the document', ...notes].join('; ')})`;
    });
    return toItem(words.length > 0 ? words.join(' and ') : 'No authentication');
  });
  return items.length === 1 ? toList(items) : `One of:\n\n${toList(items)}`;
}

/** The security schemes themselves, with everything that the document says about them. */
export function toSchemes(schemes: readonly SecurityScheme[], prose: Prose): string {
  return toList(schemes.map((scheme) => toScheme(scheme, prose)));
}

function toScheme(scheme: SecurityScheme, prose: Prose): string {
  const {name, description, deprecated, extensions} = scheme;
  return toItem(
    `${toKind(scheme)} (${[toCode(name), ...(deprecated ? ['deprecated'] : [])].join(', ')})`,
    [
      description && prose(description),
      deprecated && (deprecated.description !== undefined || deprecated.sunset !== undefined)
        ? toDeprecationNote(deprecated, prose)
        : undefined,
      scheme.kind === 'openIdConnect' ? toCode(scheme.openIdConnectUrl) : undefined,
      ...(scheme.kind === 'oauth2'
        ? [
            scheme.metadataUrl === undefined
              ? undefined
              : `Metadata: ${toCode(scheme.metadataUrl)}`,
            toList(scheme.flows.map(toFlow)),
          ]
        : []),
      scheme.kind === 'unknown' ? toValueBlock(scheme.value) : undefined,
      extensions && toExtensionsNote(extensions),
    ],
  );
}

function toFlow({
  kind,
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
  scopes,
}: OAuthFlow): string {
  const urls = {
    'Authorization URL': authorizationUrl,
    'Device authorization URL': deviceAuthorizationUrl,
    'Token URL': tokenUrl,
    'Refresh URL': refreshUrl,
  };
  return toItem(FLOWS[kind], [
    toList([
      ...Object.entries(urls).flatMap(([label, url]) =>
        url === undefined ? [] : [toItem(`${label}: ${toCode(url)}`)],
      ),
      ...scopes.map((scope) =>
        toItem(
          `Scope ${toCode(scope.name)}${scope.description.trim() === '' ? '' : `: ${escapeText(scope.description)}`}`,
        ),
      ),
    ]),
  ]);
}

function toKind(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return `API key in the ${toCode(scheme.parameterName)} ${scheme.in === 'query' ? 'query parameter' : scheme.in}`;
    case 'http': {
      const kind =
        scheme.scheme.toLowerCase() === 'bearer'
          ? 'Bearer token'
          : `HTTP ${escapeText(scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1))}`;
      const format =
        scheme.bearerFormat === undefined ? '' : ` (${escapeText(scheme.bearerFormat)})`;
      return `${kind}${format} in \`Authorization\``;
    }
    case 'mutualTLS':
      return 'TLS client certificate';
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'unknown':
      return 'unknown kind';
  }
}
