import React, {type ReactNode} from 'react';
import {
  toFileName,
  useConsole,
  useStreamItems,
  type Exchange,
  type ResponseBody,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly exchange: Exchange;
  /** When the stream has ended. */
  readonly body?: ResponseBody;
}

/** The list is scrolled by keyboard. */
const SCROLLABLE = {tabIndex: 0};

// Events and lines as they arrive, the latest on top, until the reader or the API stops.
export default function ApiConsoleStream({exchange, body}: Props): ReactNode {
  const {cancel} = useConsole();
  const {items, count} = useStreamItems(exchange);
  const {head, outcome} = exchange;
  return (
    <div className="theme-api-console-stream">
      <div className={styles.tools}>
        {/* Announced once: the count of an open stream changes all the time. */}
        <span role="status">{outcome && messages.streamEnded(count)}</span>
        {!outcome && <span>{messages.streamLive(count)}</span>}
        {!outcome && <ApiButton onClick={cancel}>{messages.streamStop}</ApiButton>}
        {body && head && (
          <a
            className="theme-api-button"
            href={body.download}
            download={toFileName(head, body.encoding)}
          >
            {messages.responseDownload}
          </a>
        )}
      </div>
      {items.length > 0 && <Items items={items} count={count} />}
    </div>
  );
}

function Items({items, count}: ReturnType<typeof useStreamItems>): ReactNode {
  return (
    <ol
      reversed
      start={count}
      className={styles.items}
      aria-label={messages.streamItems}
      {...SCROLLABLE}
    >
      {[...items].reverse().map(({number, event, id, data}) => (
        <li key={number} value={number}>
          {event !== undefined && <b>{event} </b>}
          {id !== undefined && <span className={styles.id}>{id} </span>}
          <code dir="ltr">{data}</code>
        </li>
      ))}
    </ol>
  );
}
