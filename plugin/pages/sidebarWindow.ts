/**
 * A sidebar with so many links starts closed, so that all groups are in sight, and has a filter.
 * Shorter ones are read faster.
 */
export const MIN_LONG = 25;
/** Id of the group of schemas; those of other groups begin with `group-`. */
export const SCHEMA_GROUP = 'schemas';
/** Up to so many links an open group is shown whole. */
const MAX_LINKS = 50;
/** So many links before and after the page's own are in a longer one. */
const AROUND = 15;

/** Which links of a group are shown: from `start` up to, but without, `end`. */
export type SidebarWindow = {start: number; end: number};

/**
 * The links of a group that are on one of its pages: of a long one those near the page. The open
 * group is in the HTML of each of its pages; with several hundred operations it would be more than
 * all else on the page.
 * @param count of the group's links
 * @param active index of the page's own link; below 0: the page is in a group inside this one,
 *   which comes after the links
 */
export function toSidebarWindow(count: number, active: number): SidebarWindow {
  if (count <= MAX_LINKS) return {start: 0, end: count};
  const middle = active < 0 ? count : active;
  return {start: Math.max(0, middle - AROUND), end: Math.min(count, middle + AROUND + 1)};
}
