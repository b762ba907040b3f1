/** Finds permalinks for the pages that list something about a whole tab. */
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
  const taken = new Set(
    [
      ...pages.map(({permalink}) => permalink),
      ...(versions?.list ?? []).map((one) => one.overview),
      changelog ?? [],
    ]
      .flat()
      // The router is case-insensitive.
      .map((permalink) => permalink.replace(/\/$/, '').toLowerCase()),
  );
  let permalink = `${base}/${name}`;
  for (let number = 2; taken.has(permalink.toLowerCase()); number++)
    permalink = `${base}/${name}-${number}`;
  return overview.endsWith('/') ? `${permalink}/` : permalink;
}
