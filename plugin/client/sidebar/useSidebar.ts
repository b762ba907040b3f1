import {useCallback, useEffect, useMemo, useState} from 'react';
import type {PropSidebar, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import type {
  PropApiSidebar,
  PropGuides,
  PropSidebarGroup,
  PropSidebarLink,
  SidebarLinks,
} from '../../pages/props';
import {toTabPath} from '../../navigation/tabPaths';
import type {Versions} from '../page/useVersions';
import type {filterSidebar} from './filterSidebar';
import {toSidebar, type LoadLinks} from './toSidebar';

/** The field that filters the sidebar. */
export type SidebarFilter = {
  query: string;
  setQuery: (query: string) => void;
  /** Number of matching links. Absent without a query. */ count?: number;
  /** Called when a reader is about to type. */ onFocus?: () => void;
};

/** The search that the button in the sidebar opens. */
export type SidebarSearch = {
  open: () => void;
  /** Whether a shortcut opens it, too. */
  hasShortcut: boolean;
};

/** The sidebar of docs that lists the open page, if the sidebar of the tab does not. */
export function useGuideSidebar(
  guides: PropGuides | undefined,
  overview: string,
  hasOwn: boolean,
): PropSidebar | undefined {
  const {pathname} = useLocation();
  const index =
    guides?.pages[toTabPath(pathname, overview).replace(/^\/|\/$/g, '')] ??
    // Pages of schemas, for example, show that of the overview.
    (hasOwn ? undefined : guides?.pages['']);
  return index === undefined ? undefined : guides?.sidebars[index];
}

/**
 * The items of a tab's sidebar for the open page, and all groups if a filter hides some; undefined
 * if the site provides the navigation itself.
 * @param links of a long sidebar: contains those near the page, and loads the others when a reader
 *   needs them
 * @param search absent if readers cannot search
 * @param versions of the document; absent if it has no others
 */
export function useSidebar(
  data: PropApiSidebar,
  links: SidebarLinks | undefined,
  overview: string,
  search: SidebarSearch | undefined,
  versions: Versions | undefined,
): {shown: PropSidebar; all: PropSidebar} | undefined {
  const {pathname} = useLocation();
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const {linksOf, load} = useSidebarLinks(links, overview);
  const filter = useFilter(query.trim() !== '');
  useEffect(showActiveLink, []);
  return useMemo(() => {
    const reveal = (group: string) => {
      setRevealed((groups) => new Set(groups).add(group));
      load?.(true);
    };
    const sidebar = toSidebar(data, {overview, pathname, linksOf, load, revealed, reveal});
    if (!sidebar) return undefined;
    const {items, count} =
      filter && !load
        ? filter(sidebar.categories, query, overview)
        : {items: sidebar.categories, count: undefined};
    const shown = [
      ...(versions && versions.others.length > 0 ? [toFieldItem('versions', {versions})] : []),
      ...(search ? [toFieldItem('search', {search})] : []),
      ...(sidebar.isLong
        ? [toFieldItem('filter', {filter: {query, setQuery, count, onFocus: load}})]
        : []),
      ...sidebar.pages,
      ...items,
    ];
    return {shown, all: sidebar.categories};
  }, [data, overview, pathname, linksOf, load, revealed, query, filter, search, versions]);
}

/** The part of a docs sidebar that a field filters. */
export function useFiltered(
  sidebar: PropSidebar,
  overview: string,
): {items: PropSidebar; filter: SidebarFilter} {
  const [query, setQuery] = useState('');
  const filter = useFilter(query.trim() !== '');
  return useMemo(() => {
    const {items, count} = filter
      ? filter(sidebar, query, overview)
      : {items: sidebar, count: undefined};
    return {items, filter: {query, setQuery, count}};
  }, [sidebar, overview, filter, query]);
}

/** The filter function, once it is wanted and loaded. Without it all links stay. */
function useFilter(isWanted: boolean): typeof filterSidebar | undefined {
  const [filter, setFilter] = useState<typeof filterSidebar>();
  useEffect(() => {
    if (isWanted && !filter)
      import('./acts').then(
        (acts) => setFilter(() => acts.filterSidebar),
        () => undefined,
      );
  }, [isWanted, filter]);
  return isWanted ? filter : undefined;
}

/** The links of a group, and a function that loads the missing ones. */
function useSidebarLinks(links: SidebarLinks | undefined, overview: string) {
  const [all, setAll] = useState<{[group: string]: PropSidebarLink[]}>();
  const load = useCallback<LoadLinks>(
    (isAsked) => {
      links?.load().then(setAll, () => {
        if (isAsked === true) window.location.assign(overview);
      });
    },
    [links, overview],
  );
  return useMemo(() => {
    const linksOf = (group: PropSidebarGroup) =>
      typeof group.links !== 'number' ? group.links : ((all ?? links?.known)?.[group.id] ?? []);
    return {linksOf, load: links && !all ? load : undefined};
  }, [links, all, load]);
}

/** In pixels, of a link. */
const COVERED = 4;

/**
 * Scrolls the sidebar, and nothing else, to the active link of a reader who arrives from elsewhere.
 */
function showActiveLink(): void {
  const link = document.querySelector('.menu__link[aria-current="page"]');
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const [inner, outer] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (inner.bottom <= outer.bottom && inner.top >= outer.top) return;
  menu.scrollTop += inner.top - outer.top - outer.height / 2;
  // The search and the filter stay at the top. A link that they would cut off is below them except
  // for a few pixels, so that the one above it is hidden nearly as a whole.
  const toRect = (element: Element) => element.getBoundingClientRect();
  const fields = Array.from(
    menu.querySelectorAll('.theme-api-sidebar-search, .theme-api-sidebar-filter'),
  );
  const edge = Math.max(...fields.map((field) => toRect(field).bottom)) - COVERED;
  const cut = Array.from(menu.querySelectorAll('.menu__link'), toRect).find(
    ({top, bottom}) => top < edge && bottom > edge,
  );
  if (cut) menu.scrollTop = Math.round(menu.scrollTop - (edge - cut.top));
}

/** Docusaurus has no such item, so it is a link whose component shows something else. */
function toFieldItem(
  docId: string,
  customProps: {filter: SidebarFilter} | {search: SidebarSearch} | {versions: Versions},
): PropSidebarItemLink {
  return {type: 'link', label: '', href: '', docId, customProps};
}
