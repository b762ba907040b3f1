import type {DocusaurusConfig} from '@docusaurus/types';
import {listSome, quote} from '../diagnostics/text';
import {isRecord} from '../document/isObject';
import {DEFAULT_OPTIONS, PLUGIN_NAME, trimSlashes} from '../options';
import type {DocsVersion} from './docs/docsContent';
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

/**
 * Explains in a sentence which docs nobody could open, such as those of a folder `api` where docs are
 * at the root of the site: below the plugin's path, the router asks the plugin alone, unless the
 * docs have a longer path. Undefined if there are none.
 */
export function findLostDocs(
  versions: readonly DocsVersion[],
  {baseUrl, routeBasePath}: {baseUrl: string; routeBasePath: string},
): string | undefined {
  if (routeBasePath === '') return undefined;
  const root = baseUrl + routeBasePath;
  const isBelow = (permalink: string) => `${permalink}/`.startsWith(`${root}/`);
  const lost = versions
    .filter(({path}) => path !== undefined && !isBelow(path))
    .flatMap(({docs}) => docs.map(({permalink}) => permalink).filter(isBelow));
  return lost.length > 0
    ? `These docs have paths below that of the API's pages, ${quote(root)}: ${listSome(lost)}. Each would be "Page Not Found". Give the docs another folder or \`slug\`, or give ${PLUGIN_NAME} another \`routeBasePath\`.`
    : undefined;
}

/** What docusaurus-openapi-docs generates. */
const GENERATED = /\.(?:api|info|tag|schema)\.mdx$/;

/**
 * Explains in a sentence which docs have the paths of pages that keep the addresses of another tool.
 * Undefined if there are none.
 * @param pages the permalinks of all pages
 */
export function findDoubleDocs(
  versions: readonly DocsVersion[],
  pages: readonly string[],
): string | undefined {
  const toKey = (permalink: string) => permalink.replace(/\/$/, '').toLowerCase();
  const taken = new Set(pages.map(toKey));
  const double = versions.flatMap(({docs}) =>
    docs.filter(({permalink}) => taken.has(toKey(permalink))),
  );
  if (double.length === 0) return undefined;
  const names = double.map(({permalink, source = ''}) =>
    source === '' ? permalink : `${permalink} (${source.replace(/^@site\//, '')})`,
  );
  const help = double.every(({source = ''}) => GENERATED.test(source))
    ? 'docusaurus-openapi-docs has generated these files: delete them, and their entries in the sidebars.'
    : 'Give the docs another `slug` or delete them, or give the operations a `slug` in docs.json.';
  return `These docs have the URLs of pages of the API: ${listSome(names)}. ${help}`;
}
