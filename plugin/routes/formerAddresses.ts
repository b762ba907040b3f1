/** The addresses that pages had before their tab got an `api.id`. */
import {type FormerIds, toCurrentPath} from '../config/tabIds';
import type {Redirect} from './types';

/**
 * The former addresses of all pages of these tabs.
 * @param pages paths of the pages of the site
 * @param root path of the plugin's pages
 */
export function listFormerAddresses(
  pages: readonly string[],
  root: string,
  former: FormerIds,
): Redirect[] {
  const base = toBase(root);
  return Object.entries(former).flatMap(([id, current]) => {
    const own = `${base}${current}`;
    return pages
      .filter((to) => `${to}/`.startsWith(`${own}/`))
      .map((to) => ({from: `${base}${id}${to.slice(own.length)}`, to}));
  });
}

/** Where a former address leads today; undefined for all other paths. */
export function findCurrentAddress(
  path: string,
  root: string,
  former: FormerIds,
): string | undefined {
  const base = toBase(root);
  if (!path.startsWith(base)) return undefined;
  const below = path.slice(base.length);
  const current = toCurrentPath(below, former);
  return current === below ? undefined : base + current;
}

function toBase(root: string): string {
  return root.endsWith('/') ? root : `${root}/`;
}
