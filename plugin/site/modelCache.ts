import {existsSync, promises as fs} from 'fs';
import path from 'path';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {ApiReference} from '../model/types';
import {toCodeVersion, toHash} from './codeVersion';

/** The result of modelling a document. */
type Modelled = {reference: ApiReference; diagnostics: Diagnostic[]};

export type ModelCache = {
  /**
   * Returns the stored model for the same content, options and code; otherwise the result of
   * `create`, which is then stored.
   */
  get: (
    name: string,
    document: LoadedDocument,
    options: unknown,
    create: () => Promise<Modelled>,
  ) => Promise<Modelled>;
};

/**
 * Stores the models of documents in files, one for each document, so that a build need not repeat
 * the modelling of the last one. The key covers everything that a model is made from, so a file is
 * either valid or not used. The folder may be deleted at any time, be missing, contain garbage or
 * be read-only: then models are made again.
 */
export function createModelCache(folder: string): ModelCache {
  return {
    async get(name, document, options, create) {
      const file = path.join(folder, `${toHash([name]).slice(0, 16)}.json`);
      const key = toHash([
        getCodeVersion(),
        JSON.stringify(options),
        ...[...document.texts].flat(),
      ]);
      const kept = await read(file, key);
      if (kept) return kept;
      const modelled = await create();
      await write(folder, file, `${key}\n${JSON.stringify(modelled)}`);
      return modelled;
    },
  };
}

/** The file contains a line with the key, then JSON. */
async function read(file: string, key: string): Promise<Modelled | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  if (!text.startsWith(`${key}\n`)) return undefined;
  try {
    return JSON.parse(text.slice(key.length + 1)) as Modelled;
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

let codeVersion: string | undefined;

/**
 * Another version of the code may parse a document differently, make a different model, or word its
 * findings differently.
 */
function getCodeVersion(): string {
  const plugin = path.resolve(__dirname, '..');
  codeVersion ??= toCodeVersion(
    ['diagnostics', 'document', 'model'].map((folder) => path.join(plugin, folder)),
    findPackageFile(plugin),
  );
  return codeVersion;
}

/** The package.json of this package, wherever its code was compiled to. */
function findPackageFile(folder: string): string {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? file : findPackageFile(path.dirname(folder));
}
