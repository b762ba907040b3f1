/** The addresses of the old pages, and the redirects from them. */
import type {Redirect} from '../../routes/types';
import type {OldAddresses} from './keepUrls';
import type {NewPages} from './newPages';
import {listOldAddresses} from './redirects';
import type {TitleCounts} from './titlePages';
import type {OldApi} from './types';

/** The pointer of a version, or of the tab that has only one, in docs.json. */
export function toPointer({versions}: OldApi, tab: number, version: number): string {
  return versions.length > 1 ? `/tabs/${tab}/api/versions/${version}` : `/tabs/${tab}`;
}

/** The old addresses of each version. */
export function listOld(
  pages: ReadonlyMap<string, NewPages>,
  siteDir: string,
  apis: readonly OldApi[],
): OldAddresses[] {
  const counts = new Map<string, TitleCounts>();
  const countsOf = (route: string) => {
    const known = counts.get(route) ?? new Map<string, number>();
    counts.set(route, known);
    return known;
  };
  return apis.flatMap((api, tab) =>
    api.versions.flatMap((version, index): OldAddresses[] => {
      const found = pages.get(toPointer(api, tab, index));
      return found
        ? [{pages: found, old: listOldAddresses(siteDir, version.pages, found, countsOf)}]
        : [];
    }),
  );
}

/** Lists each old address once; an address that has a page again needs no redirect. */
export function toRedirects(all: readonly Redirect[], routeBasePath: string): Redirect[] {
  const root = `/${routeBasePath}`;
  const news = new Set(all.map(({to}) => to.replace(/\/?(?:#.*)?$/s, '')));
  const first = new Map<string, Redirect>();
  for (const {from, to} of all)
    if (!first.has(from) && !news.has(from) && from !== root) first.set(from, {from, to});
  return [...first.values()];
}
