import type {TabNavigation} from './types';

/** Prefix of the permalinks of all pages of a tab except the overview. */
export function toBase({overview}: Pick<TabNavigation, 'overview'>): string {
  return overview.endsWith('/') ? overview : `${overview}/`;
}
