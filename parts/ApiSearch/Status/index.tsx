import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage, type SearchState} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import Places from 'docusaurus-plugin-api-reference/parts/ApiSearch/Places';
import * as messages from '../messages';
import styles from './styles.module.css';

export type Props = Readonly<Pick<SearchState, 'count' | 'lacking' | 'progress' | 'retry'>> & {
  /** Results that are listed. */
  readonly shown: number;
  /** They are the places of one thing. */
  readonly ofPlaces: boolean;
};

// The number of results, and whether the whole index has been loaded.
export default function ApiSearchStatus({
  count,
  lacking,
  shown,
  ofPlaces,
  progress,
  retry,
}: Props): ReactNode {
  if (progress === 'failed')
    return (
      <div className={styles.status}>
        <ApiPending failed retry={retry} />
      </div>
    );
  return (
    <div role="status" className={styles.status}>
      {lacking && (
        <span>
          {lacking.found === undefined ? messages.nothing : messages.lacking(lacking.found)}
        </span>
      )}
      {count !== undefined && !(lacking && count === 0) && (
        <span>{ofPlaces ? <Places count={count} /> : <Count count={count} />}</span>
      )}
      {count !== undefined && count > shown && <span>{messages.shown(shown)}</span>}
      {progress !== 'complete' && <span>{messages.loading}</span>}
    </div>
  );
}

function Count({count}: {count: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(count, messages.count(count));
}
