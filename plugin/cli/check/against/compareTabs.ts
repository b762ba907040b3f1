/** Compares the documents of a site with earlier ones. */
import fs from 'node:fs';
import path from 'node:path';
import {compareDocuments} from '../../../compare/compareDocuments';
import {formatUses} from '../../../compare/formatUses';
import {findNamed} from '../../../compare/matchOperations';
import type {Change, ChangePlace, Effect} from '../../../compare/types';
import {applyRules} from '../../../config/rules';
import {loadConfig} from '../../../config/load';
import type {Config, TabConfig} from '../../../config/types';
import type {ContentContext} from '../../../content';
import {toDiagnostic} from '../../../diagnostics/diagnostic';
import {formatPlace} from '../../../diagnostics/format';
import {quote} from '../../../diagnostics/text';
import type {Diagnostic, Report, SourceLocation} from '../../../diagnostics/types';
import {followPlace} from '../../../document/follow';
import {toEarlierSource} from '../../../document/files/urlPaths';
import {loadDocument} from '../../../document/load';
import {listOperations} from '../../../document/operations';
import {extractRevision, type Revision} from '../../../document/revision/extractRevision';
import type {LoadedDocument} from '../../../document/types';
import {withoutAccepted} from './accepted';
import {type Against, parseAgainst} from './parseAgainst';

/** A change with its places in the authors' files. */
export type ComparedChange = Omit<Change, 'step' | 'before' | 'after'> & {
  before?: SourceLocation;
  after?: SourceLocation;
};

export type Comparison = {
  tabId: string;
  tab: string;
  /** The document of the tab, relative to the project root. */
  source: string;
  /** The earlier document, as the user named it. */
  against: string;
  changes: ComparedChange[];
  /** How many changes docs.json accepts; they are not in `changes`. */
  accepted: number;
};

export type ComparedTabs = {comparisons: Comparison[]; diagnostics: Diagnostic[]};

const CODES = {
  breaking: 'change-breaking',
  uncertain: 'change-uncertain',
  compatible: 'change-compatible',
} as const satisfies Record<Effect, string>;

/**
 * Returns the changes of every tab that is compared, and a finding for everything that prevented a
 * comparison; a sentence if `--against` is wrong. `today` is a date, `2026-01-31`, for changes that
 * are accepted until a certain day.
 */
export async function compareTabs(
  context: ContentContext,
  texts: readonly string[],
  cwd: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<ComparedTabs | string> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => {
    if (diagnostic.severity === 'error') diagnostics.push(diagnostic);
  };
  const config = await loadConfig(context, report);
  if (!config) return {comparisons: [], diagnostics};
  const comparisons: Comparison[] = [];
  for (const text of texts) {
    const tasks = toTasks(text, config.tabs, cwd);
    if (typeof tasks === 'string') return tasks;
    const compared = await compareAll(tasks, {config, context, cwd, text, today}, report);
    if (typeof compared === 'string') return compared;
    comparisons.push(...compared);
  }
  return {
    comparisons,
    diagnostics: applyRules(
      [...diagnostics, ...comparisons.flatMap(toFindings)],
      config.tabs.map((tab) => ({tab, reference: tab})),
    ),
  };
}

/** A tab with one document. */
type Task = Against & {tab: TabConfig; document: string};

/** The tabs that one `--against` names. */
function toTasks(text: string, tabs: readonly TabConfig[], cwd: string): Task[] | string {
  const against = parseAgainst(text, (file) => isFile(path.resolve(cwd, file)));
  if (typeof against === 'string') return against;
  const {tabId, source} = against;
  // Older versions rarely change, so they are compared only if they are named.
  const named = tabs.filter((tab) =>
    tabId === undefined ? tab.version?.isCurrent !== false : tab.tabId === tabId,
  );
  const ids = tabs.map((tab) => quote(tab.tabId)).join(', ');
  if (named.length === 0) return `There is no tab \`${tabId}\`; there are ${ids}.`;
  const several = named.find(({sources}) => sources.length > 1);
  if (several)
    return `The tab ${quote(several.tabId)} has several documents; \`--against\` compares tabs with one document.${tabs.length > 1 ? ` Write \`--against TAB=${text}\` for each of the other tabs.` : ''}`;
  if (named.length > 1 && (source.kind === 'file' || source.path !== undefined))
    return `Several tabs have a document: write \`--against TAB=${text}\`, with TAB one of ${ids}.`;
  return named.flatMap((tab) => tab.sources.map((document) => ({...against, tab, document})));
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

type Site = {config: Config; context: ContentContext; cwd: string; text: string; today: string};

async function compareAll(
  tasks: readonly Task[],
  site: Site,
  report: Report,
): Promise<Comparison[] | string> {
  const [first] = tasks;
  if (first?.source.kind !== 'git') return compareEach(tasks, site, report, undefined);
  const revision = await extractRevision(site.config.rootDir, first.source.revision);
  if (typeof revision === 'string') return revision;
  try {
    return await compareEach(tasks, site, report, {
      dir: revision.dir,
      findFiles: revision.findFiles,
      ofSite: await revision.prefixOf(site.config.rootDir),
      ofCwd: await revision.prefixOf(site.cwd).catch(() => ''),
    });
  } finally {
    await revision.remove();
  }
}

/** The files of a revision, with the paths of the site and the working folder in it. */
type Tree = Pick<Revision, 'dir' | 'findFiles'> & {ofSite: string; ofCwd: string};

async function compareEach(
  tasks: readonly Task[],
  {config, context, cwd, text, today}: Site,
  report: Report,
  tree: Tree | undefined,
): Promise<Comparison[] | string> {
  const comparisons: Comparison[] = [];
  for (const {tab, source, document} of tasks) {
    const place = toPlace(source, {tab, document, root: config.rootDir}, cwd, tree);
    const faults: Diagnostic[] = [];
    const before = await loadDocument(
      {
        ...place,
        ...toLimit(context),
        audience: tab.audience,
        ...(tab.remote && {remote: toEarlierSource(tab.remote)}),
      },
      (fault) => faults.push(fault),
    );
    const fault = faults.find(({severity}) => severity === 'error');
    if (!before)
      return `\`${text}\` cannot be compared with: ${fault ? fault.message : 'it is not an OpenAPI document.'}`;
    const after = await loadDocument(
      {
        rootDir: config.rootDir,
        source: document,
        ...toLimit(context),
        audience: tab.audience,
        overlays: tab.overlays,
        remote: tab.remote,
      },
      (finding) => report({...finding, tabId: tab.tabId}),
    );
    if (!after) continue;
    const changes = compareDocuments(before, after, toOpenRenames(tab, before));
    const open = withoutAccepted(changes, tab.acceptedChanges, today);
    comparisons.push({
      tabId: tab.tabId,
      tab: tab.label,
      source: document,
      against: text,
      changes: open.map((change) =>
        locateChange(change, {before, after}, (file) => toName(source, file)),
      ),
      accepted: changes.length - open.length,
    });
  }
  return comparisons;
}

/**
 * Renames that the earlier document has not made yet. It may be the previous version, or the same
 * version a day ago.
 */
function toOpenRenames({version}: TabConfig, before: LoadedDocument): Map<string, string> {
  const operations = listOperations(before.root, (place) => followPlace(before, place));
  return new Map([...(version?.renames ?? [])].filter(([, to]) => !findNamed(operations, to)));
}

function toLimit({maxFileSize}: ContentContext): {maxFileSize?: number} {
  return maxFileSize === undefined ? {} : {maxFileSize};
}

/** The path of the earlier document on this machine. Files outside its folder tree are not read. */
function toPlace(
  source: Against['source'],
  {tab, document, root}: {tab: TabConfig; document: string; root: string},
  cwd: string,
  tree: Tree | undefined,
): {rootDir: string; source: string; overlays: string[]} {
  if (source.kind === 'file' || !tree) {
    const file = path.resolve(cwd, source.kind === 'file' ? source.file : document);
    const isHere = isBelow(cwd, file);
    const rootDir = isHere ? cwd : path.dirname(file);
    return {
      rootDir,
      source: toRelative(rootDir, file),
      // As with all files, overlays elsewhere are not read.
      overlays: tab.overlays
        .map((overlay) => path.resolve(root, overlay))
        .filter((overlay) => isBelow(rootDir, overlay))
        .map((overlay) => toRelative(rootDir, overlay)),
    };
  }
  // Paths as in Git: relative to the top of the repository, or to the working folder after `./`.
  const named = source.path ?? path.posix.join(tree.ofSite, document);
  return {
    rootDir: tree.dir,
    source: path.posix.normalize(/^\.\.?\//.test(named) ? tree.ofCwd + named : named),
    // Overlays as they were at that revision.
    overlays: tree.findFiles(tree.ofSite, tab.overlays),
  };
}

function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

function toRelative(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

function toName(source: Against['source'], file: string): string {
  return source.kind === 'git' ? `${source.revision}:${file}` : file;
}

function locateChange(
  {before, after, step: _, ...change}: Change,
  documents: {before: LoadedDocument; after: LoadedDocument},
  nameEarlier: (file: string) => string,
): ComparedChange {
  const locateEarlier = (place: ChangePlace): SourceLocation => {
    const source = documents.before.locate(place);
    return {...source, file: nameEarlier(source.file)};
  };
  const hide = (text: string) => documents.after.secrets.hide(documents.before.secrets.hide(text));
  return {
    ...change,
    message: hide(change.message),
    uses: change.uses.map(({operation, at}) => ({operation: hide(operation), at: at.map(hide)})),
    ...(before && {before: locateEarlier(before)}),
    ...(after && {after: documents.after.locate(after)}),
  };
}

/** Turns changes into findings, at their places in the later document. */
function toFindings({tabId, source, changes}: Comparison): Diagnostic[] {
  return changes.map((change) => {
    const where = formatUses(change);
    return toDiagnostic(CODES[change.effect], {
      source: change.after ?? {file: source},
      tabId,
      message: where === '' ? change.message : `${where}: ${change.message}`,
      help: `${change.reason}${change.before ? ` Before: ${formatPlace(change.before)}.` : ''}`,
    });
  });
}
