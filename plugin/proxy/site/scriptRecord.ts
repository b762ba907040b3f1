import {promises as fs} from 'fs';
import path from 'path';
import {SCRIPT_RECORD} from '../buildFiles';
import {findFile, type ServedFile} from './findFile';
import {rememberFile} from './rememberFile';

/** Increased when an older server could misread a newer file. */
const VERSION = 1;

export type ScriptRecord = {
  /** Sources for a content security policy. */
  sources: readonly string[];
  /** Folders of other languages below that of the record, each with its own. */
  locales: readonly string[];
};

/** Undefined if there is no such file, false if it cannot be used. */
export type FoundRecord = ScriptRecord | false | undefined;

/** The text of the file. */
export function formatScriptRecord(record: ScriptRecord): string {
  return JSON.stringify({version: VERSION, ...record});
}

export type ScriptRecords = {
  root: () => Promise<FoundRecord>;
  /** The folder of the language that a file below the build belongs to; empty for the default. */
  localeOf: (file: string) => Promise<string>;
  /** That of the language of a page, otherwise that of the build. */
  of: (page: ServedFile) => Promise<FoundRecord>;
};

/**
 * The records of a build. Those of other languages are only looked for where the record of the build
 * says: a page may have a folder and files of any name.
 */
export function createScriptRecords(folder: string): ScriptRecords {
  const readAt = rememberFile(readRecord);
  const recordIn = async (locale: string): Promise<FoundRecord> => {
    const found = await findFile(folder, path.posix.join(locale, SCRIPT_RECORD));
    return found && readAt(found).catch(() => false as const);
  };
  const root = () => recordIn('');
  const localeOf = async (file: string) => {
    const {locales = []} = (await root()) || {};
    const name = file.split(path.sep).join('/');
    return locales.find((locale) => name.startsWith(`${locale}/`)) ?? '';
  };
  return {
    root,
    localeOf,
    of: async ({file}) => (await recordIn(await localeOf(file))) ?? root(),
  };
}

async function readRecord({root, file}: ServedFile): Promise<ScriptRecord | false> {
  const text = await fs.readFile(path.join(root, file), 'utf8');
  const {version, sources, locales = []} = Object(JSON.parse(text)) as {[field: string]: unknown};
  return version === VERSION && Array.isArray(sources) && Array.isArray(locales)
    ? {sources: sources.map(String), locales: locales.map(String)}
    : false;
}
