/** Finds permalinks for the pages that list something about a whole tab. */
import {toAddresses} from './toAddresses';
import {toBase, toTop} from './toBase';
import type {TabNavigation} from './types';

/**
 * The permalink of such a page, e.g. `/api/default/deprecations`. Pages of operations and versions,
 * and the changelog, keep their addresses: if one of them is taken, the list is at
 * `deprecations-2`.
 */
export function toListPermalink(
  {
    pages,
    versions,
    changelog,
    published,
    ...place
  }: Pick<TabNavigation, 'overview' | 'top' | 'pages' | 'versions' | 'changelog' | 'published'>,
  name: 'deprecations' | 'errors' | 'schemas',
): string {
  const slash = toTop(place).endsWith('/') ? '/' : '';
  const wanted = published?.kept(name) ?? toBase(place) + name + slash;
  const [permalink = wanted] = toAddresses(
    [wanted],
    [
      ...pages.map((page) => page.permalink),
      ...(versions?.list ?? []).map((one) => one.overview),
      ...(changelog === undefined ? [] : [changelog]),
    ],
  );
  return permalink;
}
