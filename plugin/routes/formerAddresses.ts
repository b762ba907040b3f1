/** The addresses that pages of a site had before, and what they answer today. */
import {type FormerIds, listFormerIds} from '../config/tabIds';
import type {TabConfig} from '../config/types';
import type {FormerAddresses, Redirect} from './types';

/** What is used of a site. */
type Tabs = {
  readonly tabs: readonly {readonly config: Pick<TabConfig, 'tabId' | 'formerId'>}[];
};

/**
 * What the former addresses of a site answer, the most recent first: hosts limit how many they take.
 * @param pages paths of the pages of the site; none of them is a former address
 * @param root path of the plugin's pages
 */
export function toFormerAddresses(
  {tabs}: Tabs,
  pages: readonly string[],
  root: string,
): FormerAddresses {
  const living = new Set(pages);
  const former = listFormerIds(tabs.map(({config}) => config));
  return {
    redirects: listIdRedirects(pages, root, former).filter(({from}) => !living.has(from)),
    gone: [],
  };
}

/** The addresses that pages had before their tab got an `api.id`. */
function listIdRedirects(pages: readonly string[], root: string, former: FormerIds): Redirect[] {
  const base = root.endsWith('/') ? root : `${root}/`;
  return Object.entries(former).flatMap(([id, current]) => {
    const own = `${base}${current}`;
    return pages
      .filter((to) => `${to}/`.startsWith(`${own}/`))
      .map((to) => ({from: `${base}${id}${to.slice(own.length)}`, to}));
  });
}
