import {createEarlierLoader, type EarlierStates} from './changelog/loadEarlier';
import {withVersionNotes} from './changelog/withVersionNotes';
import {loadAuthored} from './config/authored';
import {loadConfig} from './config/load';
import {localizeSources} from './config/localize';
import {applyRules} from './config/rules';
import type {Config, TabConfig} from './config/types';
import {createDocumentsLoader, type DocumentsContext, type TabDocuments} from './documents';
import {createFrames} from './diagnostics/frame';
import type {Diagnostic, Report} from './diagnostics/types';
import type {ApiReference} from './model/types';
import {toTabNavigation} from './navigation/tabs';
import {addChangelogs} from './navigation/changelog';
import {linkVersions} from './navigation/versions';
import {checkAudience} from './checks/checkAudience';
import {type AuthoredPages, checkFragments} from './checks/checkFragments';
import {checkDownloads} from './checks/checkDownloads';
import {checkImages, listLostImages} from './checks/checkImages';
import {checkLinks} from './checks/checkLinks';
import type {LoadedContent, TabContent} from './types';

export type ContentContext = DocumentsContext & {
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of docs.json, relative to the site or absolute. */
  docsJson: string;
  /** With the locale, as Docusaurus provides it. */
  baseUrl: string;
  routeBasePath: string;
  trailingSlash: boolean | undefined;
  /** Absolute path of the folder with documents in the site's language. */
  localizedDir?: string;
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** Whether the site has a static file at this URL; absent if that cannot be known. */
  hasStaticFile?: (url: string) => boolean;
  /**
   * Authored pages, whose components are checked. Absent in a build, where the bundler finds their
   * mistakes.
   */
  authoredPages?: AuthoredPages;
};

/**
 * The pipeline from docs.json to pages, which both the plugin and `check` run. The returned
 * function may be called again. It then keeps documents whose files have not changed and, of the
 * others, the unchanged operations and schemas.
 */
export function createContentLoader(context: ContentContext): () => Promise<LoadedContent> {
  const loadDocuments = createDocumentsLoader(context);
  const loadEarlier = createEarlierLoader(context.maxFileSize);
  return async () => {
    const diagnostics: Diagnostic[] = [];
    const report: Report = (diagnostic) => diagnostics.push(diagnostic);
    const config = await loadLocalizedConfig(context, report);
    const authored = config && (await loadAuthored(config, report));
    const documents = config && (await loadDocuments(config.rootDir, config.tabs));
    const earlier = config ? await loadEarlier(config, report) : new Map<string, never>();
    const tabs = config && documents ? toTabs(config, context, {documents, earlier}, report) : [];
    checkTabs(tabs, context, config?.locate).forEach(report);
    const {authoredPages, siteDir, baseUrl, routeBasePath} = context;
    if (authoredPages)
      (
        await checkFragments({config, tabs, authored, diagnostics}, authoredPages, {
          siteDir,
          root: `${baseUrl}${routeBasePath}`,
        })
      ).forEach(report);
    return {config, tabs, authored, diagnostics: toShown(diagnostics, config, tabs)};
  };
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

/** The tabs with their documents and navigation. Findings about documents come first. */
function toTabs(
  {tabs, locate}: Config,
  context: ContentContext,
  {documents, earlier}: {documents: ReadonlyMap<string, TabDocuments>; earlier: EarlierStates},
  report: Report,
): TabContent[] {
  const contents = withVersionNotes(
    tabs.map((tab): TabContent => {
      const {diagnostics = [], ...loaded} = documents.get(tab.tabId) ?? {documents: []};
      diagnostics.forEach(report);
      const states = earlier.get(tab.tabId);
      return {tab, ...loaded, ...(states && {earlier: states})};
    }),
  );
  const navigated = contents.map((content): TabContent => {
    const {tab, reference} = content;
    if (!reference) return content;
    const otherVersions = listOtherVersions(tab, contents);
    return {
      ...content,
      navigation: toTabNavigation({...context, tab, reference, locate, otherVersions}, report),
      lostImages: listLostImages(reference, context),
    };
  });
  return addChangelogs(linkVersions(navigated, {locate, report}), context, {locate, report});
}

function listOtherVersions(
  {tabId, version}: TabConfig,
  contents: readonly TabContent[],
): (ApiReference | undefined)[] {
  return contents
    .filter(({tab}) => version && tab.version?.family === version.family && tab.tabId !== tabId)
    .map(({reference}) => reference);
}

/** Runs the checks that need all tabs together. */
function checkTabs(
  tabs: readonly TabContent[],
  context: ContentContext,
  locate: Config['locate'] | undefined,
): Diagnostic[] {
  return [
    ...tabs.flatMap((tab) => checkDownloads(tab, `${context.baseUrl}${context.routeBasePath}`)),
    ...(locate ? checkAudience(tabs, locate) : []),
    ...checkLinks(tabs, context),
    ...checkImages(tabs, context),
  ];
}

/** Rules must not hide why pages are missing. */
function toRated({tab, reference, lacksDocument}: TabContent): {
  tab: TabConfig;
  reference?: ApiReference;
} {
  return {tab, ...(reference && !lacksDocument && {reference})};
}

/** The findings for authors: with code frames, and without secrets. */
function toShown(
  diagnostics: readonly Diagnostic[],
  config: Config | undefined,
  tabs: readonly TabContent[],
): Diagnostic[] {
  const secrets = [config, ...tabs.flatMap(({documents}) => documents)].flatMap(
    (source) => source?.secrets ?? [],
  );
  const addFrame = createFrames((file) =>
    secrets.map(({textOf}) => textOf(file)).find((text) => text !== undefined),
  );
  const conceal = (diagnostic: Diagnostic) =>
    secrets.reduce((safe, {conceal: hide}) => hide(safe), diagnostic);
  return applyRules(diagnostics, tabs.map(toRated)).map(addFrame).map(conceal);
}
