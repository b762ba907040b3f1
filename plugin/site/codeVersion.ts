import {createHash} from 'crypto';
import {existsSync, readdirSync, readFileSync, realpathSync} from 'fs';
import path from 'path';

/** Names of packages in `import` and `require`, as TypeScript writes them and compiles them. */
const IMPORTED = /(?:\bfrom |\b(?:import|require)\()(['"])((?:@[\w.-]+\/)?[a-z][\w.-]*)/g;

type Manifest = {version?: string; dependencies?: {[name: string]: string}};

/**
 * A hash of all code that decides what the rooms make of a text: their files, and the name and
 * version of each package that these import, directly or through other packages.
 * @param rooms absolute paths of folders
 * @param packageFile absolute path of the package.json that the rooms belong to
 */
export function toCodeVersion(rooms: readonly string[], packageFile: string): string {
  const files = rooms.flatMap(listCode);
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

/** Of several texts, so that no two lists of texts have the same. */
export function toHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

function listCode(room: string): [name: string, text: string][] {
  const names = readdirSync(room, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.[jt]s$/.test(name),
  );
  return names.sort().map((name) => [name, readFileSync(path.join(room, name), 'utf8')]);
}

/**
 * `name@version` of packages and of all that they depend on, sorted. Node's own modules are in no
 * folder and left out.
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

/** The folder of a package, as Node finds it from another folder. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
    if (folder === path.dirname(folder)) return undefined;
  }
}
