import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SidebarSearch} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSearchShortcut from 'docusaurus-plugin-api-reference/parts/ApiSearchShortcut';
import styles from './styles.module.css';

export interface Props {
  readonly search: SidebarSearch;
  /** Called when the search opens: a sidebar that covers the page closes. */
  readonly onOpen?: () => void;
  /** The dialog, if it belongs to the sidebar. */
  readonly children?: ReactNode;
}

// Opens the search of the reference, and shows its keyboard shortcut. It is hidden without
// JavaScript.
export default function ApiSidebarSearch({
  search: {open, hasShortcut},
  onOpen,
  children,
}: Props): ReactNode {
  return (
    <li className={`theme-api-sidebar-search ${styles.search}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasShortcut ? 'Meta+K Control+K' : undefined}
        onClick={() => {
          open();
          onOpen?.();
        }}
      >
        <Translate
          id="theme.api.search.open"
          description="Button in the sidebar that opens the search of the API reference"
        >
          Search this reference
        </Translate>
        {hasShortcut && <ApiSearchShortcut />}
      </button>
      {children}
    </li>
  );
}
