import {promises as fs} from 'fs';
import path from 'path';
import type {LoadedDocument} from './types';

/** Coarsest resolution of modification times in file systems, in milliseconds. */
const CLOCK_STEP = 20;

/**
 * Returns a string that changes when one of the files is written, removed or recreated.
 * @param files paths relative to the project root
 * @param since milliseconds of the epoch; when a file changed after that time, nothing is returned,
 * because what was read since may be from before or after the change
 */
export async function fingerprintFiles(
  rootDir: string,
  files: readonly string[],
  since?: number,
): Promise<string | undefined> {
  let isSettled = true;
  const mark = async (file: string) => {
    const stat = await fs.stat(path.join(rootDir, file)).catch(() => undefined);
    if (!stat) return `${file} missing`;
    if (since !== undefined && stat.mtimeMs > since - CLOCK_STEP) isSettled = false;
    return `${file} ${stat.mtimeMs} ${stat.size} ${stat.ino}`;
  };
  const marks = await Promise.all(files.map(mark));
  return isSettled ? marks.join('\n') : undefined;
}

/**
 * Whether the files of a document are those that it was read from: a symbolic link may lead to
 * another file by now, although no file was written.
 * @param fingerprint of the files when they were read; undefined if they changed meanwhile
 */
export async function isUnchanged(
  rootDir: string,
  {files, links = new Map<string, string>()}: Pick<LoadedDocument, 'files' | 'links'>,
  fingerprint: string | undefined,
): Promise<boolean> {
  if (fingerprint === undefined || fingerprint !== (await fingerprintFiles(rootDir, files)))
    return false;
  const toReal = (file: string) => fs.realpath(path.join(rootDir, file)).catch(() => undefined);
  const pairs = await Promise.all([...links].map((names) => Promise.all(names.map(toReal))));
  return pairs.every(([link, file]) => link === file);
}
