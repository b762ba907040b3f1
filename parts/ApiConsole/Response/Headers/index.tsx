import React, {type ReactNode} from 'react';
import type {ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly head: ResponseHead;
}

// Every header as received, including repeated ones and `Set-Cookie`.
export default function ApiConsoleHeaders({head}: Props): ReactNode {
  return (
    <details className={`theme-api-disclosure ${styles.headers}`} open={head.headers.length <= 12}>
      <summary>{messages.responseHeaders(head.headers.length)}</summary>
      <dl dir="ltr" className={styles.list}>
        {head.headers.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {head.via === 'direct' && <small>{messages.responseSomeHeaders}</small>}
    </details>
  );
}
