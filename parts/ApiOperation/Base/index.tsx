import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../messages';
import styles from './styles.module.css';

// The base of an operation's URL. Where there are several servers, an invisible native select lies
// over it.
export default function ApiOperationBase(): ReactNode {
  const {
    server: {servers, choice, setChoice, baseUrl},
  } = useApiOperation();
  const base = baseUrl ?? servers[choice.index]?.url;
  if (base === undefined) return null;
  if (servers.length < 2) return <span className={styles.base}>{base}</span>;
  return (
    <span className={`theme-api-servers ${styles.base} ${styles.choice}`}>
      <select
        aria-label={messages.serversLabel}
        value={choice.index}
        onChange={(event) => setChoice({index: Number(event.target.value), variables: []})}
      >
        {servers.map(({url, name, description}, index) => (
          <option key={index} value={index} dir="auto">
            {[name ?? (typeof description === 'string' ? description : undefined), url]
              .filter((word) => word !== undefined)
              .join(' – ')}
          </option>
        ))}
      </select>
      {base}
    </span>
  );
}
