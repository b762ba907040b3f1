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
import {present} from '../document/present';
import type {ReadyTab, Tab} from '../types';
import {isChosen, toAgentTabFiles} from './agentFiles';
import {toChaptersModule, toDataModule, toLoaderModule, toSidebarLinksModule} from './dataModule';
import {createEditLinks, toEditModule} from './editLinks';
import type {Embeds} from './fragments/types';
import {createSchemaTexts} from './jsonText';
import {buildListRoutes} from './listRoutes';
import {buildOperationRoutes} from './operationRoutes';
import type {PropChapter, PropDiagnostic, PropPageMenu, PropTryIt} from './props';
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
  const base = toPath(root, tabId);
  const toFile: TabPages['toFile'] = (name, text) => site.toFile(`${tabId}/${name}`, text);
  const sidebar = buildSidebar(content, toFile);
  const pages = toTabPages(content, site, sidebar.links, toFile);
  const menu = toPageMenu(site, tab);
  const shown = {tryIt: toTryIt(site, tab), menu, imageHosts, diagnostics};
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
  return {
    tab,
    route: {
      path: navigation.overview,
      component: '@theme/ApiTabRoot',
      modules: {
        document: document.module,
        ...sidebar.modules,
        ...(loadSchemas !== undefined && {loadSchemas}),
        ...(lists.loadErrors !== undefined && {loadErrors: lists.loadErrors}),
        ...(guidesFile && {guides: guidesFile.module}),
        ...(development && {diagnostics: '@theme/ApiDiagnostics'}),
      },
      routes: [...overview.routes, ...lists.routes, ...toRouteTree(inTree, base)],
    },
    files: [
      ...[sidebar, overview, lists, operations, schemas, tags].flatMap(({files}) => files),
      ...[document, guidesFile, chaptersFile].flatMap((file) => file ?? []),
    ],
    embeds: {
      tabs: {[tabId]: present({document: document.module, loadSchemas})},
      operations: Object.fromEntries(
        operations.embeds.map((embed) => [toEmbedPath(embed.permalink, root), embed]),
      ),
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

/** The path below the plugin's root by which authored pages import an operation. */
function toEmbedPath(permalink: string, root: string): string {
  return permalink.slice(root.length).replace(/^\/|\/$/g, '');
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
  const {siteUrl, authoredModules, texts, tabs, search, formerly} = site;
  const {locale = 'en', updates = new Map<string, number>()} = site;
  return {
    ...tab,
    siteUrl,
    formerly,
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
  const addresses = toFile(
    'addresses.mjs',
    toDataModule(toPageTargets(reference, navigation, lists.schemaPages)),
  );
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
    ],
    files: [overview, addresses, loadAddresses],
  };
}
