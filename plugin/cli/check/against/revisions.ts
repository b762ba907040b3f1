/** Finds the documents that the tabs of a site had at a Git revision. */
import path from 'node:path';
import {loadConfig} from '../../../config/load';
import type {RoutesFile} from '../../../config/routesFile';
import type {Config, TabConfig} from '../../../config/types';
import {present} from '../../../document/present';
import {extractRevision, type Revision} from '../../../document/revision/extractRevision';

/** The files of a revision, with the paths of the site and the working folder in it. */
export type Tree = Pick<Revision, 'dir' | 'findFiles'> & {
  ofSite: string;
  ofCwd: string;
  /** The tabs of docs.json at that revision; undefined if it had no valid one. */
  tabs: TabConfig[] | undefined;
  /** The addresses that were published; absent if there was no lock. */
  routes?: RoutesFile;
};

export type Trees = {
  /** Extracts each revision once; a sentence if it does not exist. */
  get: (revision: string) => Promise<Tree | string>;
  /** Deletes the files. */
  remove: () => Promise<void>;
};

export function createTrees(config: Config, cwd: string): Trees {
  const revisions: Revision[] = [];
  const trees = new Map<string, Tree | string>();
  return {
    async get(name) {
      const known = trees.get(name);
      if (known !== undefined) return known;
      const revision = await extractRevision(config.rootDir, name);
      if (typeof revision !== 'string') revisions.push(revision);
      const tree = typeof revision === 'string' ? revision : await toTree(revision, config, cwd);
      trees.set(name, tree);
      return tree;
    },
    async remove() {
      for (const revision of revisions) await revision.remove();
    },
  };
}

async function toTree(revision: Revision, config: Config, cwd: string): Promise<Tree> {
  const {dir, findFiles} = revision;
  const ofSite = await revision.prefixOf(config.rootDir);
  // The faults of an earlier docs.json are no findings about this one.
  const earlier = await loadConfig(
    present({
      siteDir: path.join(dir, ofSite),
      docsJson: config.file,
      projectDir: dir,
      pluginId: config.pluginId,
    }),
    () => {},
  );
  return {
    dir,
    findFiles,
    ofSite,
    ofCwd: await revision.prefixOf(cwd).catch(() => ''),
    tabs: earlier?.tabs,
    ...present({routes: earlier?.routes}),
  };
}

/**
 * Maps the tabs to the same tabs of a revision: those with the same document, then those with the
 * same id, or with the id that a tab had. A tab whose current version is another one is another tab.
 */
export function matchTabs(
  tabs: readonly TabConfig[],
  earlier: readonly TabConfig[],
): Map<TabConfig, TabConfig> {
  const matches = new Map<TabConfig, TabConfig>();
  const taken = new Set<TabConfig>();
  const hasSameId = (one: TabConfig, other: TabConfig) =>
    [one.tabId, one.formerId].includes(other.tabId) && one.version?.name === other.version?.name;
  const hasSameDocument = (one: TabConfig, other: TabConfig) =>
    one.sources.some((source) => other.sources.includes(source));
  for (const isSame of [
    (one: TabConfig, other: TabConfig) => hasSameId(one, other) && hasSameDocument(one, other),
    hasSameDocument,
    hasSameId,
  ])
    for (const tab of tabs) {
      const other = earlier.find((one) => !taken.has(one) && isSame(tab, one));
      if (!other || matches.has(tab)) continue;
      matches.set(tab, other);
      taken.add(other);
    }
  return matches;
}
