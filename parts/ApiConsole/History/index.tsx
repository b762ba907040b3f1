import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useConsole, useHistory} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiMethod from '@theme/ApiMethod';
import ApiStatus from '@theme/ApiStatus';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import styles from './styles.module.css';

// The requests sent from this page in this browser tab. Secrets and files are not kept; filling in
// the form from an entry sends nothing.
export default function ApiConsoleHistory(): ReactNode {
  const {entries, clear} = useHistory();
  if (entries.length === 0) return null;
  return (
    <Section
      title={translate({
        id: 'theme.api.console.history',
        message: 'History',
        description: 'Heading of the requests that were sent',
      })}
      aside={
        <ApiButton onClick={clear}>
          <Translate
            id="theme.api.console.history.clear"
            description="Button that forgets the requests that were sent"
          >
            Clear
          </Translate>
        </ApiButton>
      }
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
        aria-label={translate(
          {
            id: 'theme.api.console.history.replayLabel',
            message: 'Fill in the request of {time}',
            description:
              'Accessible name of the button that fills in the form as in an earlier request',
          },
          {time: new Date(at).toLocaleTimeString()},
        )}
        onClick={() => dispatch({kind: 'load', values})}
      >
        <Translate
          id="theme.api.console.history.replay"
          description="Button that fills in the form as in an earlier request"
        >
          Fill in
        </Translate>
      </ApiButton>
    </li>
  );
}
