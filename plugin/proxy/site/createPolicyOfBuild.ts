import {promises as fs} from 'fs';
import path from 'path';
import {createContentPolicy, formatContentPolicy} from './contentPolicy';
import {findFile} from './findFile';
import {findScripts} from './findScripts';

/**
 * Returns one content security policy that allows all pages of a build, for hosts that send the
 * same headers with each page.
 * @param cspSources as for `createSite`
 * @throws Error, in one sentence, if a source is invalid
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
