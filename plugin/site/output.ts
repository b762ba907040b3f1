import {promises as fs} from 'fs';
import path from 'path';
import type {Site} from '../types';
import {toAllDownloads} from '../exports/downloads';
import {toTextParts} from '../exports/textParts';
import type {TextFile} from '../exports/types';
import {MANIFEST_FILE, SCRIPT_RECORD} from '../proxy/buildFiles';
import type {TryItManifest} from '../proxy/manifest';
import {formatScriptRecord, type ScriptRecord} from '../proxy/site/scriptRecord';

/** How many text files are written at a time. */
const BATCH = 32;

/** Where a build is written, and the URLs it is served under. */
export type Output = {
  /** Absolute path of the build folder (of the current locale). */
  outDir: string;
  baseUrl: string;
  /** Covers all instances of the plugin in the site. */
  manifest: TryItManifest;
  /** The scripts of Docusaurus and of the site's configuration, for servers. */
  record: ScriptRecord;
  /** The other formats of the pages. */
  texts: readonly TextFile[];
  /** Origin of the site. */
  siteUrl: string;
};

/**
 * Writes the files that accompany the pages: the documents, for download, byte for byte, the
 * manifest of what the Try It proxy may reach, and the scripts that a policy may allow. Text files
 * are created a few at a time while earlier ones are written: all at once could exceed memory.
 */
export async function writeOutput(
  content: Site,
  {outDir, baseUrl, manifest, record, texts, siteUrl}: Output,
): Promise<void> {
  const toFile = (url: string) => toOutputFile(url, {outDir, baseUrl});
  const {config} = content;
  if (config)
    for (const {url, file, text} of toAllDownloads(content)) {
      const target = toFile(url);
      await fs.mkdir(path.dirname(target), {recursive: true});
      if (text) await fs.writeFile(target, text());
      else await fs.copyFile(path.join(config.rootDir, file), target);
    }
  await fs.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  await fs.writeFile(path.join(outDir, SCRIPT_RECORD), formatScriptRecord(record));
  let writing: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts
      .slice(start, start + BATCH)
      .flatMap((file) => toTextParts(file, siteUrl))
      .map(({url, text}) => ({file: toFile(url), text}));
    await writing;
    writing = Promise.all(batch.map(writeText));
  }
  await writing;
}

/** The file of the build that is served at a URL. */
export function toOutputFile(
  url: string,
  {outDir, baseUrl}: Pick<Output, 'outDir' | 'baseUrl'>,
): string {
  return path.join(outDir, ...url.slice(baseUrl.length).split('/').map(decodeURIComponent));
}

async function writeText({file, text}: {file: string; text: string}): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}
