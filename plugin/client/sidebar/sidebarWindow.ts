import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** Up to so many links an open group is shown whole. */
const MAX_LINKS = 50;
/** So many links before and after the page's own stand in a longer one. */
const AROUND = 15;

/** A link in place of others of its group; `reveal` puts them there. Without JavaScript it leads to the group on the overview. */
export type SidebarGap = {
  side: 'before' | 'after';
  count: number;
  /** Address of the nearest link that the gap stands for. */
  nearest: string | undefined;
  reveal: () => void;
};

export type SidebarWindow = {
  isActive: (item: PropSidebarItem) => boolean;
  /** Categories that are shown whole. */
  revealed: ReadonlySet<PropSidebarItemCategory>;
  reveal: (category: PropSidebarItemCategory) => void;
};

/**
 * The sidebar of one page: of the group that it stands in, when that is long, the links near it. The open group is in the
 * HTML of each of its pages; with several hundred operations it would be more than all else on the page.
 */
export function toSidebarWindow(sidebar: PropSidebar, window: SidebarWindow): PropSidebar {
  return sidebar.map((item) => (item.type === 'category' && window.isActive(item) ? {...item, items: toNearItems(item, window)} : item));
}

function toNearItems(category: PropSidebarItemCategory, window: SidebarWindow): PropSidebarItem[] {
  const items = toSidebarWindow(category.items, window);
  const active = items.findIndex(window.isActive);
  if (items.length <= MAX_LINKS || active < 0 || window.revealed.has(category)) return items;
  const start = Math.max(0, active - AROUND);
  const end = Math.min(items.length, active + AROUND + 1);
  const reveal = () => window.reveal(category);
  const toGap = (side: SidebarGap['side'], count: number, nearest: PropSidebarItem | undefined) =>
    count > 0 ? [toGapLink(category, {side, count, nearest: nearest && 'href' in nearest ? nearest.href : undefined, reveal})] : [];
  return [
    ...toGap('before', start, items[start - 1]),
    ...items.slice(start, end),
    ...toGap('after', items.length - end, items[end]),
  ];
}

function toGapLink({customProps}: PropSidebarItemCategory, gap: SidebarGap): PropSidebarItemLink {
  return {type: 'link', label: '…', href: String(customProps?.overview), docId: `gap-${gap.side}`, customProps: {gap}};
}
