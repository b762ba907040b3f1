/** Finds the earlier documents that a tab is compared with. */
import path from 'node:path';
import type {Config, TabConfig} from '../../../config/types';
import type {DocumentSource} from '../../../document/load';
import {matchTabs, type Tree, type Trees} from './revisions';
import type {Task} from './tasks';

export type Earlier = {
  place: Pick<DocumentSource, 'rootDir' | 'source'> & {overlays: string[]};
  /** Names one of its files as users name it: `main:openapi.yaml`. */
  toName: (file: string) => string;
};

export type CompareContext = {config: Config; cwd: string; trees: Trees};

/** None if the tab is new at that revision. Returns a sentence if the revision does not exist. */
export async function listEarlier(
  {tab, named, revision}: Task,
  {config, cwd, trees}: CompareContext,
): Promise<Earlier[] | string> {
  const list: Earlier[] = [];
  for (const source of named ?? []) {
    if (source.kind === 'file') {
      list.push(atFile(source.file, {tab, root: config.rootDir}, cwd));
      continue;
    }
    const tree = await trees.get(source.revision);
    if (typeof tree === 'string') return tree;
    list.push(inTree(source.path ?? '', source.revision, tab.overlays, tree));
  }
  if (named || revision === undefined) return list;
  const tree = await trees.get(revision);
  if (typeof tree === 'string') return tree;
  const {sources, overlays} = findOwn(tab, config, tree);
  return sources.map((source) =>
    inTree(path.posix.join(tree.ofSite, source), revision, overlays, tree),
  );
}

/** The documents that a tab had; without a docs.json at that revision, its own as far as they existed. */
function findOwn(
  tab: TabConfig,
  {tabs}: Config,
  {tabs: earlier, findFiles, ofSite}: Tree,
): Pick<TabConfig, 'sources' | 'overlays'> {
  if (earlier) return matchTabs(tabs, earlier).get(tab) ?? {sources: [], overlays: []};
  const sources = tab.sources.filter((source) => findFiles(ofSite, [source]).length > 0);
  return {sources, overlays: tab.overlays};
}

/** Paths as in Git: relative to the top of the repository, or to the working folder after `./`. */
function inTree(
  named: string,
  revision: string,
  overlays: readonly string[],
  {dir, findFiles, ofSite, ofCwd}: Tree,
): Earlier {
  return {
    place: {
      rootDir: dir,
      source: path.posix.normalize(/^\.\.?\//.test(named) ? ofCwd + named : named),
      // Overlays as they were at that revision.
      overlays: findFiles(ofSite, overlays),
    },
    toName: (file) => `${revision}:${file}`,
  };
}

/** Files outside the folder tree of the document are not read. */
function atFile(named: string, {tab, root}: {tab: TabConfig; root: string}, cwd: string): Earlier {
  const file = path.resolve(cwd, named);
  const rootDir = isBelow(cwd, file) ? cwd : path.dirname(file);
  return {
    place: {
      rootDir,
      source: toRelative(rootDir, file),
      // As with all files, overlays elsewhere are not read.
      overlays: tab.overlays
        .map((overlay) => path.resolve(root, overlay))
        .filter((overlay) => isBelow(rootDir, overlay))
        .map((overlay) => toRelative(rootDir, overlay)),
    },
    toName: (file) => file,
  };
}

function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

function toRelative(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** The tabs of the revisions that docs.json no longer has, with the name of the revision. */
export async function listRemoved(
  tasks: readonly Task[],
  {config, trees}: CompareContext,
): Promise<{tab: TabConfig; against: string}[]> {
  const removed: {tab: TabConfig; against: string}[] = [];
  const whole = tasks.filter(({isWhole}) => isWhole);
  for (const against of new Set(whole.map((task) => task.against))) {
    const revision = whole.find((task) => task.against === against)?.revision ?? '';
    const tree = await trees.get(revision);
    if (typeof tree === 'string' || !tree.tabs) continue;
    const kept = new Set(matchTabs(config.tabs, tree.tabs).values());
    removed.push(
      ...tree.tabs
        .filter((tab) => tab.version?.isCurrent !== false && !kept.has(tab))
        .map((tab) => ({tab, against})),
    );
  }
  return removed;
}
