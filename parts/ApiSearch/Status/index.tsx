import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage, type SearchState} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import Places from 'docusaurus-plugin-api-reference/parts/ApiSearch/Places';
import * as messages from '../messages';
import styles from './styles.module.css';

export type Props = Readonly<
  Pick<SearchState, 'query' | 'results' | 'count' | 'lacking' | 'progress' | 'retry'>
> & {
  /** They are the places of one thing. */
  readonly ofPlaces: boolean;
};

// The number of results, and whether the whole index has been loaded.
export default function ApiSearchStatus({
  query,
  results: [first, ...others],
  count,
  lacking,
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
  // Several kinds have a line each that lists the others.
  const shown = others.length === 0 ? first?.targets.length : undefined;
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
      {shown !== undefined && count !== undefined && count > shown && (
        <span>{messages.shown(shown)}</span>
      )}
      {((query.trim() === '' && !ofPlaces) || (lacking && !first)) && <span>{messages.hint}</span>}
      {progress !== 'complete' && <span>{messages.loading}</span>}
    </div>
  );
}

function Count({count}: {count: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(count, messages.count(count));
}
