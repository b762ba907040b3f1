import {promises as fs} from 'fs';
import path from 'path';
import {findFile, type FoundFile} from './findFile';

/**
 * Name of the file, in the folder of each language, that lists the scripts of Docusaurus and of the
 * site's configuration. No other script of a page is allowed: it may come from a translation.
 */
export const SCRIPT_RECORD = 'script-sources.json';

/** Increased when an older server could misread a newer file. */
const VERSION = 1;

/** The text of the file. */
export function formatScriptRecord(sources: readonly string[]): string {
  return JSON.stringify({version: VERSION, sources});
}

/** The file for a page: each language has one below its name. Undefined in a build without one. */
export async function findScriptRecord(
  folder: string,
  page: string,
): Promise<FoundFile | undefined> {
  return (
    (await findFile(folder, `${page.split(path.sep)[0]}/${SCRIPT_RECORD}`)) ??
    findFile(folder, SCRIPT_RECORD)
  );
}

/** Throws one sentence if the file is not valid. */
export async function readScriptRecord({root, file}: FoundFile): Promise<ReadonlySet<string>> {
  const name = path.join(root, file);
  const text = await fs.readFile(name, 'utf8');
  try {
    const {version, sources} = JSON.parse(text) as {version?: unknown; sources?: unknown};
    if (version === VERSION && Array.isArray(sources)) return new Set(sources.map(String));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(`${name} is not valid; build the site again with this release of the plugin.`);
}
