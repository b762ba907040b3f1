import {useMemo, useState} from 'react';
import type {PropSidebar, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {toSidebarWindow} from './sidebarWindow';

/** The items of a tab's sidebar for the page that is open; undefined when the site makes the navigation itself. */
export function useSidebar(sidebar: PropSidebar): PropSidebar | undefined {
  const {pathname} = useLocation();
  const [revealed, setRevealed] = useState<ReadonlySet<PropSidebarItemCategory>>(new Set());
  return useMemo(() => {
    if (sidebar.length === 0) return undefined;
    const page = withoutSlash(pathname);
    const reveal = (category: PropSidebarItemCategory) => setRevealed((categories) => new Set(categories).add(category));
    return toSidebarWindow(sidebar, {isActive: ({href}) => withoutSlash(href) === page, revealed, reveal});
  }, [sidebar, pathname, revealed]);
}

/** Servers and links are of several minds about a slash at the end. */
function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
