import fs from 'fs/promises';
import path from 'path';
import {quote} from '../diagnostics/text';
import {isInside} from '../document/files/projectFiles';
import {toRealPlace} from '../document/files/siteFile';
import {toFilesFolder} from '../document/files/urlPaths';
import {RemoteFailure} from './failure';
import type {RemoteFile} from './fetchDocument';
import {readLocal} from './readLocal';
import {
  findNameProblem,
  isAsLocked,
  isBeside,
  type Lock,
  type LockedDocument,
  toSha256,
} from './lock';

/** What happens to one file of the site. */
export type PulledChange = {file: string} & (
  | {kind: 'new' | 'changed' | 'replaced'; bytes: Uint8Array}
  | {kind: 'removed'}
);

/** A file that is not overwritten without `--force`. */
type Conflict = {file: string; reason: string};

export type Plan = {
  changes: PulledChange[];
  conflicts: Conflict[];
  /** Files beside the document from the time before they had a folder. Their author removes them. */
  unused: string[];
};

type PlanContext = {
  rootDir: string;
  source: string;
  lock: Lock;
  /** Whether to overwrite files that were edited by hand. */
  force: boolean;
};

/** Compares what was fetched with the files of the site. Writes nothing. */
export async function planChanges(
  files: ReadonlyMap<string, RemoteFile>,
  {rootDir, source, lock, force}: PlanContext,
): Promise<Plan> {
  const changes: PulledChange[] = [];
  const conflicts: Conflict[] = [];
  const known = lock.get(source);
  const root = await fs.realpath(rootDir);
  for (const [file, remote] of files) {
    checkPlace(root, file);
    const {bytes, locked} = remote;
    const other = findOwner(file, locked.url, source, lock);
    if (other !== undefined)
      throw new RemoteFailure(
        'refused',
        `${quote(source)} and ${quote(other)} both have a file ${quote(file)}, from different URLs.`,
        'Put one of them into another folder with `source`.',
      );
    const local = await readLocal(root, file);
    const earlier = known?.files.get(file);
    const isIntact = local && earlier && isAsLocked(local, earlier);
    if (local && toSha256(local) === toSha256(bytes)) continue;
    if (isIntact && earlier.sha256 === locked.sha256) continue;
    if (!local) changes.push({file, kind: 'new', bytes});
    else if (isIntact) changes.push({file, kind: 'changed', bytes});
    else if (force) changes.push({file, kind: 'replaced', bytes});
    else
      conflicts.push({
        file,
        reason: earlier ? 'was edited by hand' : 'already exists, and is not from `pull`',
      });
  }
  if (!known) return {changes, conflicts, unused: []};
  const left = await listLeft(root, source, known, files, lock);
  const folder = toFilesFolder(source);
  const isUsual = (file: string) => findNameProblem(`${folder}/${file}`, folder) === undefined;
  if (isBeside(source, known)) return {changes, conflicts, unused: left.filter(isUsual)};
  return {
    changes: [...changes, ...left.map((file) => ({file, kind: 'removed' as const}))],
    conflicts,
    unused: [],
  };
}

/** Pulled files that the document no longer refers to; edited ones stay. */
async function listLeft(
  root: string,
  source: string,
  known: LockedDocument,
  files: ReadonlyMap<string, RemoteFile>,
  lock: Lock,
): Promise<string[]> {
  const left: string[] = [];
  for (const [file, locked] of known.files) {
    const isShared = [...lock].some(([other, entry]) => other !== source && entry.files.has(file));
    if (files.has(file) || isShared) continue;
    checkPlace(root, file);
    const local = await readLocal(root, file);
    if (local && isAsLocked(local, locked)) left.push(file);
  }
  return left;
}

/** Another document whose file of this name came from a different URL. */
function findOwner(file: string, url: string, source: string, lock: Lock): string | undefined {
  return [...lock].find(
    ([other, {files}]) => other !== source && files.has(file) && files.get(file)?.url !== url,
  )?.[0];
}

/** Throws if a path leads out of the project root, even through a symbolic link. */
function checkPlace(root: string, file: string): void {
  const real = toRealPlace(path.resolve(root, file));
  if (real === undefined || !isInside(root, real))
    throw new RemoteFailure(
      'refused',
      `${quote(file)} would be written outside the project root.`,
      'Put the document into a deeper folder with `source`, or remove the symbolic link.',
    );
}
