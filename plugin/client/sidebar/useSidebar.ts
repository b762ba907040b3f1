import {useEffect, useMemo, useState} from 'react';
import type {PropSidebar, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import type {PropApiSidebar} from '../../props';
import {filterSidebar} from './filterSidebar';
import {toSidebarWindow} from './sidebarWindow';
import {toSidebar, withoutSlash} from './toSidebar';

const NONE: ReadonlySet<PropSidebarItemCategory> = new Set();

/** The field in which a reader types what to look for. */
export type SidebarFilter = {query: string; setQuery: (query: string) => void; /** Links that match. Absent without a query. */ count?: number};

/** The items of a tab's sidebar for the page that is open; undefined when the site makes the navigation itself. */
export function useSidebar(data: PropApiSidebar, overview: string): PropSidebar | undefined {
  const {pathname} = useLocation();
  const [revealed, setRevealed] = useState<ReadonlySet<PropSidebarItemCategory>>(new Set());
  const [query, setQuery] = useState('');
  useEffect(showActiveLink, []);
  return useMemo(() => {
    const sidebar = toSidebar(data, overview);
    if (!sidebar) return undefined;
    const {items: [first, ...groups], isLong, holders} = sidebar;
    const page = withoutSlash(pathname);
    const reveal = (category: PropSidebarItemCategory) => setRevealed((categories) => new Set(categories).add(category));
    const isActive = ({href}: PropSidebarItemLink) => withoutSlash(href) === page;
    const {items, count} = query.trim() === '' ? {items: toSidebarWindow(groups, {isActive, holders: holders.get(page) ?? NONE, revealed, reveal}), count: undefined} : filterSidebar(groups, query);
    return [first!, ...(isLong ? [toFilterItem({query, setQuery, count})] : []), ...items];
  }, [data, overview, pathname, revealed, query]);
}

/** A reader who comes from elsewhere sees in the sidebar where the page is. Only the sidebar scrolls. */
function showActiveLink(): void {
  const link = document.querySelector('.theme-api-sidebar-item > .menu__link--active');
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const [inner, outer] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) menu.scrollTop += inner.top - outer.top - outer.height / 2;
}

/** Docusaurus knows no such item: it is a link whose component shows a field instead. */
function toFilterItem(filter: SidebarFilter): PropSidebarItemLink {
  return {type: 'link', label: '', href: '', docId: 'filter', customProps: {filter}};
}
