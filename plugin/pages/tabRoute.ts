import type {RouteConfig} from '@docusaurus/types';
import {AGENTS_FOLDER} from '../config/ownNames';
import type {TabConfig} from '../config/types';
import {toEntryDownloads} from '../exports/downloads';
import {toDocumentId} from '../exports/manifest';
import {toOwnServer} from '../exports/ownServer';
import {createFindInVersions} from '../exports/pageVersions';
import {toSearchFolder} from '../exports/searchFiles';
import type {TextFile} from '../exports/types';
import {toPageTargets} from '../lists/schemaPages/toPageTargets';
import {listSchemaPlaces} from '../search/schemaPlaces';
import {toRouteSegments} from '../navigation/segments';
import {toBase, toTop} from '../navigation/toBase';
import {CALLBACK_PAGE} from '../proxy/buildFiles';
import {present} from '../document/present';
import type {ReadyTab, Tab} from '../types';
import {isChosen, toAgentTabFiles} from './agentFiles';
import {toChaptersModule, toDataModule, toLoaderModule, toSidebarLinksModule} from './dataModule';
import {createEditLinks, toEditModule} from './editLinks';
import type {EmbeddedOperation, Embeds} from './fragments/types';
import {createSchemaTexts} from './jsonText';
import {divideRoutes, joinKeptRoutes} from './keptRoutes';
import {buildListRoutes} from './listRoutes';
import {buildOperationRoutes} from './operationRoutes';
import type {PropChapter, PropDiagnostic, PropPageMenu, PropRedirect, PropTryIt} from './props';
import {toPath, toRouteTree} from './routeTree';
import {buildSchemaRoutes} from './schemaRoutes';
import {toSidebarData} from './sidebarData';
import type {DataFile, PageRoutes, SitePages, TabPages} from './tabPages';
import {buildTagRoutes} from './tagRoutes';
import {toGuidesProp} from './toGuidesProp';
import {toApiDocumentProp, toDiagnosticProps, toOverviewProp, toVersionsProp} from './toProps';

/** The docs that show the sidebar of a tab, by their files. */
export type Chapters = {[source: string]: PropChapter};

export type TabRoute = {
  tab: TabConfig;
  route: RouteConfig;
  /** Of its pages, where some have addresses that are not below it. */
  joined?: RouteConfig;
  files: DataFile[];
  /** What authored pages can show. */
  embeds: Partial<Omit<Embeds, 'defaultTab'>>;
  chapters: Chapters;
  /** For programs; empty where the site offers them no tools. */
  agentFiles: TextFile[];
};

/** The route of a tab with those of its pages; a tab that has failed shows its findings. */
export function buildTabRoute(content: Tab, site: SitePages): TabRoute {
  const {config: tab, navigation} = content;
  const {tabId} = tab;
  const diagnostics = toDiagnosticProps(
    site.problems.filter((problem) => problem.tabId === undefined || problem.tabId === tabId),
  );
  if (!navigation) return toFailedRoute(tab, site, diagnostics);
  const {root, imageHosts = [], development, docsSidebars} = site;
  const place = {top: toTop(navigation), base: toBase(navigation)};
  const toFile: TabPages['toFile'] = (name, text) => site.toFile(`${tabId}/${name}`, text);
  const sidebar = buildSidebar(content, toFile);
  const pages = toTabPages(content, site, sidebar.links, toFile);
  const menu = toPageMenu(site, tab);
  const callback = toCallback(site, tab);
  const shown = {tryIt: toTryIt(site, tab), menu, callback, imageHosts, diagnostics};
  const document = toFile('document.mjs', toDataModule(toApiDocumentProp(pages, shown)));
  const schemas = buildSchemaRoutes(pages);
  const {loadSchemas, data, ...operations} = buildOperationRoutes(pages, schemas.deferred);
  const tags = buildTagRoutes(pages, operations.chunks);
  const overview = buildOverviewRoute(pages);
  const lists = buildListRoutes(pages);
  const guides = toGuidesProp(navigation, docsSidebars);
  const guidesFile = guides && toFile('guides.mjs', toDataModule(guides));
  const {chapters, file: chaptersFile} = toChapters(pages, sidebar.modules);
  const inTree = [...operations.routes, ...schemas.routes, ...tags.routes];
  const first = divideRoutes([...overview.routes, ...lists.routes], place);
  const rest = divideRoutes(inTree, place);
  const frame: RouteConfig = {
    path: place.top,
    component: '@theme/ApiTabRoot',
    modules: {
      document: document.module,
      ...sidebar.modules,
      ...(loadSchemas !== undefined && {loadSchemas}),
      ...(lists.loadErrors !== undefined && {loadErrors: lists.loadErrors}),
      ...(guidesFile && {guides: guidesFile.module}),
      ...(development && {diagnostics: '@theme/ApiDiagnostics'}),
    },
  };
  const kept = [...first.kept, ...rest.kept];
  const route = {
    ...frame,
    routes: [...first.own, ...toRouteTree(rest.own, toPath(root, tabId))],
  };
  return {
    tab,
    // What has no page below the tab is for its frame to say.
    ...(kept.length > 0
      ? {route: {...frame, routes: []}, joined: joinKeptRoutes(kept, route)}
      : {route}),
    files: [
      ...[sidebar, overview, lists, operations, schemas, tags].flatMap(({files}) => files),
      ...[document, guidesFile, chaptersFile].flatMap((file) => file ?? []),
    ],
    embeds: {
      tabs: {[tabId]: present({document: document.module, loadSchemas})},
      operations: toEmbeds(operations.embeds, content, root),
    },
    chapters,
    agentFiles:
      site.agents && isChosen(tab, site.agents.tabs)
        ? toAgentTabFiles(pages, data, site.agents)
        : [],
  };
}

function toFailedRoute(
  tab: TabConfig,
  {root, toFile}: SitePages,
  diagnostics: PropDiagnostic[],
): TabRoute {
  const {tabId} = tab;
  const file = toFile(`${tabId}/problems.mjs`, toDataModule(diagnostics));
  return {
    tab,
    route: {
      path: toPath(root, tabId),
      component: '@theme/ApiProblems',
      modules: {diagnostics: file.module},
    },
    files: [file],
    embeds: {problems: {[tabId]: file.module}},
    chapters: {},
    agentFiles: [],
  };
}

/**
 * The operations by the paths below the plugin's root by which authored pages import them. An
 * operation that keeps an address elsewhere has that of the page which it would have here.
 */
function toEmbeds(
  embeds: readonly EmbeddedOperation[],
  {config: {tabId}, navigation}: ReadyTab,
  root: string,
): Embeds['operations'] {
  const base = toPath(root, '');
  const pages = new Map(navigation.pages.map((page) => [page.permalink, page]));
  return Object.fromEntries(
    embeds.map((embed) => {
      const page = pages.get(embed.permalink);
      return page && !embed.permalink.startsWith(base)
        ? [[tabId, ...toRouteSegments(page.operation)].join('/'), embed]
        : [embed.permalink.slice(root.length).replace(/^\/|\/$/g, ''), embed];
    }),
  );
}

/** The tools for programs are offered only where the tab has them. */
function toPageMenu(
  {pageMenu, agents, root, siteUrl}: SitePages,
  tab: TabConfig,
): PropPageMenu | undefined {
  if (!pageMenu) return undefined;
  const hasTools = agents !== undefined && isChosen(tab, agents.tabs);
  const actions = [...new Set(pageMenu)].filter((action) => action !== 'mcp' || hasTools);
  const mcp = actions.includes('mcp') ? siteUrl + toPath(root, AGENTS_FOLDER) : undefined;
  return present({actions, mcp});
}

/** Named only where the browser cannot tell it from the address of the overview. */
function toCallback({root, tabs}: SitePages, {tabId, version}: TabConfig): string | undefined {
  const current = tabs.find(({config}) =>
    version
      ? config.version?.family === version.family && config.version.isCurrent
      : config.tabId === tabId,
  );
  const top = current?.navigation?.top;
  return top && toPath(root, CALLBACK_PAGE) + (top.endsWith('/') ? '/' : '');
}

function toTryIt({pluginId, proxyPath}: SitePages, {tabId, version, tryIt}: TabConfig): PropTryIt {
  const {proxy = true} = tryIt ?? {};
  return present({
    document: toDocumentId(pluginId, tabId),
    storage: version && !version.isCurrent ? toDocumentId(pluginId, version.family) : undefined,
    proxyPath: proxy === false ? undefined : proxy === true ? proxyPath : proxy,
    ownServer: toOwnServer(tryIt),
  });
}

type Sidebar = {
  files: DataFile[];
  /** The modules that all pages load. */
  modules: {sidebar: string; sidebarLinks?: string};
  links: TabPages['sidebarLinks'];
};

function buildSidebar(
  {reference, navigation, lists}: ReadyTab,
  toFile: TabPages['toFile'],
): Sidebar {
  const {sidebar, links} = toSidebarData(navigation, lists);
  const {versions} = toVersionsProp(navigation);
  const {title} = reference.info;
  const file = toFile(
    'sidebar.mjs',
    toDataModule({...sidebar, ...(versions && {versions: {...versions, title}})}),
  );
  if (!links) return {files: [file], modules: {sidebar: file.module}, links};
  const all = toFile('all-sidebar-links.mjs', toDataModule(links.all));
  const near = toFile('sidebar-links.mjs', toSidebarLinksModule(all.module));
  return {
    files: [file, all, near],
    modules: {sidebar: file.module, sidebarLinks: near.module},
    links: {...links, module: near.module},
  };
}

function toTabPages(
  tab: ReadyTab,
  site: SitePages,
  sidebarLinks: TabPages['sidebarLinks'],
  toFile: TabPages['toFile'],
): TabPages {
  const {reference, navigation, lists} = tab;
  const {siteUrl, authoredModules, texts, tabs, search, formerly, formerAnchors} = site;
  const {locale = 'en', updates = new Map<string, number>()} = site;
  return {
    ...tab,
    siteUrl,
    formerly,
    formerAnchors,
    authoredModules,
    texts,
    operationPages: new Map(navigation.pages.map((page) => [page.operation.id, page])),
    downloadUrls: toEntryDownloads(tab).map(({url}) => url),
    findInVersions: createFindInVersions(tab, tabs),
    edits: createEditLinks(tab, {...site, locale, updates}),
    search: search ? toSearchFolder(navigation) : undefined,
    schemaTexts: createSchemaTexts(reference, lists.schemaPages, texts),
    sidebarLinks,
    toFile,
  };
}

function toChapters(
  {navigation, search, sidebarLinks, toFile}: TabPages,
  modules: Sidebar['modules'],
): {chapters: Chapters; file?: DataFile} {
  const {tab, overview, chapters} = navigation;
  if (!chapters) return {chapters: {}};
  const file = toFile(
    'chapters.mjs',
    toChaptersModule({tabId: tab.tabId, overview, search}, modules),
  );
  const entries = chapters.map(({source, title: _, ...page}): [string, PropChapter] => [
    source,
    {module: file.module, page, near: sidebarLinks?.toNear?.([page.permalink]) ?? []},
  ]);
  return {chapters: Object.fromEntries(entries), file};
}

function buildOverviewRoute(pages: TabPages): PageRoutes {
  const {reference, navigation, lists, toFile} = pages;
  const overview = toFile('overview.mjs', toDataModule(toOverviewProp(pages)));
  const top = toTopRoute(pages);
  const targets = toPageTargets(reference, navigation, lists.schemaPages);
  const known = new Set(targets.schemas.map(([name]) => name));
  // A name without a page, once.
  const others = listSchemaPlaces(pages).filter(([name]) => !known.has(name) && known.add(name));
  const schemas = [...targets.schemas, ...others];
  const addresses = toFile('addresses.mjs', toDataModule({...targets, schemas}));
  // Only links of other tools need it.
  const loadAddresses = toFile('load-addresses.mjs', toLoaderModule(addresses.module));
  return {
    routes: [
      {
        path: navigation.overview,
        exact: true,
        component: '@theme/ApiOverview',
        modules: {
          overview: overview.module,
          ...toEditModule(pages.edits.ofOverview()),
          loadAddresses: loadAddresses.module,
          // Only tabs with several documents load it.
          ...(reference.documents && {
            documents: 'docusaurus-plugin-api-reference/parts/ApiOverview/Documents',
          }),
        },
      },
      ...top.routes,
    ],
    files: [overview, addresses, loadAddresses, ...top.files],
  };
}

/** Links to the tab by its id lead on, if its overview keeps an address elsewhere. */
function toTopRoute({navigation, toFile}: TabPages): PageRoutes {
  const {overview, top} = navigation;
  if (top === undefined) return {routes: [], files: []};
  const file = toFile('top.mjs', toDataModule({to: overview, overview} satisfies PropRedirect));
  const modules = {redirect: file.module};
  return {
    routes: [{path: top, exact: true, component: '@theme/ApiRedirect', modules}],
    files: [file],
  };
}
