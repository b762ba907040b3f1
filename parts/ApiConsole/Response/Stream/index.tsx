import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  toFileName,
  useConsole,
  useStreamItems,
  type Exchange,
  type ResponseBody,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
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
        <span role="status">
          {outcome ? (
            <Translate
              id="theme.api.console.stream.ended"
              description="Number of events or lines of a stream that is over"
              values={{count}}
            >
              {'{count} items'}
            </Translate>
          ) : (
            <Translate
              id="theme.api.console.stream.live"
              description="Number of events or lines of a stream that goes on"
              values={{count}}
            >
              {'{count} items so far'}
            </Translate>
          )}
        </span>
        {!outcome && (
          <ApiButton onClick={cancel}>
            <Translate id="theme.api.console.stream.stop" description="Button that stops a stream">
              Stop
            </Translate>
          </ApiButton>
        )}
        {body && head && (
          <a
            className="theme-api-button"
            href={body.download}
            download={toFileName(head, body.encoding)}
          >
            <Translate
              id="theme.api.console.response.download"
              description="Link that downloads the body of an answer"
            >
              Download
            </Translate>
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
      aria-label={translate({
        id: 'theme.api.console.stream.items',
        message: 'Items of the stream',
        description: 'Accessible name of the list of events or lines',
      })}
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
