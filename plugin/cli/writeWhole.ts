import fs from 'node:fs';

/**
 * Writes a file of the site whole or not at all. Nothing can interrupt it: Ctrl-C is handled when
 * it has returned, and a failure, such as a full disk, leaves what was there.
 * @param isNew a file that exists is an error
 */
export function writeWhole(file: string, text: string, isNew: boolean): void {
  if (isNew) {
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
