import {createHash} from 'crypto';
import {existsSync, readdirSync, readFileSync, realpathSync} from 'fs';
import path from 'path';

/** Matches package names in `import` and `require`, both in TypeScript and in compiled code. */
const IMPORTED = /(?:\bfrom |\b(?:import|require)\()(['"])((?:@[\w.-]+\/)?[a-z][\w.-]*)/g;

type Manifest = {version?: string; dependencies?: {[name: string]: string}};

/**
 * A hash of all code in some folders: their files, and the name and version of each package that
 * these import, directly or through other packages.
 * @param folders absolute paths
 * @param packageFile absolute path of the package.json that the folders belong to
 */
export function toCodeVersion(folders: readonly string[], packageFile: string): string {
  const files = folders.flatMap(listCode);
  const names = new Set(
    files.flatMap(([, text]) => [...text.matchAll(IMPORTED)].map(([, , name = '']) => name)),
  );
  const own = readFileSync(packageFile, 'utf8');
  return toHash([
    own,
    ...files.flat(),
    ...listVersions([...names], path.dirname(realpathSync(packageFile))),
  ]);
}

/** The hash of a list of strings. Lengths are hashed too, so that no two lists share a hash. */
export function toHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

function listCode(folder: string): [name: string, text: string][] {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.[jt]s$/.test(name),
  );
  return names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

/**
 * `name@version` of packages and of all their dependencies, sorted. Node's built-in modules are
 * omitted: they have no folder.
 */
function listVersions(names: readonly string[], folder: string): string[] {
  const versions = new Map<string, string>();
  const pending = names.map((name) => ({name, from: folder}));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const found = findPackage(next.name, next.from);
    if (found === undefined || versions.has(found)) continue;
    const {version = '', dependencies = {}} = JSON.parse(
      readFileSync(path.join(found, 'package.json'), 'utf8'),
    ) as Manifest;
    versions.set(found, `${next.name}@${version}`);
    for (const name of Object.keys(dependencies)) pending.push({name, from: found});
  }
  return [...versions.values()].sort();
}

/** The folder of a package, as Node resolves it from another folder. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
    if (folder === path.dirname(folder)) return undefined;
  }
}
