import type {DocusaurusConfig} from '@docusaurus/types';
import {quote} from '../diagnostics/text';
import {isRecord} from '../document/isObject';
import {DEFAULT_OPTIONS, PLUGIN_NAME, trimSlashes} from '../options';
import {listOwnEntries} from './pluginEntries';

export const DOCS_PLUGINS = [
  'content-docs',
  '@docusaurus/content-docs',
  '@docusaurus/plugin-content-docs',
];
/** Presets that include the docs plugin, with its options under `docs`. */
export const CLASSIC_PRESETS = ['classic', '@docusaurus/classic', '@docusaurus/preset-classic'];

/**
 * Explains in a sentence why the pages cannot use this path; undefined if they can. Of two plugins
 * with the same path the router uses one: the other's pages would all show "Page Not Found".
 */
export function findRouteClash(
  {plugins, presets}: Pick<DocusaurusConfig, 'plugins' | 'presets'>,
  routeBasePath: string,
): string | undefined {
  const docs = [
    ...toEntries(plugins)
      .filter(([name]) => DOCS_PLUGINS.includes(name))
      .map(([, options]) => options),
    ...toEntries(presets)
      .filter(([name]) => CLASSIC_PRESETS.includes(name))
      .flatMap(([, {docs: options = {}}]) => (isRecord(options) ? [options] : [])),
  ];
  const own = listOwnEntries({plugins}).map(({given}) => (isRecord(given) ? given : {}));
  const has =
    (byDefault: string) =>
    ({routeBasePath: path = byDefault}: Record<string, unknown>) =>
      typeof path === 'string' && trimSlashes(path) === routeBasePath;
  const subject = docs.some(has('docs'))
    ? 'The pages of the API and the docs plugin'
    : own.filter(has(DEFAULT_OPTIONS.routeBasePath)).length > 1 &&
      `Two instances of ${PLUGIN_NAME}`;
  return subject
    ? `${subject} have the same \`routeBasePath\`, ${quote(`/${routeBasePath}`)}: all pages of one of them would be "Page Not Found". Give one of them another path.`
    : undefined;
}

/** Names and options of plugins or presets. Functions have no name. */
export function toEntries(
  entries: readonly unknown[],
): [name: string, options: Record<string, unknown>][] {
  return entries.flatMap((entry): [string, Record<string, unknown>][] => {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    return typeof name === 'string' ? [[name, isRecord(options) ? options : {}]] : [];
  });
}
