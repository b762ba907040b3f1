import {listPages} from './listPages';
import type {TabNavigation} from './types';

/**
 * Where the root of the pages leads: the first operation of the first tab as the sidebar shows
 * them, in document order when there is no sidebar, a hidden one when there is no other, the
 * overview when there is none at all.
 */
export function toRedirectTarget(navigations: readonly TabNavigation[]): string | undefined {
  const first = navigations[0];
  if (!first) return undefined;
  const {pages, overview} = first;
  const page = listPages(first)[0] ?? pages.find(({hidden}) => !hidden) ?? pages[0];
  return page?.permalink ?? overview;
}
