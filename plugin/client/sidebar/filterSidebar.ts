import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {fold} from '../../search/words';

/** At most this many links are shown at once; a longer query shows the others. */
const MAX_SHOWN = 100;

export type FilteredSidebar = {
  items: PropSidebar;
  /** Number of matching pages, including those that are not shown. */ count: number;
};

/**
 * The links whose title, method, operation ID or path contains each word of the query, in their
 * groups, which are open. A group without matches stays as an empty one, so that each group keeps
 * its position and whether a reader opened it while the query changes.
 */
export function filterSidebar(
  sidebar: PropSidebar,
  query: string,
  overview: string,
): FilteredSidebar {
  const words = fold(query)
    .replace(/[{}]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({word, part: toAddress(word)}));
  // An operation may be in several groups.
  const found = new Set<string>();
  const isShown = ({label, href, customProps = {}}: PropSidebarItemLink) => {
    const {method = '', operationId = '', keptPath = ''} = customProps;
    const text = fold(`${label} ${String(method)} ${String(operationId)}`);
    // What the addresses of all pages begin with is no part of a path.
    const address = fold(href.slice(href.startsWith(overview) ? overview.length : toName(href)));
    const path = `${address} ${toAddress(fold(String(keptPath)).replace(/[{}]/g, ''))}`;
    if (!words.every(({word, part}) => text.includes(word) || (part && path.includes(part))))
      return false;
    return found.add(href).size <= MAX_SHOWN;
  };
  const filter = (items: PropSidebar): PropSidebar =>
    items.flatMap((item): PropSidebarItem[] => {
      if (item.type === 'category')
        return [
          {
            ...item,
            collapsed: false,
            items: filter(item.items),
            customProps: {...item.customProps, isFiltered: true},
          },
        ];
      return item.type === 'link' && !isShown(item) ? [] : [item];
    });
  const items = filter(sidebar);
  return {items, count: found.size};
}

/** Where the last segment of a path begins. */
function toName(href: string): number {
  return href.replace(/\/$/, '').lastIndexOf('/') + 1;
}

/** A part of a path as addresses have it: with one `-` for each sequence of other signs. */
function toAddress(part: string): string {
  return part.replace(/[^\p{L}\p{M}\p{N}._~/]+/gu, '-').replace(/(^|\/)-/g, '$1');
}
