import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly scheme: SecurityScheme;
  /** Renders the title where it has to be a string. */
  readonly children?: (title: string) => ReactNode;
}

// What a reader needs for a security scheme: “Bearer token in Authorization”. Documents name schemes
// by ids.
export default function ApiSecuritySchemeTitle({scheme, children}: Props): ReactNode {
  const title = toTitle(scheme);
  const header = toPlace(scheme);
  if (children) return children(title.replace('\0', header));
  const [before, after] = title.split('\0');
  return (
    <>
      {before}
      {after !== undefined && <code>{header}</code>}
      {after}
    </>
  );
}

// The header, parameter or cookie with the credentials.
function toPlace(scheme: SecurityScheme): string {
  return scheme.kind === 'apiKey' ? scheme.parameterName : 'Authorization';
}

// With `\0` in the place of the header, parameter or cookie.
function toTitle(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return toApiKey(scheme);
    case 'http':
      return scheme.scheme.toLowerCase() === 'bearer' ? toBearer(scheme) : toHttp(scheme);
    case 'mutualTLS':
      return translate({
        id: 'theme.api.security.mutualTls',
        message: 'TLS client certificate',
        description: 'A kind of security scheme',
      });
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'unknown':
      return scheme.name;
  }
}

function toApiKey({in: place}: Extract<SecurityScheme, {kind: 'apiKey'}>): string {
  switch (place) {
    case 'header':
      return translate(
        {
          id: 'theme.api.security.apiKeyHeader',
          message: 'API key in the {name} header',
          description: 'A kind of security scheme',
        },
        {name: '\0'},
      );
    case 'query':
      return translate(
        {
          id: 'theme.api.security.apiKeyQuery',
          message: 'API key in the {name} query parameter',
          description: 'A kind of security scheme',
        },
        {name: '\0'},
      );
    case 'cookie':
      return translate(
        {
          id: 'theme.api.security.apiKeyCookie',
          message: 'API key in the {name} cookie',
          description: 'A kind of security scheme',
        },
        {name: '\0'},
      );
  }
}

function toBearer({bearerFormat}: Extract<SecurityScheme, {kind: 'http'}>): string {
  return bearerFormat === undefined
    ? translate(
        {
          id: 'theme.api.security.bearer',
          message: 'Bearer token in {header}',
          description: 'A kind of security scheme; {header} is the Authorization header',
        },
        {header: '\0'},
      )
    : translate(
        {
          id: 'theme.api.security.bearerFormat',
          message: 'Bearer token ({format}) in {header}',
          description: 'A kind of security scheme; {header} is the Authorization header',
        },
        {format: bearerFormat, header: '\0'},
      );
}

function toHttp({scheme, bearerFormat}: Extract<SecurityScheme, {kind: 'http'}>): string {
  const name = scheme.charAt(0).toUpperCase() + scheme.slice(1);
  return translate(
    {
      id: 'theme.api.security.http',
      message: 'HTTP {scheme} in {header}',
      description:
        'A kind of security scheme; {scheme} is a word such as Basic, {header} the Authorization header',
    },
    {scheme: bearerFormat === undefined ? name : `${name} (${bearerFormat})`, header: '\0'},
  );
}
