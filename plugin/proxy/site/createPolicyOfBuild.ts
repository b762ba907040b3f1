import {promises as fs} from 'fs';
import path from 'path';
import {createContentPolicy, formatContentPolicy} from './contentPolicy';
import {findFile} from './findFile';
import {findScripts} from './findScripts';

/**
 * One content security policy that lets all pages of a build work, for hosts that send the same to
 * each. Throws one sentence when a source is wrong.
 *
 * @param cspSources as for `createSite`
 */
export async function createPolicyOfBuild(
  folder: string,
  cspSources: readonly string[],
): Promise<string> {
  const policy = createContentPolicy(cspSources);
  const scripts = new Set<string>();
  for (const name of await fs.readdir(folder, {recursive: true})) {
    const page = /\.html?$/i.test(name)
      ? await findFile(folder, name.split(path.sep).join('/'))
      : undefined;
    if (page)
      for (const script of findScripts(await fs.readFile(path.join(page.root, page.file), 'utf8')))
        scripts.add(script);
  }
  return formatContentPolicy(policy, [...scripts].sort());
}
