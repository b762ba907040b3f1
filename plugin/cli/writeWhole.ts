import fs from 'node:fs';
import path from 'node:path';
import {isWritable} from '../document/files/siteFile';

/**
 * Writes a file of the site whole or not at all. Nothing can interrupt it: Ctrl-C is handled when
 * it has returned, and a failure, such as a full disk, leaves what was there.
 * @param options.isNew a file that exists is an error; folders that don't exist are made
 * @param options.start absolute path of the site, or of the folder that the command runs in
 */
export function writeWhole(
  file: string,
  text: string,
  {isNew, start}: {isNew: boolean; start: string},
): void {
  checkWritable(file, start);
  if (isNew) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    writeNew(file, text);
    return;
  }
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  // A symbolic link stays a link.
  const target = stat ? fs.realpathSync(file) : file;
  const fresh = `${target}.${process.pid}.new`;
  try {
    fs.writeFileSync(fresh, text, {flag: 'wx', ...(stat && {mode: stat.mode})});
    fs.renameSync(fresh, target);
  } catch (error) {
    fs.rmSync(fresh, {force: true});
    (error as NodeJS.ErrnoException).path = file;
    throw error;
  }
}

/** Throws a sentence if symbolic links lead from a file to where nothing is written. */
export function checkWritable(file: string, start: string): void {
  if (!isWritable(file, start))
    throw new Error(
      `\`${file}\` is not written, because a symbolic link leads out of the project, to a hidden file or to nothing. Remove the link.`,
    );
}

/** A file that is only partly written would stop the next attempt, which overwrites nothing. */
function writeNew(file: string, text: string): void {
  const handle = fs.openSync(file, 'wx');
  try {
    fs.writeFileSync(handle, text);
  } catch (error) {
    fs.rmSync(file, {force: true});
    (error as NodeJS.ErrnoException).path = file;
    throw error;
  } finally {
    fs.closeSync(handle);
  }
}
