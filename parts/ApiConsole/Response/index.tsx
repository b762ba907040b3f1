import React, {useEffect, useRef, type ReactNode} from 'react';
import {
  listEncodings,
  readContentType,
  toBodyKind,
  useConsole,
  useResponseBody,
  type Exchange,
  type ResponseHead,
  toFileName,
  useStreamItems,
  type ResponseBody,
} from 'docusaurus-plugin-api-reference/client/internal';
import About from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/About';
import Body from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Body';
import Failure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import Match from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Match';
import Summary from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Summary';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  readonly exchange: Exchange;
}

export default function ApiConsoleResponse(): ReactNode {
  const {state} = useConsole();
  const {exchange} = state;
  const root = useRef<HTMLDivElement>(null);
  const id = exchange?.id;
  useEffect(() => {
    // On a phone the response is below the form. On wide screens it is beside it, and nothing
    // moves.
    if (id !== undefined) root.current?.scrollIntoView?.({block: 'start'});
  }, [id]);
  return (
    <div ref={root} className={styles.response}>
      <Section title={messages.response}>
        {exchange ? (
          <Answer key={exchange.id} exchange={exchange} />
        ) : (
          <p className={styles.empty}>{messages.responseEmpty(<kbd>Ctrl + Enter</kbd>)}</p>
        )}
      </Section>
    </div>
  );
}

function Answer({exchange}: Props): ReactNode {
  const body = useResponseBody(exchange);
  const {head, outcome} = exchange;
  const kind = head && toBodyKind(readContentType(head).mediaType);
  // Compressed items can only be read at the end, as a text.
  const isStream =
    (kind === 'event-stream' || kind === 'json-lines') && listEncodings(head).length === 0;
  return (
    <>
      <Summary exchange={exchange} />
      {outcome?.kind === 'failed' && <Failure failure={outcome.failure} />}
      {head && isStream && <Stream exchange={exchange} body={body} />}
      {outcome?.kind === 'complete' && body?.isCut && <p>{messages.responseCutSize}</p>}
      {head && !isStream && body && <Body head={head} body={body} />}
      {head && outcome && body && <About head={head} body={body} />}
      {head && outcome && body && <Match head={head} body={body} />}
      {head && <Headers head={head} />}
    </>
  );
}

// Every header as received, including repeated ones and `Set-Cookie`.
function Headers({head}: {head: ResponseHead}): ReactNode {
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

/** The list is scrolled by keyboard. */
const SCROLLABLE = {tabIndex: 0};

// Events and lines as they arrive, the latest on top, until the reader or the API stops. The body is
// that of a stream that has ended.
function Stream({exchange, body}: Props & {body?: ResponseBody}): ReactNode {
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
