import type {TabConfig} from '../config/types';

/** What a tab is called in lists that have each version on its own: `API Reference 2.0`. */
export function toTabName({label, version}: Pick<TabConfig, 'label' | 'version'>): string {
  return version ? `${label} ${version.label}` : label;
}
