import {promises as fs} from 'fs';
import path from 'path';
import {createContentPolicy, formatContentPolicy} from './contentPolicy';
import {createScriptPolicy, describeOldBuild} from './createScriptPolicy';
import {findFile} from './findFile';
import {SCRIPT_RECORD} from './scriptRecord';

/**
 * Returns one content security policy that allows all pages of a build, for hosts that send the
 * same headers with each page.
 * @param cspSources as for `createSite`
 * @param warn gets a sentence for each script that the policy blocks
 * @throws Error, in one sentence, if a source is invalid or an older release made the build
 */
export async function createPolicyOfBuild(
  folder: string,
  cspSources: readonly string[],
  warn: (sentence: string) => void,
): Promise<string> {
  const policy = createContentPolicy(cspSources);
  if (!(await findFile(folder, SCRIPT_RECORD))) throw new Error(describeOldBuild(folder));
  const scriptsOf = createScriptPolicy(folder, policy, warn);
  const scripts = new Set<string>();
  for (const name of (await fs.readdir(folder, {recursive: true})).sort()) {
    const page = /\.html?$/i.test(name)
      ? await findFile(folder, name.split(path.sep).join('/'))
      : undefined;
    if (page) for (const script of await scriptsOf(page)) scripts.add(script);
  }
  return formatContentPolicy(policy, [...scripts].sort());
}
