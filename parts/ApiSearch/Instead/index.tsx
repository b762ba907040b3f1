import React, {type ReactNode} from 'react';
import {useSiteSearch} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  /** Words that are spelt like those that nothing has. */
  readonly nearest: readonly string[];
  readonly onSearch: (query: string) => void;
  /** Closes the search of the reference. */
  readonly onLeave: () => void;
}

// What a reader can try if nothing has all words: similar words, and the search of the site.
export default function ApiSearchInstead({query, nearest, onSearch, onLeave}: Props): ReactNode {
  const site = useSiteSearch()();
  if (nearest.length === 0 && !site) return null;
  return (
    <div className={styles.instead}>
      {nearest.length > 0 && <span>{messages.nearest}</span>}
      {nearest.map((word) => (
        <ApiButton key={word} onClick={() => onSearch(word)}>
          <bdi>{word}</bdi>
        </ApiButton>
      ))}
      {site && 'toPage' in site && <a href={site.toPage(query)}>{messages.site}</a>}
      {site && 'open' in site && (
        <ApiButton
          onClick={() => {
            onLeave();
            // A dialog returns the focus when it closes.
            setTimeout(site.open);
          }}
        >
          {messages.site}
        </ApiButton>
      )}
    </div>
  );
}
