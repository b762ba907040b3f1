import fs from 'fs/promises';
import path from 'path';
import {suggest} from '../diagnostics/suggest';
import {toSystemReason} from '../diagnostics/systemReason';
import {createProjectFiles, isInside} from '../document/files/projectFiles';

/** The kind of file that a field of docs.json names, worded for messages. */
export type FileKind = {
  /** E.g. `document`. */
  name: string;
  /** Completes "Name …". */
  wanted: string;
  /** With the dot. */
  extensions: readonly string[];
};

/** Why a file cannot be used. */
export type SiteFileProblem = {
  kind: 'missing' | 'outside' | 'form';
  message: string;
  help?: string;
};

/**
 * Finds the real path of a file that docs.json names, or what is wrong with it. Files outside the
 * project root are never found.
 */
export async function findFile(
  rootDir: string,
  file: string,
  kind: FileKind,
): Promise<string | SiteFileProblem> {
  const problem = findWrongPath(rootDir, file, kind);
  if (problem) return problem;
  const project = await createProjectFiles(rootDir);
  const found = await project.find(file);
  switch (found.kind) {
    case 'file':
      return fs.access(found.absolute, fs.constants.R_OK).then(
        () => found.absolute,
        (error: unknown) => toUnreadable(file, toSystemReason(error)),
      );
    case 'outside':
      return {
        kind: 'outside',
        message: `\`${file}\` is a symbolic link to a file outside the project root.`,
        help: `Copy the ${kind.name} into the project.`,
      };
    case 'hidden':
      return {
        kind: 'outside',
        message: `\`${file}\` is a symbolic link to a hidden file or into \`node_modules\`.`,
        help: `Name the ${kind.name} itself, or copy it.`,
      };
    case 'missing':
      return toMissing(rootDir, file, kind);
    case 'unreadable':
      return toUnreadable(file, found.reason);
    default:
      return {kind: 'missing', message: `\`${file}\` is not a file.`, help: `Name ${kind.wanted}.`};
  }
}

function toUnreadable(file: string, reason: string): SiteFileProblem {
  return {kind: 'missing', message: `\`${file}\` cannot be read: ${reason}.`};
}

/** Normalizes a path to one relative to the root, with `/` between folders. */
export function toRootPath(rootDir: string, file: string): string {
  return path.relative(rootDir, path.resolve(rootDir, file)).split(path.sep).join('/');
}

/** Checks a path without accessing the disk. */
export function findWrongPath(
  rootDir: string,
  file: string,
  kind: FileKind,
): SiteFileProblem | undefined {
  const problem = findWrongPlace(rootDir, file, kind);
  if (problem || hasExtension(file, kind)) return problem;
  return {
    kind: 'form',
    message: `\`${file}\` has none of the extensions ${describeExtensions(kind)}.`,
    help: `Name ${kind.wanted}.`,
  };
}

/** The same for a path or pattern that need not end with an extension. */
export function findWrongPlace(
  rootDir: string,
  file: string,
  {name}: FileKind,
): SiteFileProblem | undefined {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(file)) {
    return {
      kind: 'outside',
      message: `\`${file}\` is a URL; the build fetches nothing.`,
      help:
        name === 'document'
          ? 'Write "source": "openapi.yaml", put the URL into "remote": {"url": …} beside it, and run `npx docusaurus-plugin-api-reference pull`.'
          : `Download the ${name} into the project and name that file.`,
    };
  }
  if (file.includes('\\')) {
    return {
      kind: 'form',
      message: `\`${file}\` has a backslash.`,
      help: 'Write `/` between folders: it works on every system.',
    };
  }
  const absolute = path.resolve(rootDir, file);
  if (path.isAbsolute(file) || (absolute !== rootDir && !isInside(rootDir, absolute))) {
    return {
      kind: 'outside',
      message: `\`${file}\` is outside the project root.`,
      help: 'Name a file inside the folder of docs.json, by its path relative to that folder.',
    };
  }
  return undefined;
}

export function hasExtension(file: string, {extensions}: FileKind): boolean {
  return extensions.includes(path.posix.extname(file).toLowerCase());
}

/** `.yaml, .yml and .json`. */
export function describeExtensions({extensions}: FileKind): string {
  return `${extensions.slice(0, -1).join(', ')} and ${extensions.at(-1)}`;
}

async function toMissing(
  rootDir: string,
  file: string,
  fileKind: FileKind,
): Promise<SiteFileProblem> {
  // Its entry is in the folder, and would be suggested in its place.
  const link = await fs.readlink(path.resolve(rootDir, file)).catch(() => undefined);
  if (link !== undefined)
    return {
      kind: 'missing',
      message: `\`${file}\` is a symbolic link to \`${link}\`, which does not exist.`,
      help: `Correct the link, or name ${fileKind.wanted}.`,
    };
  const folder = path.posix.dirname(file);
  const names = await fs.readdir(path.resolve(rootDir, folder)).catch(() => undefined);
  const message = `There is no file \`${file}\`.`;
  if (!names) return {kind: 'missing', message, help: `There is no folder \`${folder}\`.`};
  const nearest = suggest(
    path.posix.basename(file),
    names.filter((other) => hasExtension(other, fileKind) && other !== 'docs.json'),
  );
  const help =
    nearest === undefined
      ? `Put the ${fileKind.name} there, or name it by its path relative to docs.json.`
      : `Did you mean \`${path.posix.join(folder, nearest)}\`?`;
  return {kind: 'missing', message, help};
}
