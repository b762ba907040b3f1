import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** More links than this are not shown at once; a longer query shows the others. */
const MAX_SHOWN = 100;

export type FilteredSidebar = {
  items: PropSidebar;
  /** Links that match, also those that are not shown. */ count: number;
};

/**
 * The links whose title, method, operation ID or path holds each word of the query, in their
 * groups, which are open. A group without any stays as an empty one, so that each keeps its place,
 * and whether a reader opened it, while the query changes.
 */
export function filterSidebar(sidebar: PropSidebar, query: string): FilteredSidebar {
  // Paths are written without braces in addresses.
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
            items: filter(item.items),
            customProps: {...item.customProps, isFiltered: true},
          },
        ];
      return item.type === 'link' && !isShown(item) ? [] : [item];
    });
  return {items: filter(sidebar), count};
}
