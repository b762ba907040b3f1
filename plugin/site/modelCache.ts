import {existsSync, promises as fs, readFileSync, realpathSync} from 'fs';
import path from 'path';
import {createHash} from 'crypto';
import type {LoadedDocument} from '../document/types';
import {PLUGIN_NAME} from '../options';

export type ModelCache = {
  /**
   * Returns what is stored for the same content, options and code; otherwise the result of `create`,
   * which is then stored unless `isKept` says no. It must be the same after a way through JSON.
   */
  get: <T>(
    name: string,
    document: LoadedDocument,
    options: unknown,
    create: () => T | Promise<T>,
    isKept?: (result: T) => boolean,
  ) => Promise<T>;
};

/**
 * The folder for the models of a site's documents, which its builds and `check` share.
 * @param siteDir absolute path
 * @param id of the plugin's instance
 */
export function toModelFolder(siteDir: string, id: string): string {
  return path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'pages', id);
}

/**
 * Stores what is made from documents in files, one for each result, so that a build or check need
 * not repeat the work of the last one. The key covers everything that a result is made from, so a
 * file is either valid or not used. The folder may be deleted at any time, be missing, contain garbage or
 * be read-only: then everything is made again.
 */
export function createModelCache(folder: string): ModelCache {
  /** Several results are made from a document. */
  const hashes = new WeakMap<LoadedDocument, string>();
  const hashOf = (document: LoadedDocument) => {
    const hash = hashes.get(document) ?? toHash([...document.texts].flat());
    hashes.set(document, hash);
    return hash;
  };
  return {
    async get<T>(
      name: string,
      document: LoadedDocument,
      options: unknown,
      create: () => T | Promise<T>,
      isKept: (result: T) => boolean = () => true,
    ): Promise<T> {
      const file = path.join(folder, `${toHash([name]).slice(0, 16)}.json`);
      const key = toHash([getCodeVersion(), JSON.stringify(options), hashOf(document)]);
      const kept = await read<T>(file, key);
      if (kept) return kept;
      const result = await create();
      if (isKept(result)) await write(folder, file, `${key}\n${JSON.stringify(result)}`);
      return result;
    },
  };
}

/** The file contains a line with the key, then JSON. */
async function read<T>(file: string, key: string): Promise<T | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  if (!text.startsWith(`${key}\n`)) return undefined;
  try {
    return JSON.parse(text.slice(key.length + 1)) as T;
  } catch (error) {
    // The file was truncated.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes atomically, because several builds may share the folder. */
async function write(folder: string, file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(unfinished, text);
    await fs.rename(unfinished, file);
  } catch (error) {
    // If nothing can be written, each build is as slow as the first.
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
  }
}

/** The build replaces it: the hash of the code that makes models, and the packages it imports. */
declare const __CODE_STAMP__: CodeStamp | undefined;

/** Code that is not built has none, and makes models that last until it changes. */
const STAMP: CodeStamp =
  typeof __CODE_STAMP__ === 'undefined' ? {hash: '', packages: []} : __CODE_STAMP__;

export type CodeStamp = {hash: string; packages: readonly string[]};

let codeVersion: string | undefined;

/**
 * Another version of the code may parse a document differently, make a different model, or word its
 * findings differently.
 */
function getCodeVersion(): string {
  codeVersion ??= toCodeVersion(STAMP, __dirname);
  return codeVersion;
}

type Manifest = {version?: string; dependencies?: {[name: string]: string}};

/**
 * A hash of the code of a build, and of the name and version of each package that it imports,
 * directly or through other packages.
 * @param folder absolute path that the packages are imported from
 */
export function toCodeVersion({hash, packages}: CodeStamp, folder: string): string {
  return toHash([hash, ...listVersions(packages, realpathSync(folder))]);
}

/** The hash of a list of strings. Lengths are hashed too, so that no two lists share a hash. */
function toHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
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
