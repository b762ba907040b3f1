import fs from 'fs';
import path from 'path';
import {leadsToHidden} from './isHidden';
import {type FileProblem, isInside, toProblem, toRelative} from './projectFiles';

/**
 * The files of a site besides its documents, such as docs.json. A pull request may bring symbolic
 * links, and findings quote what is read: a link may lead to other files of the project, but not out
 * of it, nor to hidden files, such as those of Git, nor into `node_modules`. The project is the Git
 * repository that the site is in, otherwise the folder of the site. A file that was named elsewhere
 * may be a link within its own folder.
 */

/** The real path of a folder, and the path in it that a file was named by. */
type NamedPlace = {root: string; named: string};

/**
 * Reads a file unless symbolic links lead out of the project or to hidden files.
 * @param file absolute path
 * @param start absolute path of the site, or of the folder that a command runs in
 */
export function readSiteFile(
  file: string,
  start: string,
): {kind: 'file'; bytes: Uint8Array} | FileProblem {
  try {
    const {root, named} = toProjectPlace(file, start) ?? toOwnFolder(file);
    const real = fs.realpathSync.native(named);
    if (!isInside(root, real)) return {kind: 'outside'};
    if (!isAllowed(real, {root, named})) return {kind: 'hidden'};
    const stat = fs.statSync(real);
    if (stat.isFile()) return {kind: 'file', bytes: fs.readFileSync(real)};
    return stat.isDirectory()
      ? {kind: 'folder'}
      : {kind: 'unreadable', reason: 'it is not a regular file'};
  } catch (error) {
    return toProblem(error);
  }
}

/** Whether a file may be written: symbolic links stay in the project, outside hidden files. */
export function isWritable(file: string, start: string): boolean {
  const place = toProjectPlace(file, start);
  if (!place) return true;
  const real = toRealPlace(place.named);
  return real !== undefined && isAllowed(real, place);
}

/** The real path that a file has or would have; undefined below a link to nothing. */
export function toRealPlace(file: string): string | undefined {
  if (fs.existsSync(file)) return fs.realpathSync.native(file);
  if (fs.lstatSync(file, {throwIfNoEntry: false})) return undefined;
  const folder = toRealPlace(path.dirname(file));
  return folder && path.join(folder, path.basename(file));
}

/** Why a file is not read, in words that complete a sentence. */
export function toRefusal(problem: FileProblem): string {
  switch (problem.kind) {
    case 'outside':
      return 'is a symbolic link to a file outside the project';
    case 'hidden':
      return 'is a symbolic link to a hidden file or into `node_modules`';
    case 'missing':
      return 'does not exist';
    case 'folder':
      return 'cannot be read: it is a folder';
    case 'too-large':
      return 'is too large';
    case 'unreadable':
      return `cannot be read: ${problem.reason}`;
  }
}

/**
 * The nearest folder with `.git`, which is a file in a worktree or a submodule. Never the root of the
 * file system, where every file would be one of the project.
 */
export function findRepository(start: string): string | undefined {
  for (let folder = start; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const git = path.join(folder, '.git');
    if (isFile(git) || isFile(path.join(git, 'HEAD'))) return folder;
  }
  return undefined;
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** Undefined for a file elsewhere. */
function toProjectPlace(file: string, start: string): NamedPlace | undefined {
  const realStart = fs.realpathSync.native(start);
  const root = findRepository(realStart) ?? realStart;
  const named = isInside(start, file) ? path.join(realStart, path.relative(start, file)) : file;
  return isInside(root, named) ? {root, named} : undefined;
}

function toOwnFolder(file: string): NamedPlace {
  const root = fs.realpathSync.native(path.dirname(file));
  return {root, named: path.join(root, path.basename(file))};
}

function isAllowed(real: string, {root, named}: NamedPlace): boolean {
  return isInside(root, real) && !leadsToHidden(toRelative(root, real), toRelative(root, named));
}
