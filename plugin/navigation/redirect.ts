import {listPages} from './listPages';
import type {TabNavigation} from './types';

/**
 * The target of the root: the first operation of the first tab in the order of the sidebar. Without
 * a sidebar, document order applies; a hidden operation is used if there is no other, and the
 * overview if there is none at all.
 */
export function toRedirectTarget(navigations: readonly TabNavigation[]): string | undefined {
  const first = navigations[0];
  if (!first) return undefined;
  const {pages, overview} = first;
  const page = listPages(first)[0] ?? pages.find(({hidden}) => !hidden) ?? pages[0];
  return page?.permalink ?? overview;
}
