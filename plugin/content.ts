import type {ConfigContext} from './config/fields';
import type {LoadedTab, NavigatedTab} from './stages';
import {createEarlierLoader} from './lists/changelog/loadEarlier';
import {withVersionNotes} from './lists/changelog/withVersionNotes';
import {loadAuthored} from './config/authored';
import {loadConfig} from './config/load';
import {localizeSources} from './config/localize';
import {applyRules} from './config/rules';
import type {SiteSettings} from './config/siteSettings';
import type {Config, TabConfig} from './config/types';
import {createDocumentsLoader, type DocumentsContext} from './documents';
import {finish} from './diagnostics/finish';
import type {Diagnostic, Report} from './diagnostics/types';
import type {ApiReference} from './model/types';
import {toTabNavigation} from './navigation/tabs';
import {checkDocs, type KnownDocs} from './navigation/checkDocs';
import {addChangelogs} from './navigation/changelog';
import {linkVersions} from './navigation/versions';
import {checkEnvironments} from './checks/checkEnvironments';
import {checkErrors} from './checks/checkErrors';
import {checkAudience} from './checks/checkAudience';
import {type AuthoredPages, checkFragments} from './checks/checkFragments';
import {checkFormerLinks} from './checks/checkFormerIds';
import {checkDownloads} from './checks/checkDownloads';
import {checkImages, listLostImages} from './checks/checkImages';
import {checkLinks} from './checks/checkLinks';
import {checkPolicies, type SitePolicy} from './checks/checkPolicies';
import {createMemory, type Memory} from './lists/changelog/createMemory';
import {toChangelog} from './lists/changelog/toChangelog';
import {toAuthoredContents} from './lists/authored/toAuthoredContents';
import {toDeprecations} from './lists/deprecations/toDeprecations';
import {toErrors} from './lists/errors/toErrors';
import {toDownloads} from './exports/downloads';
import {toTabFormats} from './exports/tabFormats';
import type {Formats} from './exports/types';
import type {DocsSite} from './navigation/types';
import {toDocumentLinks} from './lists/documentLinks';
import {toFirstRequest} from './lists/toFirstRequest';
import {listSchemaPlaces} from './search/schemaPlaces';
import {toSchemaPages} from './lists/schemaPages/toSchemaPages';
import {checkRoutes, createPublished, readPublished} from './routes/site';
import type {PublishedRoutes} from './routes/types';
import type {Remake, Site, Tab} from './types';
import {present} from './document/present';

export type ContentContext = DocumentsContext &
  SiteSettings & {
    /** Absolute path of the site. */
    siteDir: string;
    /** Path of docs.json, relative to the site or absolute. */
    docsJson: string;
    /** Absolute URL of the site; absent where it is unknown. */
    siteUrl?: string;
    /** With the locale, as Docusaurus provides it. */
    baseUrl: string;
    routeBasePath: string;
    trailingSlash: boolean | undefined;
    /** Absolute path of the folder with documents in the site's language. */
    localizedDir?: string;
    /** The language that is built; absent: that of the site. */
    locale?: string;
    /** Which of the plugin's instances it is. */
    pluginId?: string;
    /** Hosts whose images pages may load. */
    imageHosts?: readonly string[];
    /** Which other forms of the pages there are; absent: none. */
    formats?: Formats;
    /** Whether the site has a static file at this URL; absent if that cannot be known. */
    hasStaticFile?: (url: string) => boolean;
    /** Whether the site reads `:::tip[Title]` as an admonition, but not `:::tip Title`. */
    needsLabel?: boolean;
    /**
     * Authored pages, whose components are checked. Absent in a build, where the bundler finds their
     * mistakes.
     */
    authoredPages?: AuthoredPages;
    /** Reads the content security policies of the site. Absent in a build, which needs none. */
    readPolicies?: () => readonly SitePolicy[];
    /** Finds the docs of the site. Absent in a build, where the docs plugin has loaded them. */
    findDocs?: () => Promise<KnownDocs>;
  };

export type Pipeline = {
  /**
   * Reads docs.json and the documents, and makes the site. It may be called again. It then keeps
   * documents whose files have not changed and, of the others, the unchanged operations and schemas.
   */
  load: () => Promise<Site>;
  remake: Remake;
};

/** The stages from docs.json to pages, which the plugin, sidebars and `check` run. */
export function createPipeline(context: ContentContext): Pipeline {
  const loadDocuments = createDocumentsLoader(context);
  const loadEarlier = createEarlierLoader(context.maxFileSize);
  const memory = createMemory();
  const toReadyTabs = createStages(context, memory);
  return {
    load: async () => {
      const diagnostics: Diagnostic[] = [];
      const report: Report = (diagnostic) => diagnostics.push(diagnostic);
      const config = await loadLocalizedConfig(context, report);
      if (!config)
        return freeze({loaded: [], tabs: [], diagnostics: toShown(diagnostics, undefined, [])});
      const authored = await loadAuthored(config, report, context.needsLabel);
      const documents = await loadDocuments(config.rootDir, config.tabs);
      const earlier = await loadEarlier(config, report);
      const loaded = config.tabs.map((tab): LoadedTab => {
        const {diagnostics: found = [], ...own} = documents.get(tab.tabId) ?? {documents: []};
        found.forEach(report);
        const states = earlier.get(tab.tabId);
        return {config: tab, ...own, ...present({earlier: states})};
      });
      memory.turn();
      const published = readPublished(config, context.locale, report);
      const tabs = toReadyTabs(loaded, {locate: config.locate, report}, published);
      const former = published && checkRoutes(tabs, published, context, report);
      checkTabs({tabs, ...present({former})}, context, config.locate).forEach(report);
      const made = {config, loaded, tabs, authored, ...present({published, former})};
      const {authoredPages, findDocs} = context;
      if (findDocs && tabs.some(({config: {navigation}}) => Array.isArray(navigation))) {
        const docs = await findDocs();
        tabs.flatMap(({config: tab}) => checkDocs(tab, docs, config.locate)).forEach(report);
      }
      if (authoredPages)
        (await checkFragments({...made, diagnostics}, authoredPages, context)).forEach(report);
      return freeze({...made, diagnostics: toShown(diagnostics, config, tabs)});
    },
    remake: (site, {toTab = (tab) => tab, docs}) => {
      const {config} = site;
      if (!config) return site;
      const loaded = site.loaded.map((one) => ({...one, config: toTab(one.config)}));
      const silent = {locate: config.locate, report: () => undefined};
      return freeze({...site, loaded, tabs: toReadyTabs(loaded, silent, site.published, docs)});
    },
  };
}

/** What reads a site cannot add to it. The models in it are plain data that only types protect. */
function freeze(site: Site): Site {
  for (const list of [site.loaded, site.tabs, site.diagnostics]) Object.freeze(list);
  for (const tab of site.tabs) {
    Object.freeze(tab.lists);
    Object.freeze(tab);
  }
  return Object.freeze(site);
}

async function loadLocalizedConfig(
  context: ContentContext,
  report: Report,
): Promise<Config | undefined> {
  const config = await loadConfig(context, report);
  return config && context.localizedDir !== undefined
    ? localizeSources(config, context.localizedDir, report)
    : config;
}

/**
 * Returns the stages after the documents are loaded, which are pure: notes of versions, navigation,
 * links between versions, lists, and the files beside the pages.
 */
function createStages(context: ContentContext, memory: Memory) {
  // Without the slash at its end where the pages are at the root of the site.
  const root = `${context.baseUrl}${context.routeBasePath}`.replace(/\/$/, '');
  return (
    loaded: readonly LoadedTab[],
    findings: ConfigContext,
    routes?: PublishedRoutes,
    docs?: DocsSite,
  ): Tab[] => {
    const noted = withVersionNotes(loaded, memory);
    const navigated = noted.map((one): NavigatedTab => {
      const {config: tab, reference} = one;
      if (!reference) return {...one, reference};
      const otherVersions = listOtherVersions(tab, noted);
      const published = routes && createPublished(routes, tab, context);
      const {locate} = findings;
      const input = {...context, tab, reference, locate, otherVersions, docs, published};
      return {...one, reference, navigation: toTabNavigation(input, findings.report)};
    });
    const linked = addChangelogs(linkVersions(navigated, findings), context, findings);
    return linked.map((one): Tab => {
      if (!one.reference) return one;
      const schemaPages = toSchemaPages(one);
      const deprecations = toDeprecations(one);
      const errors = toErrors(one, context.siteUrl);
      const documentLinks = toDocumentLinks({
        ...one,
        schemaPages,
        listSchemaPlaces: () => listSchemaPlaces(one),
      });
      const changelog = toChangelog(one, linked, memory.compare);
      const firstRequest = toFirstRequest(one, context.siteUrl);
      const authored = toAuthoredContents(one);
      return {
        ...one,
        lists: present({
          schemaPages,
          deprecations,
          errors,
          documentLinks,
          firstRequest,
          changelog,
          authored,
        }),
        urls: toTabFormats({...one, schemaPages}, context.formats),
        downloads: toDownloads(one, root),
        lostImages: listLostImages(one.reference, context),
      };
    });
  };
}

function listOtherVersions(
  {tabId, version}: TabConfig,
  loaded: readonly LoadedTab[],
): (ApiReference | undefined)[] {
  return loaded
    .filter(
      ({config: tab}) => version && tab.version?.family === version.family && tab.tabId !== tabId,
    )
    .map(({reference}) => reference);
}

/** Runs the checks that need all tabs together. */
function checkTabs(
  site: Pick<Site, 'tabs' | 'former'>,
  context: ContentContext,
  locate: Config['locate'],
): Diagnostic[] {
  const {tabs} = site;
  return [
    ...tabs.flatMap(checkDownloads),
    ...checkAudience(tabs, locate),
    ...checkEnvironments(tabs, locate),
    ...checkErrors(tabs, locate),
    ...checkLinks(site, context),
    ...checkFormerLinks(site, context, locate),
    ...checkImages(tabs, context),
    ...checkPolicies(tabs, context.readPolicies?.() ?? [], context.siteUrl),
  ];
}

/** Rules must not hide why pages are missing. */
function toRated({config, reference, lacksDocument}: Tab): Pick<Tab, 'config' | 'reference'> {
  return {config, ...(reference && !lacksDocument && {reference})};
}

/** The findings for authors: with code frames, and without secrets. */
function toShown(
  diagnostics: readonly Diagnostic[],
  config: Config | undefined,
  tabs: readonly Tab[],
): Diagnostic[] {
  const secrets = [config, ...tabs.flatMap(({documents}) => documents)].flatMap(
    (source) => source?.secrets ?? [],
  );
  return finish(applyRules(diagnostics, tabs.map(toRated)), secrets);
}
