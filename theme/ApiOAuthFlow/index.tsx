import React, {type ReactNode} from 'react';
import {say, type OAuthFlow} from 'docusaurus-plugin-api-reference/client';
import {listFlowUrls, toFlowTitle} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly flow: OAuthFlow;
}

// One OAuth flow: its URLs and its scopes.
export default function ApiOAuthFlow({flow}: Props): ReactNode {
  return (
    <div className="theme-api-oauth-flow">
      <div className={styles.kind}>{say(toFlowTitle(flow))}</div>
      <dl className={styles.list}>
        {listFlowUrls(flow).map(({label, url}) => (
          <div key={label.id}>
            <dt>{say(label)}</dt>
            <dd>
              <code>{url}</code>
            </dd>
          </div>
        ))}
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
