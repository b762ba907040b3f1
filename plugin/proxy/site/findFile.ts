import {promises as fs} from 'fs';
import path from 'path';

/** A file of the build, at its real path. */
export type ServedFile = {
  /** The real path of the build's folder. */
  root: string;
  /** Below the root, with the system's separators. */
  file: string;
  /** Changes when the file is replaced. */
  version: string;
};

/**
 * Errors of the file system that mean that there is no such file. Any other is a failure of this
 * server.
 */
const NO_FILE: ReadonlySet<string | undefined> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EINVAL',
]);

/**
 * Finds a file of the build by its name below the folder. Symbolic links are followed only inside
 * the folder. The folder itself may be a link, which a deployment points to the next build.
 * @param name with `/` separators
 */
export async function findFile(folder: string, name: string): Promise<ServedFile | undefined> {
  if (!isPublic(name.split('/')) || /[\\\0]/.test(name)) return undefined;
  try {
    const [root, target] = await Promise.all([
      fs.realpath(folder),
      fs.realpath(path.join(folder, name)),
    ]);
    const file = path.relative(root, target);
    if (path.isAbsolute(file) || !isPublic(file.split(path.sep))) return undefined;
    const stats = await fs.stat(target);
    return stats.isFile()
      ? {root, file, version: `${stats.mtimeMs} ${stats.size} ${stats.ino}`}
      : undefined;
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

/**
 * Names that begin with a dot are hidden, as is everything above the folder; `.well-known` (RFC
 * 8615) is meant to be seen.
 */
function isPublic(segments: string[]): boolean {
  return segments.every(
    (segment, index) =>
      !segment.startsWith('.') || (index === 0 && segment === '.well-known' && segments.length > 1),
  );
}
