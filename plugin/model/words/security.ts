import type {SecurityScheme} from '../types';
import type {Fact} from './types';
import type {Word} from './words';

const API_KEYS = {
  header: 'security.apiKeyHeader',
  query: 'security.apiKeyQuery',
  cookie: 'security.apiKeyCookie',
} as const;

export type SchemeWords = {
  /** Its kind. Nothing where the kind is unknown. */
  facts: Fact[];
  /** Where it describes itself. */
  url?: {label: Word; url: string} | undefined;
};

/** @param scheme undefined if the document does not define it */
export function toSchemeWords(scheme: SecurityScheme | undefined): SchemeWords {
  return {facts: toKindFacts(scheme), url: toSchemeUrl(scheme)};
}

function toKindFacts(scheme: SecurityScheme | undefined): Fact[] {
  switch (scheme?.kind) {
    case undefined:
      return [{message: 'security.undefined'}];
    case 'apiKey':
      return [{message: API_KEYS[scheme.in], values: {name: [scheme.parameterName]}}];
    case 'http': {
      const {scheme: name, bearerFormat} = scheme;
      return [
        {
          message: 'security.http',
          values: {scheme: name.charAt(0).toUpperCase() + name.slice(1)},
        },
        ...(bearerFormat === undefined ? [] : [{of: 'plain' as const, text: bearerFormat}]),
      ];
    }
    case 'mutualTLS':
      return [{message: 'security.mutualTls'}];
    case 'oauth2':
      return [{of: 'plain', text: 'OAuth 2.0'}];
    case 'openIdConnect':
      return [{of: 'plain', text: 'OpenID Connect'}];
    case 'unknown':
      return [];
  }
}

function toSchemeUrl(scheme: SecurityScheme | undefined): SchemeWords['url'] {
  if (scheme?.kind === 'openIdConnect')
    return {label: 'openIdConnect.url', url: scheme.openIdConnectUrl};
  return scheme?.kind === 'oauth2' && scheme.metadataUrl !== undefined
    ? {label: 'oauth.metadataUrl', url: scheme.metadataUrl}
    : undefined;
}
