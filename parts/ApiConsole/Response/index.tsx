import React, {useEffect, useRef, type ReactNode} from 'react';
import {
  listEncodings,
  readContentType,
  toBodyKind,
  useConsole,
  useResponseBody,
  type Exchange,
} from 'docusaurus-plugin-api-reference/client/internal';
import Body from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Body';
import Failure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import Headers from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Headers';
import Match from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Match';
import Stream from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Stream';
import Summary from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Summary';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import * as messages from '../messages';
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
      {head && outcome && body && <Match head={head} body={body} />}
      {head && <Headers head={head} />}
    </>
  );
}
