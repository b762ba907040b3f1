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
  /** Whether a link is the page's own. */
  isActive: (link: PropSidebarItemLink) => boolean;
  /** Categories that the page stands in, those around them too. The others are not looked into: there may be thousands of links. */
  holders: ReadonlySet<PropSidebarItemCategory>;
  /** Categories that are shown whole. */
  revealed: ReadonlySet<PropSidebarItemCategory>;
  reveal: (category: PropSidebarItemCategory) => void;
};

/**
 * The sidebar of one page: of the group that it stands in, when that is long, the links near it. The open group is in the
 * HTML of each of its pages; with several hundred operations it would be more than all else on the page.
 */
export function toSidebarWindow(sidebar: PropSidebar, window: SidebarWindow): PropSidebar {
  return sidebar.map((item) => (item.type === 'category' ? toNearCategory(item, window) : item));
}

/** The category itself where it has nothing to do with the page; else it is told so. */
function toNearCategory(category: PropSidebarItemCategory, window: SidebarWindow): PropSidebarItemCategory {
  if (!window.holders.has(category)) return category;
  const items = toSidebarWindow(category.items, window);
  const active = items.findIndex((item) => (item.type === 'link' ? window.isActive(item) : isActiveCategory(item)));
  const isWhole = items.length <= MAX_LINKS || window.revealed.has(category);
  return {...category, items: isWhole ? items : toNearItems(category, items, active, () => window.reveal(category)), customProps: {...category.customProps, isActive: true}};
}

function isActiveCategory(item: PropSidebarItem): boolean {
  return item.type === 'category' && item.customProps?.isActive === true;
}

function toNearItems(category: PropSidebarItemCategory, items: readonly PropSidebarItem[], active: number, reveal: () => void): PropSidebarItem[] {
  const start = Math.max(0, active - AROUND);
  const end = Math.min(items.length, active + AROUND + 1);
  const toGap = (side: SidebarGap['side'], count: number, nearest: PropSidebarItem | undefined) =>
    count > 0 ? [toGapLink(category, {side, count, nearest: nearest && 'href' in nearest ? nearest.href : undefined, reveal})] : [];
  return [...toGap('before', start, items[start - 1]), ...items.slice(start, end), ...toGap('after', items.length - end, items[end])];
}

function toGapLink({customProps}: PropSidebarItemCategory, gap: SidebarGap): PropSidebarItemLink {
  return {type: 'link', label: '…', href: String(customProps?.overview), docId: `gap-${gap.side}`, customProps: {gap}};
}
