import fs from 'node:fs/promises';
import path from 'node:path';
import {loadCheckedSite} from '../../check/site';
import {exists} from '../files';
import {findPackageManager} from '../packageManager';
import type {HostSite} from './types';

/** Reads from a site what the files of a host depend on; its configuration is run, as by `check`. */
export async function readHostSite(siteDir: string): Promise<HostSite> {
  const [{contexts}, manager, repository, packageText] = await Promise.all([
    loadCheckedSite(siteDir),
    findPackageManager(siteDir),
    findRepository(siteDir),
    fs.readFile(path.join(siteDir, 'package.json'), 'utf8').catch(() => '{}'),
  ]);
  const [{baseUrl, trailingSlash, routeBasePath}] = contexts;
  const {type, name} = readFields(packageText);
  return {
    siteDir,
    baseUrl,
    trailingSlash,
    routeBasePath,
    manager,
    isModule: type === 'module',
    name: typeof name === 'string' ? name : path.basename(siteDir),
    ...(repository && {repository}),
  };
}

/** Another command reports a package.json that cannot be read. */
function readFields(text: string): {type?: unknown; name?: unknown} {
  try {
    return Object(JSON.parse(text)) as {type?: unknown; name?: unknown};
  } catch {
    return {};
  }
}

/** The nearest folder with `.git`. In a worktree or a submodule, that is a file. */
async function findRepository(start: string): Promise<HostSite['repository']> {
  for (let folder = start; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const git = path.join(folder, '.git');
    if (await exists(path.join(git, 'HEAD')))
      return {dir: folder, branch: await readDefaultBranch(git)};
    if (await exists(git)) return {dir: folder, branch: 'main'};
  }
  return undefined;
}

/** The branch that a clone checks out; otherwise `main`, unless only `master` exists. */
async function readDefaultBranch(git: string): Promise<string> {
  const head = await fs
    .readFile(path.join(git, 'refs/remotes/origin/HEAD'), 'utf8')
    .catch(() => '');
  const [, branch] = /^ref: refs\/remotes\/origin\/(\S+)/.exec(head) ?? [];
  if (branch !== undefined) return branch;
  const current = await fs.readFile(path.join(git, 'HEAD'), 'utf8').catch(() => '');
  return current.trim() === 'ref: refs/heads/master' ? 'master' : 'main';
}
