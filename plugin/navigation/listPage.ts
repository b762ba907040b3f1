/** Finds permalinks for the pages that list something about a whole tab. */
import {createNames} from '../document/createNames';
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
  const base = overview.replace(/\/$/, '');
  const toFree = createNames(
    [
      ...pages.map(({permalink}) => permalink),
      ...(versions?.list ?? []).map((one) => one.overview),
      changelog ?? [],
    ]
      .flat()
      .map((permalink) => permalink.replace(/\/$/, '')),
  );
  const permalink = toFree(`${base}/${name}`);
  return overview.endsWith('/') ? `${permalink}/` : permalink;
}
