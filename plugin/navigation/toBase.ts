import type {TabNavigation} from './types';

/** What the permalinks of all pages of a tab but the overview begin with. */
export function toBase({overview}: Pick<TabNavigation, 'overview'>): string {
  return overview.endsWith('/') ? overview : `${overview}/`;
}
