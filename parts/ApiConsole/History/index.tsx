import React, {type ReactNode} from 'react';
import {useConsole, useHistory} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiMethod from '@theme/ApiMethod';
import ApiStatus from '@theme/ApiStatus';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import * as messages from '../messages';
import styles from './styles.module.css';

// The requests sent from this page in this browser tab. Secrets and files are not kept; filling in
// the form from an entry sends nothing.
export default function ApiConsoleHistory(): ReactNode {
  const {entries, clear} = useHistory();
  if (entries.length === 0) return null;
  return (
    <Section
      title={messages.history}
      aside={<ApiButton onClick={clear}>{messages.historyClear}</ApiButton>}
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.at} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({
  entry: {at, method, url, status, duration, values},
}: {
  entry: ReturnType<typeof useHistory>['entries'][number];
}): ReactNode {
  const {dispatch} = useConsole();
  return (
    <li>
      <div className={styles.request}>
        <ApiMethod method={method} />{' '}
        <span dir="ltr" className={styles.url}>
          {url}
        </span>
        <div className={styles.facts}>
          {status === undefined ? '–' : <ApiStatus status={String(status)} />}{' '}
          <bdi>{duration} ms</bdi>{' '}
          <time dir="auto" dateTime={new Date(at).toISOString()}>
            {new Date(at).toLocaleTimeString()}
          </time>
        </div>
      </div>
      <ApiButton
        aria-label={messages.historyReplayLabel(new Date(at).toLocaleTimeString())}
        onClick={() => dispatch({kind: 'load', values})}
      >
        {messages.historyReplay}
      </ApiButton>
    </li>
  );
}
