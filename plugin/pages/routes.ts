import path from 'path';
import type {RouteConfig} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import type {TabConfig} from '../config/types';
import type {ReadyTab, Site, Tab} from '../types';
import {toDataModule, toLoaderModule} from './dataModule';
import type {Diagnostic} from '../diagnostics/types';
import {toEntryDownloads} from '../exports/downloads';
import type {EmbeddedOperation, Embeds} from './fragments/types';
import {toSearchFolder} from '../exports/searchFiles';
import {createTexts, type TextMemory, type Texts} from './jsonText';
import {toDocumentId} from '../exports/manifest';
import {createFindInVersions, type FindInVersions} from '../exports/pageVersions';
import {toFeedUrl} from '../exports/urls';
import {toRedirectTarget} from '../navigation/redirect';
import {CALLBACK_PAGE} from '../proxy/buildFiles';
import type {AddFile, ToAuthoredModule} from './operationRoutes';
import type {PropRedirect, PropTryIt} from './props';
import {toChangelogProp} from './toChangelogProp';
import {toPageTargets} from '../lists/schemaPages/toPageTargets';
import {buildPageRoutes, type Chapters} from './pageRoutes';
import {toGuidesProp} from './toGuidesProp';
import {toRouteTree} from './routeTree';
import {toApiDocumentProp, toDeprecationsProp, toDiagnosticProps, toOverviewProp} from './toProps';

/** Information about the site that the routes need. */
export type RouteContext = {
  /** Permalink of the plugin's root, e.g. `/docs/api`; `/docs/` where that is the root of the site. */
  root: string;
  pluginId: string;
  /** Path or URL of the Try It proxy; false where requests go directly. */
  proxy: string | false;
  /** In `docusaurus start`: findings are shown on the pages. */
  development: boolean;
  /** Whether readers can search the reference. */
  search?: boolean;
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** Absolute path of the site. */
  siteDir: string;
  /** Absolute URL of the site. */
  siteUrl: string;
  /** Strings of the previous build, if routes are built repeatedly. */
  memory?: TextMemory;
};

/** The things that authored pages can import, for the bundler's `embedLoader`. */
export const EMBEDS_FILE = 'embeds.json';

/** The docs that show the sidebar of a tab, by their files, for the bundler's `chapterLoader`. */
export const CHAPTERS_FILE = 'chapters.json';

/** A file for the bundler. */
export type DataFile = {name: string; text: string};

/**
 * The routes of all tabs and the files that they load. Pure: `toModule` returns the path at which a
 * file of that name will be.
 */
export function buildRoutes(
  content: Site,
  context: RouteContext,
  toModule: (name: string) => string,
): {routes: RouteConfig[]; files: DataFile[]} {
  const files: DataFile[] = [];
  const addFile: AddFile = (name, text) => {
    files.push({name, text});
    return toModule(name);
  };
  const problems = context.development
    ? content.diagnostics.filter(({severity}) => severity !== 'info')
    : [];
  const texts = createTexts(context.memory);
  const embeds: Embeds = {
    defaultTab:
      content.tabs.find(({config: tab}) => tab.version?.isCurrent !== false)?.config.tabId ?? '',
    tabs: {},
    operations: {},
    problems: {},
  };
  const chapters = new Map<string, Chapters>();
  const tabFrame = {
    ...context,
    texts,
    embeds,
    chapters,
    docsSidebars: content.docsSidebars,
    toAuthoredModule: createAuthoredModules(content, context),
  };
  const tabs = content.tabs.map((tab) =>
    buildTabRoute(tab, problems, {...tabFrame, tabs: content.tabs}, addFile),
  );
  texts.end();
  const home: RouteConfig =
    content.tabs.length > 0
      ? {
          path: context.root,
          exact: true,
          component: '@theme/ApiRedirect',
          modules: {
            redirect: addFile('redirect.mjs', toDataModule(toHome(content, context))),
          },
        }
      : {
          path: context.root,
          component: '@theme/ApiProblems',
          modules: {
            diagnostics: (embeds.problems[''] = addFile(
              'problems.mjs',
              toDataModule(toDiagnosticProps(problems)),
            )),
          },
        };
  files.push({name: EMBEDS_FILE, text: JSON.stringify(embeds)});
  files.push({name: CHAPTERS_FILE, text: JSON.stringify(joinChapters(chapters, content.tabs))});
  const callback: RouteConfig = {
    path: toPath(context, CALLBACK_PAGE),
    exact: true,
    component: '@theme/ApiOAuthCallback',
  };
  return {
    routes: [callback, {path: context.root, component: '@theme/ApiRoot', routes: [home, ...tabs]}],
    files,
  };
}

/** If several tabs list a doc, the first one that is no older version shows it. */
function joinChapters(chapters: ReadonlyMap<string, Chapters>, tabs: readonly Tab[]): Chapters {
  const isOlder = ({config: tab}: Tab) => Number(tab.version?.isCurrent === false);
  const last = [...tabs].sort((a, b) => isOlder(a) - isOlder(b)).reverse();
  return Object.assign({}, ...last.map(({config: tab}) => chapters.get(tab.tabId))) as Chapters;
}

function toTryIt({pluginId, proxy}: RouteContext, {tabId, version}: TabConfig): PropTryIt {
  return {
    document: toDocumentId(pluginId, tabId),
    ...(version && !version.isCurrent && {storage: toDocumentId(pluginId, version.family)}),
    ...(proxy !== false && {proxyPath: proxy}),
  };
}

/**
 * The redirect target of the root: in development, while the first documents are broken, it is the
 * page with their findings.
 */
function toHome({tabs}: Site, {root}: RouteContext): PropRedirect {
  const shown = tabs.filter(({config: tab}) => tab.version?.isCurrent !== false);
  const navigations = shown.flatMap(({navigation}) => navigation ?? []);
  const overview =
    navigations[0]?.overview ?? toPath({root}, (shown[0] ?? tabs[0])?.config.tabId ?? '');
  return {to: toRedirectTarget(navigations) ?? overview, overview};
}

/** A path below the plugin's root, which may be that of the site. */
function toPath({root}: Pick<RouteContext, 'root'>, path: string): string {
  return `${root.replace(/\/$/, '')}/${path}`;
}

/** The import path of a file that an override names; undefined if it could not be read. */
function createAuthoredModules(
  {config, authored}: Site,
  {siteDir}: RouteContext,
): ToAuthoredModule {
  return (file) =>
    config && authored?.has(file)
      ? aliasedSitePath(path.join(config.rootDir, file), siteDir)
      : undefined;
}

type TabRouteContext = RouteContext & {
  toAuthoredModule: ToAuthoredModule;
  texts: Texts;
  embeds: Embeds;
  chapters: Map<string, Chapters>;
  tabs: readonly Tab[];
  docsSidebars: Site['docsSidebars'];
};

function buildTabRoute(
  content: Tab,
  problems: readonly Diagnostic[],
  context: TabRouteContext,
  addFile: AddFile,
): RouteConfig {
  const {config: tab, navigation} = content;
  const overview = navigation?.overview ?? toPath(context, tab.tabId);
  const diagnostics = toDiagnosticProps(
    problems.filter(({tabId}) => tabId === undefined || tabId === tab.tabId),
  );
  const addData = (name: string, value: unknown) =>
    addFile(`${tab.tabId}/${name}.mjs`, toDataModule(value));
  if (!navigation)
    return {
      path: overview,
      component: '@theme/ApiProblems',
      modules: {
        diagnostics: (context.embeds.problems[tab.tabId] = addData('problems', diagnostics)),
      },
    };
  const {reference, lostImages, urls, lists} = content;
  const {schemaPages, documentLinks} = lists;
  const downloads = toEntryDownloads(content).map(({url}) => url);
  const findInVersions = createFindInVersions(content, context.tabs);
  const search = context.search ? toSearchFolder(navigation) : undefined;
  const document = addData(
    'document',
    toApiDocumentProp(tab, reference, navigation, {
      tryIt: toTryIt(context, tab),
      imageHosts: context.imageHosts ?? [],
      lostImages,
      diagnostics,
      download: reference.documents ? undefined : downloads[0],
      schemas: schemaPages?.index,
      documentLinks,
      ...(search !== undefined && {search}),
    }),
  );
  const guides = toGuidesProp(navigation, context.docsSidebars);
  const addEmbed = (operation: Omit<EmbeddedOperation, 'tab'>) =>
    (context.embeds.operations[
      operation.permalink.slice(context.root.length).replace(/^\/|\/$/g, '')
    ] = {tab: tab.tabId, ...operation});
  const {routes, modules, chapters} = buildPageRoutes(
    {
      ...context,
      search,
      reference,
      navigation,
      schemaPages,
      document,
      urls,
      findInVersions,
      downloads,
      addEmbed,
    },
    addFile,
  );
  context.chapters.set(tab.tabId, chapters);
  const {loadSchemas} = modules;
  context.embeds.tabs[tab.tabId] = {document, ...(loadSchemas !== undefined && {loadSchemas})};
  return {
    path: overview,
    component: '@theme/ApiTabRoot',
    modules: {
      document,
      ...modules,
      ...(guides && {guides: addData('guides', guides)}),
      ...(context.development && {diagnostics: '@theme/ApiDiagnostics'}),
    },
    routes: [
      toOverviewRoute(content, downloads, context.siteUrl, addFile),
      ...toListRoutes(content, findInVersions, addData),
      ...toRouteTree(routes, toPath(context, tab.tabId)),
    ],
  };
}

function toOverviewRoute(
  content: ReadyTab,
  downloads: readonly string[],
  siteUrl: string,
  addFile: AddFile,
): RouteConfig {
  const {reference, navigation} = content;
  const {tabId} = navigation.tab;
  const addData = (name: string, value: unknown) =>
    addFile(`${tabId}/${name}.mjs`, toDataModule(value));
  return {
    path: navigation.overview,
    exact: true,
    component: '@theme/ApiOverview',
    modules: {
      overview: addData('overview', toOverviewProp(content, downloads, siteUrl)),
      // Only links of other tools need it.
      loadAddresses: addFile(
        `${tabId}/load-addresses.mjs`,
        toLoaderModule(
          addData('addresses', toPageTargets(reference, navigation, content.lists.schemaPages)),
        ),
      ),
      // Only tabs with several documents load it.
      ...(reference.documents && {
        documents: 'docusaurus-plugin-api-reference/parts/ApiOverview/Documents',
      }),
    },
  };
}

/**
 * The pages that list something for a whole tab. Their data is in separate files, so that no other
 * page pays for it.
 */
function toListRoutes(
  {urls, lists: {changelog, deprecations}}: ReadyTab,
  findInVersions: FindInVersions,
  addData: (name: string, value: unknown) => string,
): RouteConfig[] {
  const formats = changelog && {
    markdown: urls.markdownOf(changelog.permalink),
    feed: toFeedUrl(changelog),
  };
  return [
    ...(changelog && formats
      ? [
          {
            path: changelog.permalink,
            exact: true,
            component: '@theme/ApiChangelog',
            modules: {changelog: addData('changelog', toChangelogProp(changelog, formats))},
          },
        ]
      : []),
    ...(deprecations
      ? [
          {
            path: deprecations.permalink,
            exact: true,
            component: '@theme/ApiDeprecations',
            modules: {
              deprecations: addData(
                'deprecations',
                toDeprecationsProp(deprecations, {urls, findInVersions}),
              ),
            },
          },
        ]
      : []),
  ];
}
