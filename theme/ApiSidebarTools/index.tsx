import React, {type ReactNode} from 'react';
import {
  useFiltered,
  useSearchOpener,
  useSitePath,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSidebarFilter from '@theme/ApiSidebarFilter';
import ApiSidebarSearch from '@theme/ApiSidebarSearch';
import OriginalItems from '@theme-original/DocSidebarItems';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Props as ItemsProps} from '@theme/DocSidebarItems';

export interface Props extends Omit<ItemsProps, 'items'> {
  /** What `apiSidebar` says about them; paths are the same in all languages. */
  readonly tools: {
    readonly search?: string;
    readonly filter?: boolean;
    readonly overview: string;
  };
  /** The items below. */
  readonly items: PropSidebar;
}

const loadSearch = () => import('@theme/ApiSearch');

// The search of a tab and the filter in a sidebar of docs that contains the whole tab, and the items
// below, which the filter reduces.
export default function ApiSidebarTools({tools, items, ...props}: Props): ReactNode {
  const {search, overview, filter: hasFilter} = tools;
  const {items: shown, filter} = useFiltered(items, overview);
  return (
    <>
      {search !== undefined && (
        <Search search={search} overview={overview} onItemClick={props.onItemClick} />
      )}
      {hasFilter && <ApiSidebarFilter filter={filter} />}
      {/* Categories read only once whether they are open. */}
      <OriginalItems key={String(filter.count === undefined)} {...props} items={shown} />
    </>
  );
}

type SearchProps = Pick<Props, 'onItemClick'> & {search: string; overview: string};

function Search({search, overview, onItemClick}: SearchProps): ReactNode {
  const toSitePath = useSitePath();
  const href = toSitePath(overview);
  const {button, close, Dialog, typed} = useSearchOpener(loadSearch, false, href);
  // A sidebar that covers the page contains the dialog, so it closes after it.
  const onClose = () => {
    close();
    onItemClick?.({type: 'link', label: '', href});
  };
  return (
    button && (
      <ApiSidebarSearch search={button}>
        {Dialog && (
          <Dialog folder={toSitePath(search).replace(/\/$/, '')} typed={typed} onClose={onClose} />
        )}
      </ApiSidebarSearch>
    )
  );
}
