import React, {type ReactNode} from 'react';
import {
  listEncodings,
  readContentType,
  toBodyKind,
  useConsole,
  useResponseBody,
  type ResponseHead,
  toFileName,
  useStreamItems,
  type ResponseBody,
} from 'docusaurus-plugin-api-reference/client/internal';
import About from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/About';
import Body from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/Body';
import Failure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import FollowUp from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/FollowUp';
import Match from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/Match';
import {formatMilliseconds} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Summary';
import type {Props as ResponseProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import {responseCutSize} from '../messages';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props extends ResponseProps {}

// What came of a request, below its status.
export default function ApiConsoleAnswer({exchange}: Props): ReactNode {
  const body = useResponseBody(exchange);
  const {head, outcome} = exchange;
  const kind = head && toBodyKind(readContentType(head).mediaType);
  // Compressed items can only be read at the end, as a text.
  const isStream =
    (kind === 'event-stream' || kind === 'json-lines') && listEncodings(head).length === 0;
  return (
    <>
      {outcome?.kind === 'failed' && <Failure failure={outcome.failure} />}
      {head && isStream && <Stream exchange={exchange} body={body} />}
      {outcome?.kind === 'complete' && body?.isCut && <p>{responseCutSize}</p>}
      {head && !isStream && body && <Body head={head} body={body} />}
      {head && outcome && body && <About head={head} body={body} />}
      {head && outcome && body && <Match head={head} body={body} />}
      {head && outcome && body && <FollowUp exchange={exchange} head={head} body={body} />}
      {head && <Headers head={head} />}
      {head && <Way head={head} />}
    </>
  );
}

// Every header as received, including repeated ones and `Set-Cookie`.
function Headers({head}: {head: ResponseHead}): ReactNode {
  return (
    <details className={`theme-api-disclosure ${styles.headers}`}>
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

// How the request went, and what its parts took.
function Way({head}: {head: ResponseHead}): ReactNode {
  return (
    <details className={`theme-api-disclosure ${styles.headers}`}>
      <summary>{messages.responseWay}</summary>
      <dl className={styles.list}>
        <div>
          <dt>{messages.responseRoute}</dt>
          <dd>{head.via === 'proxy' ? messages.responseViaProxy : messages.responseDirect}</dd>
        </div>
        {Object.entries(head.timings ?? {}).map(([name, value]) => (
          <div key={name}>
            <dt>{TIMINGS[name] ?? name}</dt>
            <dd>
              <bdi>{formatMilliseconds(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const TIMINGS: {[name: string]: string | undefined} = {
  dns: messages.responseDns,
  connect: messages.responseConnect,
  tls: messages.responseTls,
  firstByte: messages.responseFirstByte,
};

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
