import type {SecurityScheme} from '../types';
import type {Fact} from './types';
import type {Word} from './words';

const API_KEYS = {
  header: 'security.apiKeyHeader',
  query: 'security.apiKeyQuery',
  cookie: 'security.apiKeyCookie',
} as const;

export type SchemeWords = {
  /** What it needs: “Bearer token in `Authorization`”. Absent where its kind is unknown. */
  title?: Fact | undefined;
  /** Where it describes itself. */
  url?: {label: Word; url: string} | undefined;
};

/** @param scheme undefined if the document does not define it */
export function toSchemeWords(scheme: SecurityScheme | undefined): SchemeWords {
  return {title: toTitle(scheme), url: toSchemeUrl(scheme)};
}

function toTitle(scheme: SecurityScheme | undefined): Fact | undefined {
  switch (scheme?.kind) {
    case undefined:
      return {message: 'security.undefined'};
    case 'apiKey':
      return {message: API_KEYS[scheme.in], values: {name: [scheme.parameterName]}};
    case 'http':
      return toHttpTitle(scheme);
    case 'mutualTLS':
      return {message: 'security.mutualTls'};
    case 'oauth2':
      return {of: 'plain', text: 'OAuth 2.0'};
    case 'openIdConnect':
      return {of: 'plain', text: 'OpenID Connect'};
    case 'unknown':
      return undefined;
  }
}

function toHttpTitle({
  scheme,
  bearerFormat: format,
}: Extract<SecurityScheme, {kind: 'http'}>): Fact {
  const header = ['Authorization'];
  if (scheme.toLowerCase() !== 'bearer') {
    const name = scheme.charAt(0).toUpperCase() + scheme.slice(1);
    const words = format === undefined ? name : `${name} (${format})`;
    return {message: 'security.http', values: {scheme: words, header}};
  }
  return format === undefined
    ? {message: 'security.bearer', values: {header}}
    : {message: 'security.bearerFormat', values: {format, header}};
}

function toSchemeUrl(scheme: SecurityScheme | undefined): SchemeWords['url'] {
  if (scheme?.kind === 'openIdConnect')
    return {label: 'openIdConnect.url', url: scheme.openIdConnectUrl};
  return scheme?.kind === 'oauth2' && scheme.metadataUrl !== undefined
    ? {label: 'oauth.metadataUrl', url: scheme.metadataUrl}
    : undefined;
}
