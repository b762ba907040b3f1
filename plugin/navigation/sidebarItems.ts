// What the server and browsers must agree on about the items of a sidebar.

/**
 * A sidebar with this many links starts closed, so that all groups are visible, and has a filter.
 * Shorter ones are quick to read.
 */
export const MIN_LONG = 25;
/** Id of the group of schemas; those of other groups begin with `group-`. */
export const SCHEMA_GROUP = 'schemas';
/** With more schemas than this, the pages of operations know only their number. */
export const MAX_WHOLE_SCHEMAS = 30;
/** An open group with up to this many links is shown whole. */
const MAX_LINKS = 50;
/** In a longer group, this many links before and after the page's own are shown. */
const AROUND = 15;

/** The links of a group that are shown: from `start` up to, but not including, `end`. */
export type SidebarWindow = {start: number; end: number};

/**
 * The links of a group that are on one of its pages: in a long group, those near the page. The open
 * group is in the HTML of each of its pages; with several hundred operations it would be larger
 * than the rest of the page.
 * @param count of the group's links
 * @param active index of the page's own link; below 0: the page is in a group inside this one,
 *   which comes after the links
 */
export function toSidebarWindow(count: number, active: number): SidebarWindow {
  if (count <= MAX_LINKS) return {start: 0, end: count};
  const middle = active < 0 ? count : active;
  return {start: Math.max(0, middle - AROUND), end: Math.min(count, middle + AROUND + 1)};
}

/** The method that a page's address usually ends with, as in `pets/petId/get`. */
export function toMethodOfPath(path: string): string {
  const segment = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return segment.toUpperCase();
}

/** The classes of a link to an operation in a sidebar, which sites style. */
export function toItemClass(method: string, isDeprecated: boolean): string {
  const name = method.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `theme-api-sidebar-item theme-api-sidebar-item--${name}${isDeprecated ? ' theme-api-sidebar-item--deprecated' : ''}`;
}

/** Cuts a text at a word, with an ellipsis, when it is longer than `length` characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length).trimEnd()}…`;
}
