/**
 * Loads and models the documents of a tab, and reuses the results if their files did not change.
 */
import {loadFirstWriters} from './request/samples/languages';
import type {LoadedTab, PreservedFact} from './stages';
import {present} from './document/present';
import {withoutEchoes, withoutRepeats} from './diagnostics/echoes';
import type {Diagnostic, Report} from './diagnostics/types';
import type {OperationRule, TabConfig} from './config/types';
import {toScopes} from './config/toScopes';
import {fingerprintFiles, isUnchanged} from './document/fingerprint';
import {loadDocument} from './document/load';
import type {LoadedDocument} from './document/types';
import {toApiReference} from './model/apiReference';
import {joinReferences} from './model/joinReferences';
import {withEnvironments} from './model/page/environments';
import {type PageRule, withPageSettings} from './model/page/pageSettings';
import {keepUnchanged} from './model/keepUnchanged';
import type {ApiReference} from './model/types';
import type {ModelCache} from './site/modelCache';
import {checkJoined} from './checks/checkJoined';
import {comparePreservedFacts} from './checks/facts/facts';
import {joinFacts} from './checks/facts/joinFacts';
import {reviewDocument} from './checks/reviewDocument';

export type DocumentsContext = {
  /** What the options of the plugin decide about operations; absent: nothing. */
  pageRule?: PageRule;
  /** Maximum size of a document's file, in megabytes. */
  maxFileSize?: number;
  /** Compares the documents with the pages; `check` counts the facts. */
  comparesFacts?: boolean;
  /** Called before each document that is read, with its number among all. */
  onRead?: (source: string, number: number, total: number) => void;
  /** Stores models, and that no fact is lost, between builds; absent: nothing is stored. */
  modelCache?: ModelCache;
};

/** The results for the documents of a tab. */
export type TabDocuments = Pick<
  LoadedTab,
  'documents' | 'reference' | 'sampleWriters' | 'preserved' | 'lacksDocument'
> & {diagnostics: Diagnostic[]};

/** A document and its results, kept while its files do not change. */
type KnownDocument = {
  source: string;
  document?: LoadedDocument;
  reference?: ApiReference;
  preserved?: PreservedFact[];
  diagnostics: Diagnostic[];
  fingerprint?: string;
};

/** One document of a tab, and the settings that distinguish it from the others. */
type TabDocument = {tab: TabConfig; source: string; siblings: string[]; scope?: string};

type Kept = {documents: Map<string, KnownDocument>; joined: Map<string, ApiReference>};

/**
 * Creates the loader of documents. The returned function may be called again, each time for all
 * tabs.
 */
export function createDocumentsLoader(
  context: DocumentsContext,
): (rootDir: string, tabs: readonly TabConfig[]) => Promise<Map<string, TabDocuments>> {
  let kept: Kept = {documents: new Map(), joined: new Map()};
  return async (rootDir, tabs) => {
    const next: Kept = {documents: new Map(), joined: new Map()};
    const loaded = new Map<string, TabDocuments>();
    const total = tabs.reduce((sum, {sources}) => sum + sources.length, 0);
    for (const tab of tabs) {
      const found: KnownDocument[] = [];
      for (const entry of toEntries(tab)) {
        const key = toKey(entry);
        const known = kept.documents.get(key);
        const isKnown = known !== undefined && (await isCurrent(rootDir, known));
        if (!isKnown) context.onRead?.(entry.source, next.documents.size + 1, total);
        const current = isKnown ? known : await load(rootDir, entry, context, known?.reference);
        next.documents.set(key, current);
        found.push(current);
      }
      const documents = toTabDocuments(tab, found, context, kept.joined.get(tab.tabId));
      const {reference} = documents;
      const sampleWriters = reference && (await loadFirstWriters(reference.operations));
      loaded.set(tab.tabId, {...documents, ...present({sampleWriters})});
      if (reference) next.joined.set(tab.tabId, reference);
    }
    kept = next;
    return loaded;
  };
}

function toEntries(tab: TabConfig): TabDocument[] {
  const {sources, untranslated: names = sources} = tab;
  if (sources.length === 1) return sources.map((source) => ({tab, source, siblings: []}));
  // They are in URLs, which are the same in all languages.
  const scopes = toScopes(names);
  return sources.map((source, index) => ({
    tab,
    source,
    siblings: sources.filter((other) => other !== source),
    scope: scopes.get(names[index] ?? source),
  }));
}

/** Everything in docs.json that a document's results depend on. */
function toKey({
  tab: {tabId, overlays, audience, remote, showExtensions, ...tab},
  source,
  siblings,
  scope,
}: TabDocument): string {
  const places = remote && [remote.url, remote.base, remote.origins, [...(remote.beside ?? [])]];
  const modes = listModes(tab);
  const names = listNames(showExtensions);
  return `${tabId} ${source} ${JSON.stringify([scope, siblings, overlays, audience, places, modes, names])}`;
}

/** Servers are checked only where Try It uses them. */
function listModes({tryIt, tags, overrides}: Pick<TabConfig, 'tryIt' | 'tags' | 'overrides'>) {
  const listOf = (rules: ReadonlyMap<string, OperationRule> = new Map()) =>
    [...rules].flatMap(([key, rule]) => (rule.tryIt ? [[key, rule.tryIt]] : []));
  return [tryIt, listOf(tags), listOf(overrides)];
}

/** The model has the values of extensions; how pages show them is decided later. */
function listNames(showExtensions: TabConfig['showExtensions']): string[] | undefined {
  return showExtensions?.map(({name}) => name);
}

/** A document with errors is always read again: a missing file may exist by now. */
async function isCurrent(
  rootDir: string,
  {document, diagnostics, fingerprint}: KnownDocument,
): Promise<boolean> {
  return (
    document !== undefined &&
    !diagnostics.some(({severity}) => severity === 'error') &&
    (await isUnchanged(rootDir, document, fingerprint))
  );
}

async function load(
  rootDir: string,
  entry: TabDocument,
  context: DocumentsContext,
  earlier?: ApiReference,
): Promise<KnownDocument> {
  const {tab, source, siblings} = entry;
  const start = Date.now();
  const found: Diagnostic[] = [];
  const report: Report = (diagnostic) => found.push({...diagnostic, tabId: tab.tabId});
  const document = await loadDocument(
    {
      rootDir,
      source,
      siblings,
      overlays: tab.overlays,
      remote: tab.remote,
      maxFileSize: context.maxFileSize,
      audience: tab.audience,
    },
    report,
  );
  const made = document && (await toReference(entry, document, report, context));
  const reference = made && earlier ? keepUnchanged(made, earlier) : made;
  const known = withoutEchoes(found, toPlace);
  const preserved =
    document && reference && context.comparesFacts
      ? await compareFacts(entry, document, reference, context)
      : undefined;
  const reviewed =
    document &&
    reference &&
    reviewDocument(document, withPageSettings(reference, {site: context.pageRule ?? {}, tab}), {
      known,
      preserved,
      isDirect: tab.tryIt?.proxy === false,
    });
  const diagnostics = withoutRepeats(
    [...known, ...(reviewed ?? []).map((one) => ({...one, tabId: tab.tabId}))],
    toPlace,
  );
  return {
    source,
    document,
    reference,
    preserved,
    diagnostics,
    fingerprint: await fingerprintFiles(rootDir, document?.files ?? [], start),
  };
}

async function toReference(
  entry: TabDocument,
  document: LoadedDocument,
  report: Report,
  {modelCache}: DocumentsContext,
): Promise<ApiReference> {
  const {tab, source, scope} = entry;
  const options = present({scope, showExtensions: listNames(tab.showExtensions)});
  if (!modelCache) return toApiReference(document, report, options);
  const {reference, diagnostics} = await modelCache.get(
    `${tab.tabId} ${source}`,
    document,
    [toKey(entry)],
    async () => {
      const found: Diagnostic[] = [];
      return {
        reference: await toApiReference(document, (diagnostic) => found.push(diagnostic), options),
        diagnostics: found,
      };
    },
    // Of other values, more steps or time may be left for it.
    (made) => !made.diagnostics.some(({code}) => code === 'pattern-not-checked'),
  );
  diagnostics.forEach(report);
  return reference;
}

/** Which facts of the document its pages keep. */
async function compareFacts(
  entry: TabDocument,
  document: LoadedDocument,
  reference: ApiReference,
  {modelCache}: DocumentsContext,
): Promise<PreservedFact[]> {
  const compare = () => comparePreservedFacts(document, reference);
  return modelCache
    ? modelCache.get(
        `${entry.tab.tabId} ${entry.source} facts`,
        document,
        [toKey(entry)],
        compare,
        // Lost facts have places in the document, which exist only with it.
        (facts) => facts.every(({lost}) => lost.length === 0),
      )
    : compare();
}

function toTabDocuments(
  tab: TabConfig,
  found: readonly KnownDocument[],
  {pageRule: site = {}}: DocumentsContext,
  earlier: ApiReference | undefined,
): TabDocuments {
  const settle = (made: ApiReference) => {
    const settled = withEnvironments(withPageSettings(made, {site, tab}), tab.environments);
    // While a site is edited, equal operations stay the same objects.
    return earlier && (settled !== made || tab.sources.length > 1)
      ? keepUnchanged(settled, earlier)
      : settled;
  };
  const usable = found.flatMap(({document, reference, ...known}) =>
    document && reference ? [{...known, source: document.root.file, document, reference}] : [],
  );
  const [first] = usable;
  if (tab.sources.length === 1 || !first) {
    return {
      documents: usable.map(({document}) => document),
      ...(first && {reference: settle(withTitle(first.reference, tab.label))}),
      ...(first?.preserved && {preserved: first.preserved}),
      diagnostics: found.flatMap(({diagnostics}) => diagnostics),
    };
  }
  const lost = listLost(found, usable).map(withExclusion);
  const documents = usable.map(({document}) => document);
  const preserved = usable.flatMap(({preserved: facts}) => (facts ? [facts] : []));
  return {
    documents,
    reference: settle(joinReferences(tab.label, usable)),
    ...(preserved.length > 0 && {preserved: joinFacts(preserved)}),
    ...(lost.length > 0 && {lacksDocument: true as const}),
    diagnostics: [
      ...withoutForeign(
        [...lost, ...usable].flatMap(({diagnostics}) => diagnostics),
        documents,
      ),
      ...checkJoined(documents).map((one) => ({...one, tabId: tab.tabId})),
    ],
  };
}

/**
 * The documents that could not be loaded. A file that a pattern matches does not count if it is a
 * part of another document.
 */
function listLost(
  found: readonly KnownDocument[],
  usable: readonly {document: LoadedDocument}[],
): KnownDocument[] {
  const parts = new Set(usable.flatMap(({document}) => document.files));
  return found.filter(
    ({document, source, diagnostics}) =>
      !document && !(parts.has(source) && diagnostics.some(({code}) => code === 'document-kind')),
  );
}

/** A pattern may match files that are not documents, so the help explains how to exclude them. */
function withExclusion({diagnostics, ...known}: KnownDocument): KnownDocument {
  return {
    ...known,
    diagnostics: diagnostics.map((diagnostic) =>
      diagnostic.code === 'document-kind'
        ? {
            ...diagnostic,
            help: `${diagnostic.help ?? ''} If this is not a document, add "!${known.source}" to \`source\` in docs.json.`.trim(),
          }
        : diagnostic,
    ),
  };
}

/**
 * Reports a finding once if several documents have it. An action of an overlay may apply to any of
 * the documents that the overlay is applied to.
 */
function withoutForeign(
  diagnostics: readonly Diagnostic[],
  documents: readonly LoadedDocument[],
): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics)
    counts.set(toPlace(diagnostic), (counts.get(toPlace(diagnostic)) ?? 0) + 1);
  const applied = (file: string) =>
    documents.filter(
      ({overlaid}) => overlaid?.files.includes(file) && !overlaid.notApplied.includes(file),
    ).length;
  const kept = diagnostics.filter((one) => {
    if (one.code === 'component-unused') return !isUsedElsewhere(one, documents);
    return (
      one.code !== 'overlay-unmatched' ||
      (counts.get(toPlace(one)) ?? 0) >= applied(one.source.file)
    );
  });
  return withoutRepeats(kept, toPlace);
}

/** Whether another document refers to the component. */
function isUsedElsewhere(
  {source: {file, pointer}}: Diagnostic,
  documents: readonly LoadedDocument[],
): boolean {
  return documents.some(
    ({root, files, texts}) =>
      root.file !== file &&
      files.includes(file) &&
      [...texts].some(([name, text]) => name !== file && text.includes(`#${pointer}`)),
  );
}

/** A document without its own title takes the tab's. */
function withTitle(reference: ApiReference, label: string): ApiReference {
  return reference.info.title.trim() === ''
    ? {...reference, info: {...reference.info, title: label}}
    : reference;
}

/** A finding without a place equals no other. */
function toPlace({source: {file, pointer}, message}: Diagnostic): string {
  return pointer === undefined ? `${file} ${message}` : `${file}#${pointer}`;
}
