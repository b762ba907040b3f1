import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage, type SidebarFilter} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly filter: SidebarFilter;
}

// Finds operations in a long sidebar by title, method, path or operation ID. Escape clears it. It
// is hidden without JavaScript.
export default function ApiSidebarFilter({
  filter: {query, setQuery, count, onFocus},
}: Props): ReactNode {
  return (
    <li className={`theme-api-sidebar-filter ${styles.filter}`}>
      <input
        type="search"
        value={query}
        aria-label={translate({
          id: 'theme.api.sidebar.filter.label',
          message: 'Filter operations by title, method, path or operation ID',
          description: 'Name of the field that filters a long sidebar',
        })}
        placeholder={translate({
          id: 'theme.api.sidebar.filter',
          message: 'Filter',
          description: 'Shown in the empty field that filters a long sidebar',
        })}
        onFocus={onFocus}
        onChange={({target}) => {
          setQuery(target.value);
          // The matches begin at the top.
          target.closest('.menu')?.scrollTo(0, 0);
        }}
        onKeyDown={({key}) => key === 'Escape' && setQuery('')}
      />
      <div role="status">{count !== undefined && <Count count={count} />}</div>
    </li>
  );
}

function Count({count}: {count: number}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return toSelectMessage(currentLocale)(
    count,
    translate(
      {
        id: 'theme.api.sidebar.filter.count',
        message: '{count} page found|{count} pages found',
        description: 'How many links of a long sidebar match. Plural forms',
      },
      {count},
    ),
  );
}
