/** Finds permalinks for the pages that list something about a whole tab. */
import {toAddresses} from './toAddresses';
import {toBase} from './toBase';
import type {TabNavigation} from './types';

/**
 * The permalink of such a page, e.g. `/api/default/deprecations`. Pages of operations and versions,
 * and the changelog, keep their addresses: if one of them is taken, the list is at
 * `deprecations-2`.
 */
export function toListPermalink(
  {
    overview,
    pages,
    versions,
    changelog,
  }: Pick<TabNavigation, 'overview' | 'pages' | 'versions' | 'changelog'>,
  name: string,
): string {
  const wanted = toBase({overview}) + name + (overview.endsWith('/') ? '/' : '');
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
