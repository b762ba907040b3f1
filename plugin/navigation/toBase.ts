import type {TabNavigation} from './types';

/** Permalink of the tab, at which its overview is unless it keeps an address elsewhere. */
export function toTop({overview, top = overview}: Pick<TabNavigation, 'overview' | 'top'>): string {
  return top;
}

/** Prefix of the permalinks of all pages of a tab except its overview and those that are elsewhere. */
export function toBase(navigation: Pick<TabNavigation, 'overview' | 'top'>): string {
  const top = toTop(navigation);
  return top.endsWith('/') ? top : `${top}/`;
}
