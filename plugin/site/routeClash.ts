import type {DocusaurusConfig} from '@docusaurus/types';
import {listSome, quote} from '../diagnostics/text';
import {isRecord} from '../document/isObject';
import {decode} from '../document/percent';
import {DEFAULT_OPTIONS, PLUGIN_NAME, trimSlashes} from '../options';
import type {DocsVersion} from './docs/docsContent';
import type {OtherPage} from './docs/otherPages';
import {listContentOptions, listOwnEntries} from './pluginEntries';

/**
 * Explains in a sentence why the pages cannot use this path; undefined if they can. Of two plugins
 * with the same path the router uses one: the other's pages would all show "Page Not Found".
 */
export function findRouteClash(
  config: Pick<DocusaurusConfig, 'plugins' | 'presets'>,
  routeBasePath: string,
): string | undefined {
  const docs = listContentOptions(config, 'docs');
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

/** Whether docusaurus-openapi-docs generates files with such a name. */
export function isGenerated(file: string): boolean {
  return /\.(?:api|info|tag|schema)\.mdx$/.test(file);
}

/**
 * Explains in a sentence which other pages of the site have the paths of pages of the API, which
 * may keep the addresses of another tool. Undefined if there are none.
 * @param own the permalinks of all pages of the API
 */
export function findDoublePages(
  others: readonly OtherPage[],
  own: readonly string[],
): string | undefined {
  const toKey = (permalink: string) => decode(permalink.replace(/\/$/, '')).toLowerCase();
  const taken = new Set(own.map(toKey));
  const double = others.filter(({permalink}) => taken.has(toKey(permalink)));
  if (double.length === 0) return undefined;
  const names = double.map(({permalink, source}) =>
    source === undefined ? permalink : `${permalink} (${source.replace(/^@site\//, '')})`,
  );
  const help = double.every(({source = ''}) => isGenerated(source))
    ? 'docusaurus-openapi-docs has generated these files: delete them, and their entries in the sidebars.'
    : 'Give these pages another `slug` or name or delete them, or give the operations a `slug` in docs.json.';
  return `These pages of the site have the URLs of pages of the API: ${listSome(names)}. ${help}`;
}
