import fs from 'fs/promises';
import path from 'path';
import {suggest} from '../../diagnostics/suggest';
import {toSystemReason} from '../../diagnostics/systemReason';
import {isHidden, leadsToHidden} from './isHidden';

/** Why a file cannot be read. */
export type FileProblem =
  | {kind: 'missing' | 'outside' | 'hidden' | 'folder' | 'too-large'}
  | {kind: 'unreadable'; reason: string};

/**
 * A file, identified by its real path relative to the project root, with `/` separators. Symbolic
 * links are followed.
 */
export type FoundFile = {kind: 'file'; file: string; absolute: string};

export type ProjectFiles = {
  /**
   * Looks for a file by its path relative to the project root. Nothing outside the root is ever
   * opened or listed, and no hidden file through a symbolic link.
   * @param from the document whose reference names the file; absent if the site itself names it
   */
  find(relative: string, from?: string): Promise<FoundFile | FileProblem>;
  /** Reads the bytes of a file that was found. */
  read(found: FoundFile): Promise<Uint8Array | FileProblem>;
  /** Finds and reads a file that the site itself names. */
  readPath(relative: string): Promise<Uint8Array | FileProblem>;
  /** An existing file whose path is similar to one that does not exist. */
  suggest: (relative: string) => Promise<string | undefined>;
};

/**
 * Gives access to the files of one project.
 * @param rootDir absolute path of an existing folder
 * @param maxBytes maximum size of a file; none if another step checks it
 */
export async function createProjectFiles(
  rootDir: string,
  maxBytes = Infinity,
): Promise<ProjectFiles> {
  const root = await fs.realpath(rootDir);
  const files: ProjectFiles = {
    async find(relative, from) {
      const absolute = path.resolve(root, relative);
      if (!isInside(root, absolute)) return {kind: 'outside'};
      if (relative.includes('\0')) return {kind: 'missing'};
      try {
        const real = await fs.realpath(absolute);
        if (!isInside(root, real)) return {kind: 'outside'};
        const [file, named] = [toRelative(root, real), toRelative(root, absolute)];
        const isLink = file !== named;
        if (isLink && (from === undefined ? leadsToHidden(file, named) : isHidden(file, from)))
          return {kind: 'hidden'};
        const stat = await fs.stat(real);
        if (!stat.isFile())
          return stat.isDirectory()
            ? {kind: 'folder'}
            : {kind: 'unreadable', reason: 'it is not a regular file'};
        if (stat.size > maxBytes) return {kind: 'too-large'};
        return {kind: 'file', file, absolute: real};
      } catch (error) {
        return toProblem(error);
      }
    },
    async read({absolute}) {
      try {
        return await fs.readFile(absolute);
      } catch (error) {
        return toProblem(error);
      }
    },
    async readPath(relative) {
      const found = await files.find(relative);
      return found.kind === 'file' ? files.read(found) : found;
    },
    suggest: (relative) => findNearest(root, path.resolve(root, relative)),
  };
  return files;
}

export function toProblem(error: unknown): FileProblem {
  const {code} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return {kind: 'missing'};
  return {kind: 'unreadable', reason: toSystemReason(error)};
}

/** A file in the same folder with a similar name, relative to the root. */
async function findNearest(root: string, absolute: string): Promise<string | undefined> {
  try {
    const folder = await findFolder(root, path.dirname(absolute));
    if (folder === undefined) return undefined;
    const name = suggest(
      path.basename(absolute),
      (await fs.readdir(folder)).filter((entry) => /\.(ya?ml|json)$/i.test(entry)),
    );
    return name === undefined ? undefined : toRelative(root, path.join(folder, name));
  } catch {
    // The folder does not exist either, so nothing can be suggested.
    return undefined;
  }
}

/**
 * The real path of a folder of the project. Where it does not exist, one whose name differs only in
 * upper and lower case counts: on other systems it is the same.
 */
async function findFolder(root: string, folder: string): Promise<string | undefined> {
  const real = await fs.realpath(folder).catch(() => undefined);
  if (real !== undefined) return real === root || isInside(root, real) ? real : undefined;
  const parent = await findFolder(root, path.dirname(folder));
  if (parent === undefined) return undefined;
  const name = path.basename(folder).toLowerCase();
  const found = (await fs.readdir(parent)).find((entry) => entry.toLowerCase() === name);
  return found === undefined ? undefined : findFolder(root, path.join(parent, found));
}

export function isInside(root: string, absolute: string): boolean {
  const relative = path.relative(root, absolute);
  return (
    relative !== '' &&
    relative !== '..' &&
    !relative.startsWith(`..${path.sep}`) &&
    !path.isAbsolute(relative)
  );
}

export function toRelative(root: string, absolute: string): string {
  return path.relative(root, absolute).split(path.sep).join('/');
}
