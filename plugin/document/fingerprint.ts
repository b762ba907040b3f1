import {promises as fs} from 'fs';
import path from 'path';

/** File systems keep the time of a change no finer than this, in milliseconds. */
const CLOCK_STEP = 20;

/**
 * A string that changes when one of the files is written, removed or made again. Paths are relative
 * to the project root. With `since` (milliseconds of the epoch) it is absent when a file changed
 * after that time: what was read from then on may be of before or after that change.
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
