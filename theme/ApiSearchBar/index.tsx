import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useReferenceSearch, useSearchOpener} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSearchShortcut from 'docusaurus-plugin-api-reference/parts/ApiSearchShortcut';
import styles from './styles.module.css';

const loadSearch = () => import('@theme/ApiSearch');

// The search of the reference in the navbar of a site that has no search of its own. On a page of
// the reference it opens the search of the page's tab, elsewhere that of the first tab. It is hidden
// without JavaScript.
export default function ApiSearchBar(): ReactNode {
  const reference = useReferenceSearch();
  const {folder, overview = '/'} = reference ?? {};
  const {button, close, Dialog, typed} = useSearchOpener(
    reference && loadSearch,
    true,
    overview,
    true,
  );
  if (!button) return null;
  return (
    <div className={`theme-api-search-bar ${styles.bar}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={button.open}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10.5 10.5 14 14M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z" />
        </svg>
        <span>
          <Translate
            id="theme.api.searchBar.open"
            description="Button in the navbar that opens the search of the API reference"
          >
            Search the API
          </Translate>
        </span>
        <ApiSearchShortcut />
      </button>
      {Dialog && folder !== undefined && <Dialog folder={folder} typed={typed} onClose={close} />}
    </div>
  );
}

/** For the sidebar of a tab, whose search the same keys open. */
ApiSearchBar.isOfReference = true;
