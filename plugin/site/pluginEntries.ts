/** Reads the lists of plugins, presets and themes of a Docusaurus configuration. */
import type {DocusaurusConfig} from '@docusaurus/types';
import {isRecord} from '../document/isObject';
import {PLUGIN_NAME, type Options} from '../options';

/** The lists of a Docusaurus configuration that name packages. */
export type EntryList = 'plugins' | 'presets' | 'themes';

export const DOCS_PLUGIN = '@docusaurus/plugin-content-docs';
/** The preset that includes the docs plugin, with its options under `docs`. */
export const CLASSIC_PRESET = '@docusaurus/preset-classic';

/**
 * Whether an entry of a list names a package: by its name, by a short name that Docusaurus
 * completes, or by the path of its file.
 */
export function isNamed(entry: string, name: string, list: EntryList = 'plugins'): boolean {
  const kind = list.slice(0, -1);
  return (
    [
      entry,
      `docusaurus-${kind}-${entry}`,
      `@docusaurus/${kind}-${entry}`,
      entry.replace(/^@docusaurus\//, `$&${kind}-`),
    ].includes(name) || entry.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
  );
}

/** The options of the entries of a list that name a package; empty objects where there are none. */
export function listOptions(
  config: Partial<Pick<DocusaurusConfig, EntryList>>,
  list: EntryList,
  name: string,
): Record<string, unknown>[] {
  const entries: readonly unknown[] = config[list] ?? [];
  return entries.flatMap((entry): Record<string, unknown>[] => {
    const [module, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    return typeof module === 'string' && isNamed(module, name, list)
      ? [isRecord(options) ? options : {}]
      : [];
  });
}

/** The entries of this plugin with the options as they are given, which may be wrong. */
export function listOwnEntries({
  plugins = [],
}: Partial<Pick<DocusaurusConfig, 'plugins'>>): {given: Options | undefined}[] {
  return plugins.flatMap((entry) => {
    const [plugin, given] = Array.isArray(entry) ? entry : [entry, {}];
    return isOurs(plugin) ? [{given}] : [];
  });
}

/** The plugin by name, by the path of its file, or as the function itself. */
function isOurs(plugin: unknown): boolean {
  if (typeof plugin === 'function') return plugin.name === 'pluginApiReference';
  return (
    typeof plugin === 'string' &&
    (isNamed(plugin, PLUGIN_NAME) || plugin.split(/[\\/]/).includes(PLUGIN_NAME))
  );
}
