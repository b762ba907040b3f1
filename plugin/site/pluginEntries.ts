/** Reads the lists of plugins, presets and themes of a Docusaurus configuration. */
import type {DocusaurusConfig} from '@docusaurus/types';
import {PLUGIN_NAME, type Options} from '../options';

/** The lists of a Docusaurus configuration that name packages. */
export type EntryList = 'plugins' | 'presets' | 'themes';

/**
 * Whether an entry of a list names a package: by its name, by the short name that Docusaurus
 * completes, or by the path of its file.
 */
export function isNamed(entry: string, name: string, list: EntryList = 'plugins'): boolean {
  const kind = list.slice(0, -1);
  return (
    [entry, `docusaurus-${kind}-${entry}`, `@docusaurus/${kind}-${entry}`].includes(name) ||
    entry.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
  );
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
