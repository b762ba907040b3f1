import type {DocusaurusConfig} from '@docusaurus/types';
import {quote} from '../diagnostics/text';
import {isRecord} from '../document/isObject';
import {DEFAULT_OPTIONS, PLUGIN_NAME, trimSlashes} from '../options';
import {CLASSIC_PRESET, DOCS_PLUGIN, listOptions, listOwnEntries} from './pluginEntries';

/**
 * Explains in a sentence why the pages cannot use this path; undefined if they can. Of two plugins
 * with the same path the router uses one: the other's pages would all show "Page Not Found".
 */
export function findRouteClash(
  config: Pick<DocusaurusConfig, 'plugins' | 'presets'>,
  routeBasePath: string,
): string | undefined {
  const docs = [
    ...listOptions(config, 'plugins', DOCS_PLUGIN),
    ...listOptions(config, 'presets', CLASSIC_PRESET).flatMap(({docs: options = {}}) =>
      isRecord(options) ? [options] : [],
    ),
  ];
  const own = listOwnEntries(config).map(({given}) => (isRecord(given) ? given : {}));
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
