import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
}

// Every header as received, including repeated ones and `Set-Cookie`.
export default function ApiConsoleHeaders({head}: Props): ReactNode {
  return (
    <details className={`theme-api-disclosure ${styles.headers}`} open={head.headers.length <= 12}>
      <summary>
        <Translate
          id="theme.api.console.response.headers"
          description="Heading of the headers of an answer"
          values={{count: head.headers.length}}
        >
          {'Headers ({count})'}
        </Translate>
      </summary>
      <dl className={styles.list}>
        {head.headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {head.via === 'direct' && (
        <small>
          <Translate
            id="theme.api.console.response.someHeaders"
            description="A browser hides some headers from pages"
          >
            The browser hides headers that the API does not expose to pages.
          </Translate>
        </small>
      )}
    </details>
  );
}
