/** The addresses that pages of a site had before, and what they answer today. */
import {type FormerIds, listFormerIds, toCurrentPath} from '../config/tabIds';
import type {TabConfig} from '../config/types';
import type {FormerAddresses, Redirect} from './types';

/** What is used of a site. */
type FormerSite = {
  readonly tabs: readonly {readonly config: Pick<TabConfig, 'tabId' | 'formerId'>}[];
  /** Those that its lock remembers, the most recent first. */
  readonly former?: FormerAddresses;
};

/**
 * What the former addresses of a site answer, the most recent first: hosts limit how many they take.
 * @param pages paths of the pages of the site; none of them is a former address
 * @param root path of the plugin's pages
 */
export function toFormerAddresses(
  {tabs, former: remembered}: FormerSite,
  pages: readonly string[],
  root: string,
): FormerAddresses {
  const {redirects, gone} = remembered ?? {redirects: [], gone: []};
  // Docusaurus knows more pages than the lock, those of other plugins among them.
  const taken = new Set([
    ...pages,
    ...redirects.map(({from}) => from),
    ...gone.map(({from}) => from),
  ]);
  const living = new Set(pages);
  const isFree = ({from}: {from: string}) => !living.has(from);
  const former = listFormerIds(tabs.map(({config}) => config));
  return {
    redirects: [
      ...redirects.filter(isFree),
      ...listIdRedirects(pages, root, former).filter(({from}) => !taken.has(from)),
    ],
    gone: gone.filter(isFree),
  };
}

/** Where an address leads today that a page had before its tab got an `api.id`; undefined for others. */
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

/** The addresses that pages had before their tab got an `api.id`. */
function listIdRedirects(pages: readonly string[], root: string, former: FormerIds): Redirect[] {
  const base = toBase(root);
  return Object.entries(former).flatMap(([id, current]) => {
    const own = `${base}${current}`;
    return pages
      .filter((to) => `${to}/`.startsWith(`${own}/`))
      .map((to) => ({from: `${base}${id}${to.slice(own.length)}`, to}));
  });
}

/** What the paths of all pages below the plugin's root begin with. */
export function toBase(root: string): string {
  return root.endsWith('/') ? root : `${root}/`;
}
