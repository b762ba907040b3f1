import path from 'path';
import {getPluginI18nPath} from '@docusaurus/utils';
import {normalizeNavigation} from '../config/navigation';
import type {NavigationEntry} from '../config/types';
import {createPipeline} from '../content';
import {suggest} from '../diagnostics/suggest';
import {listSome} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {toSearchFolder} from '../exports/searchFiles';
import {type SitePaths, toTabNavigation} from '../navigation/tabs';
import {PLUGIN_NAME} from '../options';
import {createModelCache} from '../site/modelCache';
import type {Site, Tab} from '../types';
import {toSidebarItems, toTabItems} from './toSidebarItems';
import type {ApiSidebarItem, SidebarAnswer, SidebarRequest} from './types';

type Load = () => Promise<Site>;

/**
 * Creates the items of sidebars in the same way as the plugin creates its pages. Unchanged
 * documents are kept between requests.
 */
export function createItemsLoader(): (request: SidebarRequest) => Promise<SidebarAnswer> {
  const loaders = new Map<string, Load>();
  return async ({tab, what, search, ...site}) => {
    const paths = toPaths(site);
    const key = JSON.stringify(site);
    const load = loaders.get(key) ?? createLoader(site, paths);
    loaders.set(key, load);
    const content = await load();
    const found = content.tabs.find((one) => one.config.tabId === tab);
    // The plugin itself reports errors in docs.json or the document.
    if (!content.config || content.tabs.length === 0) return {items: [toOverviewLink(tab, paths)]};
    if (!found) return {problem: toTabProblem(tab, content)};
    return toAnswer({tab, what, search}, found, paths);
  };
}

/** The paths are the same in all languages below `baseUrl`, which Docusaurus adds. */
function toPaths({routeBasePath}: Pick<SidebarRequest, 'routeBasePath'>): SitePaths {
  return {baseUrl: '/', routeBasePath, trailingSlash: undefined};
}

function createLoader(
  {siteDir, docsJson, id, locale}: Omit<SidebarRequest, 'tab' | 'what' | 'search'>,
  paths: SitePaths,
): Load {
  return createPipeline({
    ...paths,
    siteDir,
    docsJson,
    ...(locale !== undefined && {
      localizedDir: getPluginI18nPath({
        localizationDir: path.join(siteDir, 'i18n', locale),
        pluginName: PLUGIN_NAME,
        pluginId: id,
      }),
    }),
    // Separate from the plugin's cache, because the plugin's options are not known here.
    modelCache: createModelCache(
      path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'sidebar', id),
    ),
  }).load;
}

function toTabProblem(tab: string, {tabs}: Site): string {
  const ids = tabs.map((one) => one.config.tabId);
  const nearest = suggest(tab, ids);
  return `docs.json has no tab with the id \`${tab}\`. ${nearest === undefined ? `It has ${listSome(ids)}.` : `Did you mean \`${nearest}\`?`}`;
}

function toOverviewLink(tab: string, {routeBasePath}: SitePaths, label = 'API'): ApiSidebarItem {
  const href = ['', routeBasePath, tab].filter((part, index) => index === 0 || part).join('/');
  // The plugin recognizes items of APIs by this property: their sidebar loads again once the error
  // is fixed.
  return {type: 'link', label, href, customProps: {api: tab}};
}

function toAnswer(
  {tab: tabId, what, search}: Pick<SidebarRequest, 'tab' | 'what' | 'search'>,
  {config: tab, reference, navigation, lists}: Tab,
  paths: SitePaths,
): SidebarAnswer {
  if (!reference || !navigation) return {items: [toOverviewLink(tabId, paths, tab.label)]};
  const found: Diagnostic[] = [];
  const context = {
    locate: (pointer: string) => ({file: 'sidebars', pointer}),
    report: (diagnostic: Diagnostic) => found.push(diagnostic),
  };
  const entries = what && readEntries(what, context);
  const made = toTabNavigation(
    {
      ...paths,
      tab: {...tab, navigation: entries ?? (tab.navigation === false ? true : tab.navigation)},
      reference,
      locate: context.locate,
    },
    context.report,
  );
  // Settings of docs.json are checked by the plugin.
  const wrong = found.filter(({source}) => what && source.pointer?.startsWith(POINTER));
  const errors = wrong.filter(({severity}) => severity === 'error');
  if (errors.length > 0)
    return {
      problem: errors
        .map(({message, help}) => [message, help].filter(Boolean).join(' '))
        .join('\n'),
    };
  const {changelog} = navigation;
  const shown = {...made, ...(changelog !== undefined && {changelog})};
  return {
    items: what
      ? toSidebarItems(shown, what)
      : toTabItems(shown, {
          schemas: lists.schemaPages,
          ...(search && {search: toSearchFolder(navigation)}),
        }),
  };
}

/** JSON pointer of the entries, for findings about them. */
const POINTER = '/apiSidebar';

function readEntries(
  what: NonNullable<SidebarRequest['what']>,
  context: Parameters<typeof normalizeNavigation>[2],
): NavigationEntry[] {
  return normalizeNavigation(Array.isArray(what) ? what : [what], POINTER, context);
}
