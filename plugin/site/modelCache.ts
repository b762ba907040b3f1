import {existsSync, promises as fs} from 'fs';
import path from 'path';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {ApiReference} from '../model/types';
import {toCodeVersion, toHash} from './codeVersion';

/** What modelling a document gives. */
type Modelled = {reference: ApiReference; diagnostics: Diagnostic[]};

export type ModelCache = {
  /**
   * What was kept for the same texts, options and code; else what `create` makes, which is then
   * kept.
   */
  get: (
    name: string,
    document: LoadedDocument,
    options: unknown,
    create: () => Promise<Modelled>,
  ) => Promise<Modelled>;
};

/**
 * Keeps the models of documents in files, one a document, so that a build does not model again what
 * it did the last time. The key is made of everything that a model is made of, so a file is right
 * or it is not used. The folder may be deleted at any time, and be missing, full of rubbish or
 * closed to writing: then models are made again.
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

/** A key line, then JSON. */
async function read(file: string, key: string): Promise<Modelled | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  if (!text.startsWith(`${key}\n`)) return undefined;
  try {
    return JSON.parse(text.slice(key.length + 1)) as Modelled;
  } catch (error) {
    // A file that was cut short.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whole or not at all: several builds may share the folder. */
async function write(folder: string, file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(unfinished, text);
    await fs.rename(unfinished, file);
  } catch (error) {
    // Without a place to write to each build is as slow as the first.
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
  }
}

let codeVersion: string | undefined;

/**
 * Another version of the code may read a text otherwise, make another model of it, or say its
 * findings in other words.
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
