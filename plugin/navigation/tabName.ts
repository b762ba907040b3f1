import type {TabConfig} from '../config/types';

/** The name of a tab in lists that contain each version separately: `API Reference 2.0`. */
export function toTabName({label, version}: Pick<TabConfig, 'label' | 'version'>): string {
  return version ? `${label} ${version.label}` : label;
}
