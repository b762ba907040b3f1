import path from 'path';
import type {RouteConfig} from '@docusaurus/types';
import {aliasedSitePath, flattenRoutes} from '@docusaurus/utils';
import {listFormerIds} from '../config/tabIds';
import type {TextFile} from '../exports/types';
import type {Site} from '../types';
import {toAgentSiteFile} from './agentFiles';
import {toDataModule} from './dataModule';
import type {Embeds} from './fragments/types';
import {createTexts} from './jsonText';
import {toRedirectTarget} from '../navigation/redirect';
import {CALLBACK_PAGE} from '../proxy/buildFiles';
import type {PropRedirect} from './props';
import {toPath} from './routeTree';
import {buildTabRoute, type Chapters, type TabRoute} from './tabRoute';
import type {DataFile, PageRoutes, RouteContext, SitePages} from './tabPages';
import {toDiagnosticProps} from './toProps';

/** The things that authored pages can import, for the bundler's `embedLoader`. */
export const EMBEDS_FILE = 'embeds.json';

/** The docs that show the sidebar of a tab, by their files, for the bundler's `chapterLoader`. */
export const CHAPTERS_FILE = 'chapters.json';

/**
 * The routes of all tabs and the files that they load. Pure: `toModule` returns the path at which a
 * file of that name will be.
 */
export function buildRoutes(
  content: Site,
  context: RouteContext,
  toModule: (name: string) => string,
): {routes: RouteConfig[]; files: DataFile[]; agentFiles: TextFile[]} {
  const {root, memory, ...settings} = context;
  const site: SitePages = {
    ...settings,
    root,
    tabs: content.tabs,
    docsSidebars: content.docsSidebars,
    problems: context.development
      ? content.diagnostics.filter(({severity}) => severity !== 'info')
      : [],
    formerly: content.former?.reused ?? new Map(),
    formerAnchors: content.former?.anchors ?? new Map(),
    authoredModules: toAuthoredModules(content, context),
    rootDir: content.config?.rootDir ?? context.siteDir,
    texts: createTexts(memory),
    toFile: (name, text) => ({name, text, module: toModule(name)}),
  };
  const tabs = content.tabs.map((tab) => buildTabRoute(tab, site));
  site.texts.end();
  const joined = tabs.flatMap((tab) => tab.joined ?? []);
  const isKept = flattenRoutes(joined).some(({path: own}) => own.replace(/\/$/, '') === root);
  const home = isKept ? NO_HOME : toHome(site);
  const callback: RouteConfig = {
    path: toPath(root, CALLBACK_PAGE),
    exact: true,
    component: '@theme/ApiOAuthCallback',
  };
  return {
    routes: [
      callback,
      {
        path: root,
        component: '@theme/ApiRoot',
        routes: [...home.routes, ...tabs.map(({route}) => route)],
      },
      ...joined,
    ],
    files: [
      ...[...tabs, home].flatMap(({files}) => files),
      site.toFile(EMBEDS_FILE, JSON.stringify(joinEmbeds([...tabs, home], site))),
      site.toFile(CHAPTERS_FILE, JSON.stringify(joinChapters(tabs))),
    ],
    agentFiles: toAgentFiles(content, tabs, site),
  };
}

/** What the site publishes for programs besides the other forms of its pages. */
function toAgentFiles(
  {tabs}: Site,
  routes: readonly TabRoute[],
  {agents, root, siteUrl}: SitePages,
): TextFile[] {
  if (!agents) return [];
  const ready = tabs.flatMap((tab) => (tab.navigation ? tab : []));
  return [
    toAgentSiteFile(agents, {root, siteUrl}, ready),
    ...routes.flatMap(({agentFiles}) => agentFiles),
  ];
}

type Home = PageRoutes & Pick<TabRoute, 'embeds'>;

/** A page that keeps the address of another tool may have that of the root. */
const NO_HOME: Home = {routes: [], files: [], embeds: {}};

/** The root redirects to a page; without tabs, it shows the findings. */
function toHome(site: SitePages): Home {
  const {root, tabs, problems, toFile} = site;
  if (tabs.length > 0) {
    const file = toFile('redirect.mjs', toDataModule(toRedirect(site)));
    return {
      routes: [
        {
          path: root,
          exact: true,
          component: '@theme/ApiRedirect',
          modules: {redirect: file.module},
        },
      ],
      files: [file],
      embeds: {},
    };
  }
  const file = toFile('problems.mjs', toDataModule(toDiagnosticProps(problems)));
  return {
    routes: [{path: root, component: '@theme/ApiProblems', modules: {diagnostics: file.module}}],
    files: [file],
    embeds: {problems: {'': file.module}},
  };
}

/**
 * The redirect target of the root: in development, while the first documents are broken, it is the
 * page with their findings.
 */
function toRedirect({tabs, root}: SitePages): PropRedirect {
  const shown = tabs.filter(({config: tab}) => tab.version?.isCurrent !== false);
  const navigations = shown.flatMap(({navigation}) => navigation ?? []);
  const overview =
    navigations[0]?.overview ?? toPath(root, (shown[0] ?? tabs[0])?.config.tabId ?? '');
  return {to: toRedirectTarget(navigations) ?? overview, overview};
}

/** Data that no authored file uses are left out of the pages. */
const PROPS = /\bprops\b/;

/** The import paths of the files that docs.json names, without those that could not be read. */
function toAuthoredModules(
  {config, authored}: Site,
  {siteDir}: RouteContext,
): SitePages['authoredModules'] {
  return new Map(
    config &&
      [...(authored ?? [])].map(([file, text]) => [
        file,
        {
          path: aliasedSitePath(path.join(config.rootDir, file), siteDir),
          needsOperation: PROPS.test(text),
        },
      ]),
  );
}

function joinEmbeds(routes: readonly Pick<TabRoute, 'embeds'>[], {tabs}: SitePages): Embeds {
  const join = <Name extends keyof TabRoute['embeds']>(name: Name) =>
    Object.assign({}, ...routes.map(({embeds}) => embeds[name])) as Embeds[Name];
  return {
    defaultTab: tabs.find(({config: tab}) => tab.version?.isCurrent !== false)?.config.tabId ?? '',
    tabs: join('tabs'),
    formerIds: listFormerIds(tabs.map(({config}) => config)),
    operations: join('operations'),
    problems: join('problems'),
  };
}

/** If several tabs list a doc, the first one that is no older version shows it. */
function joinChapters(tabs: readonly TabRoute[]): Chapters {
  const isOlder = ({tab: {version}}: TabRoute) => Number(version?.isCurrent === false);
  const last = [...tabs].sort((a, b) => isOlder(a) - isOlder(b)).reverse();
  return Object.assign({}, ...last.map(({chapters}) => chapters)) as Chapters;
}
