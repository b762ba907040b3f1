import React, {useEffect, useRef, type ReactNode} from 'react';
import {createOnDemand} from 'docusaurus-plugin-api-reference/client';
import {useConsole, type Exchange} from 'docusaurus-plugin-api-reference/client/internal';
import Summary from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Summary';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  readonly exchange: Exchange;
}

// Loads while the request is on its way.
const Answer = createOnDemand(
  () => import('docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer'),
  ApiPending,
);

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
          <>
            <Summary exchange={exchange} />
            <Answer key={exchange.id} exchange={exchange} />
          </>
        ) : (
          <p className={styles.empty}>{messages.responseEmpty(<kbd>Ctrl + Enter</kbd>)}</p>
        )}
      </Section>
    </div>
  );
}
