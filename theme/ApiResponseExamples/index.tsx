import React, {useCallback, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {listResponseExamples, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiResponseExample from '@theme/ApiResponseExample';
import ApiStatus from '@theme/ApiStatus';
import ApiTabList from '@theme/ApiTabList';
import styles from './styles.module.css';

// Examples of the API's responses, by status, and of the payload of a webhook. On a small screen
// they are closed until the reader uses their tabs.
export default function ApiResponseExamples(): ReactNode {
  const {operation, isEmbedded, toId} = useApiOperation();
  const responses = listResponseExamples(operation);
  const [isOpened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  if (responses.length === 0) return null;
  const label = translate({
    id: 'theme.api.responseExamples',
    message: 'Response examples',
    description: 'Name of the card that shows examples of responses',
  });
  const payload = translate({
    id: 'theme.api.responseExamples.payload',
    message: 'Payload',
    description: 'Name of an example of what a webhook sends',
  });
  return (
    <section
      role={isEmbedded ? 'group' : undefined}
      className={clsx(
        'theme-api-response-examples',
        styles.card,
        !isOpened && operation.kind === 'operation' && styles.closed,
      )}
      aria-label={label}
    >
      <ApiTabList
        label={label}
        className={styles.tabs}
        onChoose={open}
        tabs={responses.map(({status, anchor, content, examples}) => ({
          key: status ?? 'payload',
          label: status === undefined ? payload : <ApiStatus status={status} />,
          content: (
            <ApiResponseExample
              id={toId(anchor)}
              status={status ?? payload}
              content={content}
              examples={examples}
            />
          ),
        }))}
      />
    </section>
  );
}
