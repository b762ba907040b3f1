import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiSearch/Field';
import styles from './styles.module.css';

// The search field, in which the arrow keys choose a result.
export default function ApiSearchField({
  label,
  query,
  onChange,
  onKeyDown,
  listId,
  activeId,
}: Props): ReactNode {
  return (
    <input
      className={`theme-api-search-field ${styles.field}`}
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      dir="auto"
      placeholder={label}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
