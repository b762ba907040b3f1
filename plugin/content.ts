import {createEarlierLoader, type EarlierStates} from './changelog/loadEarlier';
import {withVersionNotes} from './changelog/withVersionNotes';
import {loadAuthored} from './config/authored';
import {loadConfig} from './config/load';
import {localizeSources} from './config/localize';
import {applyRules} from './config/rules';
import type {Config, TabConfig} from './config/types';
import {withoutEchoes, withoutRepeats} from './diagnostics/echoes';
import {createFrames} from './diagnostics/frame';
import type {Diagnostic, Report} from './diagnostics/types';
import {fingerprintFiles} from './document/fingerprint';
import {loadDocument} from './document/load';
import type {LoadedDocument} from './document/types';
import {toApiReference} from './model/apiReference';
import {keepUnchanged} from './model/keepUnchanged';
import type {ApiReference} from './model/types';
import type {ModelCache} from './site/modelCache';
import {toTabNavigation} from './navigation/tabs';
import {addChangelogs} from './navigation/changelog';
import {linkVersions} from './navigation/versions';
import {checkAudience} from './checks/checkAudience';
import {checkDownloads} from './checks/checkDownloads';
import {checkImages, listLostImages} from './checks/checkImages';
import {checkLinks} from './checks/checkLinks';
import {reviewDocument} from './checks/reviewDocument';
import type {LoadedContent, TabContent} from './types';

export type ContentContext = {
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of docs.json, relative to the site or absolute. */
  docsJson: string;
  /** With the locale, as Docusaurus gives it. */
  baseUrl: string;
  routeBasePath: string;
  trailingSlash: boolean | undefined;
  /** Absolute path of the folder that has documents of the language of the site. */
  localizedDir?: string;
  /** Names of the `x-…` extensions that the pages show. */
  showExtensions?: readonly string[];
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** Whether the site has a static file of this URL; absent where nobody can know. */
  hasStaticFile?: (url: string) => boolean;
  /** How many megabytes a file of a document may have. */
  maxFileSize?: number;
  /** Compares what the documents say with what the pages say; `check` counts it. */
  comparesFacts?: boolean;
  /** Keeps models from one build to the next; absent: none are kept. */
  modelCache?: ModelCache;
};

/** A document and what was made of it, kept while its files do not change. */
type CachedDocument = Pick<TabContent, 'document' | 'reference' | 'preserved'> & {
  diagnostics: Diagnostic[];
  fingerprint?: string;
};

/**
 * The pipeline from docs.json to pages: the plugin and `check` both run it. The returned function
 * may be called again. It then keeps documents whose files have not changed and, of the others, the
 * operations and schemas that say the same.
 */
export function createContentLoader(context: ContentContext): () => Promise<LoadedContent> {
  let cache: ReadonlyMap<string, CachedDocument> = new Map();
  const loadEarlier = createEarlierLoader(context.maxFileSize);
  return async () => {
    const diagnostics: Diagnostic[] = [];
    const report: Report = (diagnostic) => diagnostics.push(diagnostic);
    const config = await loadLocalizedConfig(context, report);
    const authored = config && (await loadAuthored(config, report));
    cache = config ? await loadDocuments(config, context, cache) : new Map();
    const earlier = config ? await loadEarlier(config, report) : new Map<string, never>();
    const tabs = config ? toTabs(config, context, {documents: cache, earlier}, report) : [];
    checkTabs(tabs, context, config?.locate).forEach(report);
    return {config, tabs, authored, diagnostics: toShown(diagnostics, config, tabs)};
  };
}

async function loadLocalizedConfig(
  context: ContentContext,
  report: Report,
): Promise<Config | undefined> {
  const config = await loadConfig(context, report);
  return config && context.localizedDir !== undefined
    ? localizeSources(config, context.localizedDir)
    : config;
}

/** The documents of all tabs, by {@link toKey}. */
async function loadDocuments(
  {rootDir, tabs}: Config,
  context: ContentContext,
  cache: ReadonlyMap<string, CachedDocument>,
): Promise<Map<string, CachedDocument>> {
  const documents = new Map<string, CachedDocument>();
  for (const tab of tabs) {
    const cached = cache.get(toKey(tab));
    documents.set(
      toKey(tab),
      cached && (await isCurrent(rootDir, cached))
        ? cached
        : await loadReference(rootDir, tab, context, cached?.reference),
    );
  }
  return documents;
}

function toKey({tabId, source, overlays, audience}: TabConfig): string {
  return `${tabId} ${source} ${JSON.stringify([overlays, audience])}`;
}

/** The tabs with their documents and navigation. All findings about a document come first. */
function toTabs(
  {tabs, locate}: Config,
  context: ContentContext,
  {documents, earlier}: {documents: ReadonlyMap<string, CachedDocument>; earlier: EarlierStates},
  report: Report,
): TabContent[] {
  const contents = withVersionNotes(
    tabs.map((tab): TabContent => {
      const {document, reference, preserved, diagnostics = []} = documents.get(toKey(tab)) ?? {};
      diagnostics.forEach(report);
      const states = earlier.get(tab.tabId);
      return {tab, document, reference, preserved, ...(states && {earlier: states})};
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

/** What takes all tabs together to be checked. */
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

/** The findings as authors see them: with the lines around them, and without secrets. */
function toShown(
  diagnostics: readonly Diagnostic[],
  config: Config | undefined,
  tabs: readonly TabContent[],
): Diagnostic[] {
  const secrets = [config, ...tabs.map(({document}) => document)].flatMap(
    (source) => source?.secrets ?? [],
  );
  const addFrame = createFrames((file) =>
    secrets.map(({textOf}) => textOf(file)).find((text) => text !== undefined),
  );
  const conceal = (diagnostic: Diagnostic) =>
    secrets.reduce((safe, {conceal: hide}) => hide(safe), diagnostic);
  return applyRules(diagnostics, tabs).map(addFrame).map(conceal);
}

/** A document with errors is always read again: a file that it misses may be there by now. */
async function isCurrent(
  rootDir: string,
  {document, diagnostics, fingerprint}: CachedDocument,
): Promise<boolean> {
  return (
    document !== undefined &&
    fingerprint !== undefined &&
    !diagnostics.some(({severity}) => severity === 'error') &&
    fingerprint === (await fingerprintFiles(rootDir, document.files))
  );
}

async function loadReference(
  rootDir: string,
  tab: TabConfig,
  context: ContentContext,
  earlier?: ApiReference,
): Promise<CachedDocument> {
  const start = Date.now();
  const found: Diagnostic[] = [];
  const report: Report = (diagnostic) => found.push({...diagnostic, tabId: tab.tabId});
  const document = await loadDocument(
    {
      rootDir,
      source: tab.source,
      overlays: tab.overlays,
      remote: tab.remote,
      maxFileSize: context.maxFileSize,
      audience: tab.audience,
    },
    report,
  );
  const made = document && withTitle(await toReference(tab, document, report, context), tab.label);
  const reference = made && earlier ? keepUnchanged(made, earlier) : made;
  const known = withoutEchoes(found, toPlace);
  const review = document && reference && reviewDocument(document, reference, known, context);
  const addFrame = createFrames((file) => document?.secrets.textOf(file));
  const reviewed = (review?.diagnostics ?? []).map((one) => ({...one, tabId: tab.tabId}));
  const diagnostics = withoutRepeats([...known, ...reviewed], toPlace).map(addFrame);
  return {
    document,
    reference,
    preserved: review?.preserved,
    diagnostics,
    fingerprint: await fingerprintFiles(rootDir, document?.files ?? [], start),
  };
}

async function toReference(
  {tabId, source, overlays, audience}: TabConfig,
  document: LoadedDocument,
  report: Report,
  {showExtensions, modelCache}: ContentContext,
): Promise<ApiReference> {
  if (!modelCache) return toApiReference(document, report, {showExtensions});
  const {reference, diagnostics} = await modelCache.get(
    `${tabId} ${source}`,
    document,
    {showExtensions, overlays, audience},
    async () => {
      const found: Diagnostic[] = [];
      return {
        reference: await toApiReference(document, (diagnostic) => found.push(diagnostic), {
          showExtensions,
        }),
        diagnostics: found,
      };
    },
  );
  diagnostics.forEach(report);
  return reference;
}

/** Without its own title, a document is called what its tab is. */
function withTitle(reference: ApiReference, label: string): ApiReference {
  return reference.info.title.trim() === ''
    ? {...reference, info: {...reference.info, title: label}}
    : reference;
}

/** A finding without a place is like no other. */
function toPlace({source: {file, pointer}, message}: Diagnostic): string {
  return pointer === undefined ? `${file} ${message}` : `${file}#${pointer}`;
}
