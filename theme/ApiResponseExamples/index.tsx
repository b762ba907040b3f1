import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {listResponseExamples, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiResponseExample from '@theme/ApiResponseExample';
import ApiStatus from '@theme/ApiStatus';
import ApiTabs from '@theme/ApiTabs';
import styles from './styles.module.css';

// What the API answers, by status: only what the document gives.
export default function ApiResponseExamples(): ReactNode {
  const {operation} = useApiOperation();
  const responses = listResponseExamples(operation);
  if (responses.length === 0) return null;
  const label = translate({id: 'theme.api.responseExamples', message: 'Response examples', description: 'Name of the card that shows examples of responses'});
  return (
    <section className={`theme-api-response-examples ${styles.card}`} aria-label={label}>
      <ApiTabs
        label={label}
        className={styles.tabs}
        tabs={responses.map(({status, examples}) => ({key: status, label: <ApiStatus status={status} />, content: <ApiResponseExample status={status} examples={examples} />}))}
      />
    </section>
  );
}
