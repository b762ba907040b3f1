import React, {type ReactNode} from 'react';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiServerVariables from 'docusaurus-plugin-api-reference/parts/ApiServerVariables';
import type {Server} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly servers: readonly Server[];
}

export default function ApiOverviewServerList({servers}: Props): ReactNode {
  return (
    <ul className={`theme-api-overview-servers ${styles.list}`}>
      {servers.map(({url, name, description, variables}, index) => (
        <li key={index}>
          <code className={styles.url}>{url}</code>
          <ApiCopyButton text={url} label={messages.copyServer(url)} />
          {name !== undefined && <b> {name}</b>}
          {description !== undefined && (
            <ApiMarkdown className={styles.description}>{description}</ApiMarkdown>
          )}
          <ApiServerVariables variables={variables} />
        </li>
      ))}
    </ul>
  );
}
