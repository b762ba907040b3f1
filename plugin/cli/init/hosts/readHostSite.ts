import path from 'node:path';
import {readKeptPages} from '../../../routes/readKeptPages';
import {loadCheckedSite} from '../../check/site';
import {findRepository} from '../../../document/files/siteFile';
import {present} from '../../../document/present';
import {readText} from '../../readText';
import {findPackageManager} from '../packageManager';
import {readManifest} from '../packageScripts';
import type {HostSite} from './types';

const MCP_PACKAGE = '@modelcontextprotocol/server';

/**
 * Reads from a site what the files of a host depend on; its configuration is run, as by `check`.
 * @param hasMcp whether the host is to answer programs
 */
export async function readHostSite(siteDir: string, hasMcp: boolean): Promise<HostSite> {
  const {contexts} = await loadCheckedSite(siteDir);
  const manager = await findPackageManager(siteDir);
  const repository = toRepository(siteDir);
  const [{baseUrl, trailingSlash, routeBasePath, mcp, docsJson, pluginId}] = contexts;
  const manifest = readText(path.join(siteDir, 'package.json'), siteDir) ?? '{}';
  const {type, name} = readFields(manifest);
  return {
    siteDir,
    baseUrl,
    trailingSlash,
    routeBasePath,
    kept: readKeptPages(path.dirname(docsJson), pluginId).map(({address}) => address),
    manager,
    isModule: type === 'module',
    name: typeof name === 'string' ? name : path.basename(siteDir),
    ...(hasMcp && {
      mcp: {
        isEnabled: mcp.enabled,
        isInstalled: Object.hasOwn(readManifest(manifest)?.dependencies ?? {}, MCP_PACKAGE),
      },
    }),
    ...present({repository}),
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

/** The repository that a site is in. In a worktree or a submodule, its branch is not read. */
function toRepository(siteDir: string): HostSite['repository'] {
  const dir = findRepository(siteDir);
  return dir === undefined
    ? undefined
    : {dir, branch: readDefaultBranch((name) => readText(path.join(dir, '.git', name), dir) ?? '')};
}

/** The branch that a clone checks out; otherwise `main`, unless only `master` exists. */
function readDefaultBranch(read: (name: string) => string): string {
  const [, branch] =
    /^ref: refs\/remotes\/origin\/(\S+)/.exec(read('refs/remotes/origin/HEAD')) ?? [];
  if (branch !== undefined) return branch;
  return read('HEAD').trim() === 'ref: refs/heads/master' ? 'master' : 'main';
}
