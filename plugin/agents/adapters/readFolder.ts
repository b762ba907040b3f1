import fs from 'fs';
import path from 'path';
import type {Files} from '../library';

/** The files of a built site. */
const INDEX = 'mcp/index.json';

/** @param folder the plugin's root in the build, such as `build/api` */
export function readFolder(folder: string): Files {
  const root = path.resolve(folder);
  return {
    async read(name) {
      const file = toFile(root, name);
      if (file === undefined) return undefined;
      try {
        // A link out of the folder is not followed.
        const real = await fs.promises.realpath(file);
        const own = await fs.promises.realpath(root);
        return real.startsWith(own + path.sep)
          ? await fs.promises.readFile(real, 'utf8')
          : undefined;
      } catch (error) {
        const {code = ''} = error as NodeJS.ErrnoException;
        if (/^(?:ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG|ELOOP)$/.test(code)) return undefined;
        throw error;
      }
    },
    revision: () =>
      fs.statSync(path.join(root, INDEX), {throwIfNoEntry: false})?.mtimeMs ?? 'missing',
  };
}

function toFile(root: string, name: string): string | undefined {
  const segments = name.split('/').map(decode);
  const isSafe = (segment: string | undefined): segment is string =>
    segment !== undefined && !/[/\\\0]/.test(segment) && segment !== '..' && segment !== '.';
  return segments.every(isSafe) ? path.join(root, ...segments) : undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** How many folders below a build the root of the plugin may be: `fr/docs/api`. */
const DEEPEST = 3;

/** The folders of a build that have files for programs, nearest first: `api`. */
export function findRoots(folder: string): string[] {
  const found: string[] = [];
  let level = [''];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    const isRoot = (name: string) => fs.existsSync(path.join(folder, name, INDEX));
    found.push(...level.filter(isRoot));
    if (depth === DEEPEST) break;
    // What is below a root are pages.
    level = level.filter((name) => !isRoot(name)).flatMap((name) => listFolders(folder, name));
  }
  return found;
}

function listFolders(folder: string, name: string): string[] {
  return fs
    .readdirSync(path.join(folder, name), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|assets$)/.test(entry.name))
    .map((entry) => path.posix.join(name, entry.name));
}
