import {loadAuthored} from './config/authored';
import {loadConfig} from './config/load';
import {localizeSources} from './config/localize';
import {applyRules} from './config/rules';
import type {TabConfig} from './config/types';
import {withoutEchoes} from './diagnostics/echoes';
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

/** A document and what was made of it, kept while its files stay as they are. */
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
  let cache = new Map<string, CachedDocument>();
  return async () => {
    const diagnostics: Diagnostic[] = [];
    const report: Report = (diagnostic) => diagnostics.push(diagnostic);
    const loaded = await loadConfig(context, report);
    const config =
      loaded && context.localizedDir !== undefined
        ? await localizeSources(loaded, context.localizedDir)
        : loaded;
    const authored = config && (await loadAuthored(config, report));
    const kept = new Map<string, CachedDocument>();
    const tabs: TabContent[] = [];
    if (config)
      for (const tab of config.tabs) {
        const key = `${tab.tabId} ${tab.source}`;
        const cached = cache.get(key);
        const made =
          cached && (await isCurrent(config.rootDir, cached))
            ? cached
            : await loadReference(config.rootDir, tab, context, cached?.reference);
        kept.set(key, made);
        made.diagnostics.forEach(report);
        tabs.push({
          tab,
          document: made.document,
          reference: made.reference,
          preserved: made.preserved,
        });
      }
    cache = kept;
    for (const content of tabs) {
      if (config && content.reference)
        content.navigation = toTabNavigation(
          {...context, tab: content.tab, reference: content.reference, locate: config.locate},
          report,
        );
    }
    for (const content of tabs)
      checkDownloads(content, `${context.baseUrl}${context.routeBasePath}`).forEach(report);
    checkLinks(tabs, context).forEach(report);
    for (const content of tabs)
      if (content.reference) content.lostImages = listLostImages(content.reference, context);
    checkImages(tabs, context).forEach(report);
    const secrets = [config, ...tabs.map(({document}) => document)].flatMap(
      (source) => source?.secrets ?? [],
    );
    const addFrame = createFrames((file) =>
      secrets.map(({textOf}) => textOf(file)).find((text) => text !== undefined),
    );
    const conceal = (diagnostic: Diagnostic) =>
      secrets.reduce((safe, {conceal: hide}) => hide(safe), diagnostic);
    return {
      config,
      tabs,
      authored,
      diagnostics: applyRules(diagnostics, tabs).map(addFrame).map(conceal),
    };
  };
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
    {rootDir, source: tab.source, maxFileSize: context.maxFileSize},
    report,
  );
  const made = document && withTitle(await toReference(tab, document, report, context), tab.label);
  const reference = made && earlier ? keepUnchanged(made, earlier) : made;
  const known = withoutEchoes(found, toPlace);
  const review = document && reference && reviewDocument(document, reference, known, context);
  const addFrame = createFrames((file) => document?.secrets.textOf(file));
  const diagnostics = [
    ...known,
    ...(review?.diagnostics ?? []).map((diagnostic) => ({...diagnostic, tabId: tab.tabId})),
  ].map(addFrame);
  return {
    document,
    reference,
    preserved: review?.preserved,
    diagnostics,
    fingerprint: await fingerprintFiles(rootDir, document?.files ?? [], start),
  };
}

async function toReference(
  {tabId, source}: TabConfig,
  document: LoadedDocument,
  report: Report,
  {showExtensions, modelCache}: ContentContext,
): Promise<ApiReference> {
  if (!modelCache) return toApiReference(document, report, {showExtensions});
  const {reference, diagnostics} = await modelCache.get(
    `${tabId} ${source}`,
    document,
    {showExtensions},
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

/** A finding that has no place of its own is like no other. */
function toPlace({source: {file, pointer}, message}: Diagnostic): string {
  return pointer === undefined ? `${file} ${message}` : `${file}#${pointer}`;
}
