import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** At most this many links are shown at once; a longer query shows the others. */
const MAX_SHOWN = 100;

export type FilteredSidebar = {
  items: PropSidebar;
  /** Number of matching links, including those that are not shown. */ count: number;
};

/**
 * The links whose title, method, operation ID or path contains each word of the query, in their
 * groups, which are open. A group without matches stays as an empty one, so that each group keeps
 * its position and whether a reader opened it while the query changes.
 */
export function filterSidebar(sidebar: PropSidebar, query: string): FilteredSidebar {
  // Paths in addresses have no braces.
  const words = query.toLowerCase().replace(/[{}]/g, '').split(/\s+/).filter(Boolean);
  let count = 0;
  const isShown = (link: PropSidebarItemLink) => {
    const {method = '', operationId = ''} = link.customProps ?? {};
    const text =
      `${link.label} ${String(method)} ${String(operationId)} ${link.href}`.toLowerCase();
    return words.every((word) => text.includes(word)) && ++count <= MAX_SHOWN;
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
  return {items: filter(sidebar), count};
}
