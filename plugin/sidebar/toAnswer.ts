import {normalizeNavigation} from '../config/navigation';
import {listFormerIds, toCurrentPath} from '../config/tabIds';
import type {NavigationEntry} from '../config/types';
import {suggest} from '../diagnostics/suggest';
import {listSome} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {toSearchFolder} from '../exports/searchFiles';
import {toTabNavigation} from '../navigation/tabs';
import type {TabNavigation} from '../navigation/types';
import {createPublished} from '../routes/site';
import type {SidebarSource} from '../site/sidebarSource';
import type {ReadyTab, Site, Tab} from '../types';
import {toSidebarItems, toTabItems} from './toSidebarItems';
import type {ApiSidebarItem, SidebarAnswer, SidebarRequest} from './types';

/** Returns the items of `apiSidebar`, or what is wrong with its arguments. */
export function toAnswer(request: SidebarRequest, source: SidebarSource): SidebarAnswer {
  const {tab} = request;
  const {site} = source;
  const current = toCurrentPath(tab, listFormerIds(site.tabs.map((one) => one.config)));
  const found = site.tabs.find((one) => one.config.tabId === current);
  // The plugin itself reports errors in docs.json or the document.
  if (!site.config || site.tabs.length === 0) return {items: [toOverviewLink(tab, source)]};
  return found ? toItemsOf(found, request, source) : {problem: toTabProblem(tab, site)};
}

function toTabProblem(tab: string, {tabs}: Pick<Site, 'tabs'>): string {
  const ids = tabs.map((one) => one.config.tabId);
  const nearest = suggest(tab, ids);
  return `docs.json has no tab with the id \`${tab}\`. ${nearest === undefined ? `It has ${listSome(ids)}.` : `Did you mean \`${nearest}\`?`}`;
}

function toOverviewLink(
  tab: string,
  {routeBasePath}: SidebarSource,
  label = 'API',
): ApiSidebarItem {
  const href = ['', routeBasePath, tab].filter((part, index) => index === 0 || part).join('/');
  // The plugin recognizes items of APIs by this property: their sidebar loads again once the error
  // is fixed.
  return {type: 'link', label, href, customProps: {api: tab}};
}

function toItemsOf(
  {config: tab, reference, navigation, lists}: Tab,
  {tab: tabId, what}: SidebarRequest,
  source: SidebarSource,
): SidebarAnswer {
  if (!reference || !navigation) return {items: [toOverviewLink(tabId, source, tab.label)]};
  const found: Diagnostic[] = [];
  const context = {
    locate: (pointer: string) => ({file: 'sidebars', pointer}),
    report: (diagnostic: Diagnostic) => found.push(diagnostic),
  };
  const entries = what && readEntries(what, context);
  // The paths are the same in all languages below `baseUrl`, which Docusaurus adds.
  const {routeBasePath, site} = source;
  const paths = {baseUrl: '/', routeBasePath, trailingSlash: undefined};
  const made = toTabNavigation(
    {
      ...paths,
      ...(site.published && {published: createPublished(site.published, tab, paths)}),
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
  return {items: what ? toSidebarItems(made, what) : toWholeTab(made, {navigation, lists}, source)};
}

function toWholeTab(
  made: TabNavigation,
  {navigation: {changelog}, lists: {schemaPages}}: Pick<ReadyTab, 'navigation' | 'lists'>,
  {baseUrl, search}: SidebarSource,
): ApiSidebarItem[] {
  const toPath = (permalink: string) => permalink.slice(baseUrl.length - 1);
  return toTabItems(
    {...made, ...(changelog !== undefined && {changelog: toPath(changelog)})},
    {
      ...(schemaPages && {
        schemas: {
          index: toPath(schemaPages.index),
          pages: schemaPages.pages.map((page) => ({
            name: page.name,
            permalink: toPath(page.permalink),
          })),
        },
      }),
      ...(search && {search: toSearchFolder(made)}),
    },
  );
}

/** JSON pointer of the entries, for findings about them. */
const POINTER = '/apiSidebar';

function readEntries(
  what: NonNullable<SidebarRequest['what']>,
  context: Parameters<typeof normalizeNavigation>[2],
): NavigationEntry[] {
  return normalizeNavigation(Array.isArray(what) ? what : [what], POINTER, context);
}
