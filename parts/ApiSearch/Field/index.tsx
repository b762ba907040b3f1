import React, {type ReactNode, type KeyboardEvent} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list of results. */
  readonly listId: string;
  /** Id of the result that Enter follows; absent where there are no results. */
  readonly activeId: string | undefined;
}

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
