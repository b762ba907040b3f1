import {promises as fs} from 'fs';
import path from 'path';
import {createContentPolicy, formatContentPolicy} from './contentPolicy';
import {createScriptPolicy, describeNoRecord} from './createScriptPolicy';
import {findFile} from './findFile';
import {createScriptRecords} from './scriptRecord';

/**
 * Returns one content security policy that allows all pages of a build, for hosts that send the
 * same headers with each page.
 * @param cspSources as for `createSite`
 * @param warn gets a sentence for each script that the policy blocks
 * @throws Error, in one sentence, if a source is invalid or the build has no valid record of its scripts
 */
export async function createPolicyOfBuild(
  folder: string,
  cspSources: readonly string[],
  warn: (sentence: string) => void,
): Promise<string> {
  const policy = createContentPolicy(cspSources);
  const records = createScriptRecords(folder);
  const record = await records.root();
  if (!record) throw new Error(describeNoRecord(folder, record));
  const scriptsOf = createScriptPolicy(folder, records, policy, warn);
  const scripts = new Set<string>();
  for (const name of (await fs.readdir(folder, {recursive: true})).sort()) {
    const page = /\.html?$/i.test(name)
      ? await findFile(folder, name.split(path.sep).join('/'))
      : undefined;
    if (page) for (const script of await scriptsOf(page)) scripts.add(script);
  }
  return formatContentPolicy(policy, [...scripts].sort());
}
