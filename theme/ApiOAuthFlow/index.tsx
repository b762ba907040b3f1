import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {OAuthFlow} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly flow: OAuthFlow;
}

// One OAuth flow: its URLs and its scopes.
export default function ApiOAuthFlow({flow}: Props): ReactNode {
  return (
    <div className="theme-api-oauth-flow">
      <div className={styles.kind}>{toName(flow.kind)}</div>
      <dl className={styles.list}>
        {listUrls(flow).map(
          ([label, url]) =>
            url !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <code>{url}</code>
                </dd>
              </div>
            ),
        )}
        {flow.scopes.map(({name, description}) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function listUrls({
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
}: OAuthFlow): [label: string, url: string | undefined][] {
  return [
    [
      translate({
        id: 'theme.api.oauth.authorizationUrl',
        message: 'Authorization URL',
        description: 'Field of an OAuth flow',
      }),
      authorizationUrl,
    ],
    [
      translate({
        id: 'theme.api.oauth.deviceAuthorizationUrl',
        message: 'Device authorization URL',
        description: 'Field of an OAuth flow',
      }),
      deviceAuthorizationUrl,
    ],
    [
      translate({
        id: 'theme.api.oauth.tokenUrl',
        message: 'Token URL',
        description: 'Field of an OAuth flow',
      }),
      tokenUrl,
    ],
    [
      translate({
        id: 'theme.api.oauth.refreshUrl',
        message: 'Refresh URL',
        description: 'Field of an OAuth flow',
      }),
      refreshUrl,
    ],
  ];
}

function toName(kind: OAuthFlow['kind']): string {
  switch (kind) {
    case 'authorizationCode':
      return translate({
        id: 'theme.api.oauth.authorizationCode',
        message: 'Authorization code',
        description: 'Name of an OAuth flow',
      });
    case 'implicit':
      return translate({
        id: 'theme.api.oauth.implicit',
        message: 'Implicit',
        description: 'Name of an OAuth flow',
      });
    case 'password':
      return translate({
        id: 'theme.api.oauth.password',
        message: 'Password',
        description: 'Name of an OAuth flow',
      });
    case 'clientCredentials':
      return translate({
        id: 'theme.api.oauth.clientCredentials',
        message: 'Client credentials',
        description: 'Name of an OAuth flow',
      });
    case 'deviceAuthorization':
      return translate({
        id: 'theme.api.oauth.deviceAuthorization',
        message: 'Device authorization',
        description: 'Name of an OAuth flow',
      });
  }
}
