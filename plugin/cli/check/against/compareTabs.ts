/** Compares the documents of a site with earlier ones. */
import {compareDocuments} from '../../../compare/compareDocuments';
import {formatUses} from '../../../compare/formatUses';
import {createFinder} from '../../../compare/matchOperations';
import {hideInSteps} from '../../../compare/steps';
import type {Change, ChangePlace, Effect} from '../../../compare/types';
import {applyRules} from '../../../config/rules';
import {loadConfig} from '../../../config/load';
import type {TabConfig} from '../../../config/types';
import type {ContentContext} from '../../../content';
import {toDiagnostic} from '../../../diagnostics/diagnostic';
import {formatPlace} from '../../../diagnostics/format';
import {listSome, quote} from '../../../diagnostics/text';
import type {Diagnostic, Report, Severity, SourceLocation} from '../../../diagnostics/types';
import {toEarlierSource} from '../../../document/files/urlPaths';
import {type DocumentSource, loadDocument} from '../../../document/load';
import type {LoadedDocument} from '../../../document/types';
import {toKeys, toPointer} from '../../../document/pointer';
import {present} from '../../../document/present';
import {withoutAccepted} from './accepted';
import {type AddressChanges, compareAddresses} from './addresses';
import {type ChangeLinks, createPageFinder, createSiteLoader, type SiteUrls} from './pages';
import {listEarlier, listRemoved, type CompareContext} from './earlier';
import {createTrees} from './revisions';
import {type Task, toTasks} from './tasks';

/** A change with its places in the authors' files. */
export type ComparedChange = Omit<Change, 'step' | 'before' | 'after'> & {
  before?: SourceLocation;
  after?: SourceLocation;
  /** The pages that show it; absent without the URLs of the sites. */
  links?: ChangeLinks;
};

export type TabComparison = {
  tabId: string;
  tab: string;
  /** The documents of the tab, relative to the project root. */
  sources: string[];
  /** The earlier documents, as the user named them. */
  against: string;
  changes: ComparedChange[];
  /** How many changes docs.json accepts; they are not in `changes`. */
  accepted: number;
  /** Why nothing was compared. There are no changes then. */
  notCompared?: {severity: Severity; message: string};
};

export type ComparedTabs = {
  comparisons: TabComparison[];
  diagnostics: Diagnostic[];
  /** Absent if no address has changed, or the earlier state does not remember its addresses. */
  addresses?: AddressChanges;
};

const CODES = {
  breaking: 'change-breaking',
  uncertain: 'change-uncertain',
  compatible: 'change-compatible',
} as const satisfies Record<Effect, string>;

/**
 * Returns the changes of every tab that is compared, and a finding for everything that prevented a
 * comparison; a sentence if `--against` is wrong.
 * @param options `today` is a date, `2026-01-31`, for changes that are accepted until a certain
 *   day; `urls` are where the pages of both states are published
 */
export async function compareTabs(
  context: ContentContext,
  texts: readonly string[],
  cwd: string,
  {
    today = new Date().toISOString().slice(0, 10),
    urls = {},
  }: {today?: string; urls?: SiteUrls} = {},
): Promise<ComparedTabs | string> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => {
    if (diagnostic.severity === 'error') diagnostics.push(diagnostic);
  };
  const config = await loadConfig(context, report);
  if (!config) return {comparisons: [], diagnostics};
  const tasks = toTasks(texts, config.tabs, cwd);
  if (typeof tasks === 'string') return tasks;
  const trees = createTrees(config, cwd);
  const site = {config, context, cwd, today, trees};
  const load = createSiteLoader(context);
  const findPages = createPageFinder(site, urls, load);
  try {
    const comparisons: TabComparison[] = [];
    for (const task of tasks) {
      const compared = await compareTab(task, {...site, findPages}, report);
      if (typeof compared === 'string') return compared;
      comparisons.push(compared);
    }
    for (const item of (await listRemoved(tasks, site)).map(toRemoved)) comparisons.push(item);
    const addresses = await compareAddresses(tasks, site, () =>
      load(context.siteDir, context.docsJson),
    );
    return {
      comparisons,
      ...present({addresses}),
      diagnostics: applyRules(
        [...diagnostics, ...comparisons.flatMap((one) => toFindings(one, config.file))],
        config.tabs.map((tab) => ({config: tab, reference: tab})),
      ),
    };
  } finally {
    await trees.remove();
  }
}

type TabContext = CompareContext & {
  context: ContentContext;
  today: string;
  findPages: ReturnType<typeof createPageFinder>;
};

async function compareTab(
  task: Task,
  site: TabContext,
  report: Report,
): Promise<TabComparison | string> {
  const {tab, against, named} = task;
  const {config, context, today} = site;
  const earlier = await listEarlier(task, site);
  if (typeof earlier === 'string') return earlier;
  const common = present({audience: tab.audience, maxFileSize: context.maxFileSize});
  const before = await loadAll(
    earlier.map(({place}) => ({
      ...place,
      ...common,
      ...(tab.remote && {remote: toEarlierSource(tab.remote)}),
    })),
    () => {},
  );
  const {unread} = before;
  if (unread && named) return `\`${against}\` cannot be compared with: ${unread.reason}`;
  const after = await loadAll(
    tab.sources.map((source) => ({
      ...common,
      rootDir: config.rootDir,
      source,
      overlays: tab.overlays,
      remote: tab.remote,
    })),
    (finding) => report({...finding, tabId: tab.tabId}),
  );
  const own = toComparison(tab, against);
  if (after.unread)
    return {
      ...own,
      notCompared: {
        severity: 'error',
        message: `Not compared, because ${quote(after.unread.source)} cannot be read.`,
      },
    };
  if (earlier.length === 0)
    return {
      ...own,
      notCompared: {
        severity: 'info',
        message: `New, so there is nothing to compare: ${quote(against)} does not have ${listSome(tab.sources, 5, 'or')}.`,
      },
    };
  if (unread)
    return {
      ...own,
      notCompared: {
        severity: 'warning',
        message: `Not compared, because ${quote(`${against}${unread.source}`)} cannot be read: ${unread.reason}`,
      },
    };
  const documents = {before: before.documents, after: after.documents};
  const renames = toOpenRenames(tab, documents.before);
  const changes = compareDocuments(documents.before, documents.after, renames);
  const open = withoutAccepted(changes, tab.acceptedChanges, today);
  const toName = new Map(
    documents.before.map((document, index) => [document, earlier[index]?.toName]),
  );
  const linkChange = await site.findPages(task, documents, renames);
  return {
    ...own,
    changes: open.map((change) => ({
      ...locateChange(change, documents, (document, file) => toName.get(document)?.(file) ?? file),
      ...linkChange(change),
    })),
    accepted: changes.length - open.length,
  };
}

function toComparison({tabId, label, sources}: TabConfig, against: string): TabComparison {
  return {tabId, tab: label, sources, against, changes: [], accepted: 0};
}

function toRemoved({tab, against}: {tab: TabConfig; against: string}): TabComparison {
  return {
    ...toComparison(tab, against),
    notCompared: {
      severity: 'warning',
      message: `The tab was removed: ${quote(against)} has it, docs.json no longer does. Removing its API too breaks programs that call it.`,
    },
  };
}

type LoadedSources = {documents: LoadedDocument[]; unread?: {source: string; reason: string}};

/** All documents, or the first one that cannot be read. */
async function loadAll(sources: readonly DocumentSource[], report: Report): Promise<LoadedSources> {
  const loaded: LoadedSources = {documents: []};
  for (const source of sources) {
    let fault: Diagnostic | undefined;
    const document = await loadDocument(source, (finding) => {
      if (finding.severity === 'error') fault ??= finding;
      report(finding);
    });
    if (document) loaded.documents.push(document);
    else
      loaded.unread ??= {
        source: source.source,
        reason: fault?.message ?? 'It is not an OpenAPI document.',
      };
  }
  return loaded;
}

/**
 * Renames that the earlier document has not made yet. It may be the previous version, or the same
 * version a day ago.
 */
function toOpenRenames(
  {version}: TabConfig,
  before: readonly LoadedDocument[],
): Map<string, string> {
  const renames = [...(version?.renames ?? [])];
  if (renames.length === 0) return new Map();
  const find = createFinder(
    before.flatMap(({operations, hiddenOperations}) => [...operations, ...hiddenOperations]),
  );
  return new Map(renames.filter(([, to]) => !find(to)));
}

function locateChange(
  {before, after, step: _, ...change}: Change,
  documents: {before: readonly LoadedDocument[]; after: readonly LoadedDocument[]},
  nameEarlier: (document: LoadedDocument, file: string) => string,
): ComparedChange {
  const all = [...documents.before, ...documents.after];
  const hide = (text: string) => all.reduce((safe, {secrets}) => secrets.hide(safe), text);
  const locate = (
    list: readonly LoadedDocument[],
    place: ChangePlace,
  ): [LoadedDocument, SourceLocation] | undefined => {
    const document = list.find(({texts}) => texts.has(place.file));
    if (!document) return undefined;
    const {pointer, ...source} = document.locate(place);
    const safe = pointer === undefined ? undefined : toPointer(...toKeys(pointer).map(hide));
    return [document, {...source, ...present({pointer: safe})}];
  };
  const [owner, earlier] = (before && locate(documents.before, before)) ?? [];
  const [, later] = (after && locate(documents.after, after)) ?? [];
  return {
    ...change,
    message: hide(change.message),
    uses: change.uses.map((use) => ({
      ...use,
      operation: hide(use.operation),
      steps: hideInSteps(use.steps, hide),
    })),
    ...(owner && earlier && {before: {...earlier, file: nameEarlier(owner, earlier.file)}}),
    ...present({after: later}),
  };
}

/** Turns changes into findings, at their places in the later document. */
function toFindings(
  {tabId, sources: [source], notCompared, changes, tab}: TabComparison,
  docsJson: string,
): Diagnostic[] {
  const file = source ?? docsJson;
  if (notCompared)
    return [
      toDiagnostic('change-not-compared', {
        severity: notCompared.severity,
        source: {file: notCompared.severity === 'warning' ? docsJson : file},
        tabId,
        message: `${quote(tab)}: ${notCompared.message}`,
      }),
    ];
  return changes.map((change) => {
    const where = formatUses(change);
    return toDiagnostic(CODES[change.effect], {
      source: change.after ?? {file},
      tabId,
      message: where === '' ? change.message : `${where}: ${change.message}`,
      help: `${change.reason}${change.before ? ` Before: ${formatPlace(change.before)}.` : ''}`,
    });
  });
}
