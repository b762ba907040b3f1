import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage, type SearchState} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import Places from 'docusaurus-plugin-api-reference/parts/ApiSearch/Places';
import styles from './styles.module.css';

export type Props = Readonly<Pick<SearchState, 'count' | 'progress' | 'retry'>> & {
  /** Results that are listed. */
  readonly shown: number;
  /** They are the places of one thing. */
  readonly ofPlaces: boolean;
};

// The number of results, and whether the whole index has been loaded.
export default function ApiSearchStatus({
  count,
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
      {count !== undefined && (
        <span>{ofPlaces ? <Places count={count} /> : <Count count={count} />}</span>
      )}
      {count !== undefined && count > shown && (
        <span>
          {translate(
            {
              id: 'theme.api.search.shown',
              message: 'The best {shown} are listed.',
              description: 'Said where a search of the API reference has many results',
            },
            {shown},
          )}
        </span>
      )}
      {progress !== 'complete' && (
        <span>
          {translate({
            id: 'theme.api.search.loading',
            message: 'Loading the index…',
            description: 'Said while the search of the API reference does not know everything yet',
          })}
        </span>
      )}
    </div>
  );
}

function Count({count}: {count: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(
    count,
    translate(
      {
        id: 'theme.api.search.count',
        message: '{count} result|{count} results',
        description: 'How many results a search of the API reference has. Plural forms',
      },
      {count},
    ),
  );
}
