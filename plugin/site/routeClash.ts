import type {DocusaurusConfig} from '@docusaurus/types';
import {quote} from '../diagnostics/text';
import {isRecord} from '../document/isObject';
import {trimSlashes} from '../options';

export const DOCS_PLUGINS = [
  'content-docs',
  '@docusaurus/content-docs',
  '@docusaurus/plugin-content-docs',
];
/** Presets that bring the docs plugin, with its options under `docs`. */
export const CLASSIC_PRESETS = ['classic', '@docusaurus/classic', '@docusaurus/preset-classic'];

/**
 * Why the pages cannot be at this path, as a sentence; undefined when they can. The router enters
 * one of two plugins with the same path: the pages of the other would all say "Page Not Found".
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
  const clashes = docs.some(
    ({routeBasePath: path = 'docs'}) =>
      typeof path === 'string' && trimSlashes(path) === routeBasePath,
  );
  return clashes
    ? `The pages of the API and the docs plugin have the same \`routeBasePath\`, ${quote(`/${routeBasePath}`)}: all pages of one of them would be "Page Not Found". Give one of them another path.`
    : undefined;
}

/** Names and options of plugins or presets. Those that are functions have no name. */
function toEntries(
  entries: readonly unknown[],
): [name: string, options: Record<string, unknown>][] {
  return entries.flatMap((entry): [string, Record<string, unknown>][] => {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    return typeof name === 'string' ? [[name, isRecord(options) ? options : {}]] : [];
  });
}
