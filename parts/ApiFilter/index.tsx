import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

// A field that filters a long list.
export default function ApiFilter({label, query, onChange}: Props): ReactNode {
  return (
    <input
      type="search"
      className={`theme-api-filter ${styles.filter}`}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
      placeholder={translate({
        id: 'theme.api.filter',
        message: 'Filter',
        description: 'Placeholder of a field that filters a list',
      })}
    />
  );
}
