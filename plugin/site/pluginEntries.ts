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

/** The modules of a list with their options as they are given, which may be wrong. */
export function splitEntries(
  entries: readonly unknown[] = [],
): {module: unknown; given: unknown}[] {
  return entries.filter(Boolean).map((entry) => {
    const [module, given] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    return {module, given};
  });
}

/** The options of the entries of a list that name a package; empty objects where there are none. */
export function listOptions(
  config: Partial<Pick<DocusaurusConfig, EntryList>>,
  list: EntryList,
  name: string,
): Record<string, unknown>[] {
  return splitEntries(config[list])
    .filter(({module}) => typeof module === 'string' && isNamed(module, name, list))
    .map(({given}) => (isRecord(given) ? given : {}));
}

/** What Docusaurus's plugins for content are about, which is also their option in its preset. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** The options of each instance of one of these plugins, in the preset and beside it. */
export function listContentOptions(
  config: Partial<Pick<DocusaurusConfig, 'plugins' | 'presets'>>,
  kind: ContentKind,
): Record<string, unknown>[] {
  return [
    ...listOptions(config, 'plugins', `@docusaurus/plugin-content-${kind}`),
    ...listOptions(config, 'presets', CLASSIC_PRESET).flatMap(({[kind]: options}) =>
      options === false ? [] : [isRecord(options) ? options : {}],
    ),
  ];
}

/** The entries of this plugin with the options as they are given. */
export function listOwnEntries({
  plugins,
}: Partial<Pick<DocusaurusConfig, 'plugins'>>): {given: Options | undefined}[] {
  return splitEntries(plugins)
    .filter(({module}) => isOurs(module))
    .map(({given}) => ({given: given as Options | undefined}));
}

/** The plugin by name, by the path of its file, or as the function itself. */
function isOurs(plugin: unknown): boolean {
  if (typeof plugin === 'function') return plugin.name === 'pluginApiReference';
  return (
    typeof plugin === 'string' &&
    (isNamed(plugin, PLUGIN_NAME) || plugin.split(/[\\/]/).includes(PLUGIN_NAME))
  );
}
