import {randomBytes} from 'crypto';
import fs from 'fs';
import path from 'path';
import {toSystemReason} from '../diagnostics/systemReason';
import {quote} from '../diagnostics/text';
import {isWritable} from '../document/files/siteFile';
import {RemoteFailure} from './failure';

/** A file and its new content; without content, it is removed. */
export type FileReplacement = {file: string; bytes?: Uint8Array};

type FileWrite = {
  target: string;
  /** Where the new content is written first. */
  fresh?: string;
  /** The old content, until everything is done. */
  backup: string;
};

/**
 * Replaces all files, or none if one of them cannot be written or somebody interrupts. New content
 * is first written beside the files. What follows is renaming without a pause, during which Ctrl-C
 * has to wait.
 */
export async function replaceFiles(
  rootDir: string,
  replacements: readonly FileReplacement[],
  interrupted: AbortSignal,
): Promise<void> {
  const steps: FileWrite[] = [];
  const made: string[] = [];
  try {
    for (const replacement of replacements) {
      interrupted.throwIfAborted();
      checkPlace(rootDir, replacement);
      await prepare(rootDir, replacement, {steps, made}).catch((error: unknown) => {
        const reason = toSystemReason(error);
        throw new RemoteFailure(
          'failed',
          `${quote(replacement.file)} cannot be written: ${reason}.`,
        );
      });
    }
    interrupted.throwIfAborted();
    renameAll(steps);
  } catch (error) {
    for (const {fresh} of steps) if (fresh !== undefined) fs.rmSync(fresh, {force: true});
    for (const folder of made.reverse()) removeEmpty(folder);
    throw error;
  }
  for (const {backup} of steps) fs.rmSync(backup, {force: true});
}

function checkPlace(rootDir: string, {file}: FileReplacement): void {
  if (isWritable(path.join(rootDir, file), rootDir)) return;
  throw new RemoteFailure(
    'refused',
    `${quote(file)} would be written outside the project.`,
    'Remove the symbolic link.',
  );
}

async function prepare(
  rootDir: string,
  {file, bytes}: FileReplacement,
  {steps, made}: {steps: FileWrite[]; made: string[]},
): Promise<void> {
  const named = path.join(rootDir, file);
  const stat = await fs.promises.stat(named).catch(() => undefined);
  // A symbolic link stays a link: the file it points to is replaced.
  const target = stat ? await fs.promises.realpath(named) : named;
  const beside = path.join(
    path.dirname(target),
    `.${path.basename(target)}.${randomBytes(6).toString('hex')}`,
  );
  const step: FileWrite = {target, backup: `${beside}.old`};
  // Renaming works even if the file itself is read-only.
  if (stat) await fs.promises.access(target, fs.constants.W_OK);
  if (bytes === undefined) {
    steps.push(step);
    return;
  }
  made.push(...(await makeFolders(path.dirname(target))));
  const fresh = `${beside}.new`;
  steps.push({...step, fresh});
  await fs.promises.writeFile(fresh, bytes, {flag: 'wx', ...(stat && {mode: stat.mode})});
}

/** The folders that were created, outermost first. */
async function makeFolders(folder: string): Promise<string[]> {
  const first = await fs.promises.mkdir(folder, {recursive: true});
  if (first === undefined) return [];
  const made: string[] = [];
  for (let at = folder; at !== path.dirname(first); at = path.dirname(at)) made.unshift(at);
  return made;
}

/** Synchronous, so that nothing comes in between. Undoes everything if a step fails. */
function renameAll(steps: readonly FileWrite[]): void {
  const done: FileWrite[] = [];
  try {
    for (const step of steps) {
      const {target, fresh, backup} = step;
      if (fs.existsSync(target)) {
        if (fresh === undefined) fs.renameSync(target, backup);
        else fs.copyFileSync(target, backup, fs.constants.COPYFILE_EXCL);
      }
      done.push(step);
      if (fresh !== undefined) fs.renameSync(fresh, target);
    }
  } catch (error) {
    for (const {target, backup} of done.reverse()) {
      if (fs.existsSync(backup)) fs.renameSync(backup, target);
      else fs.rmSync(target, {force: true});
    }
    throw error;
  }
}

function removeEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // It contains something that was not written here.
  }
}
