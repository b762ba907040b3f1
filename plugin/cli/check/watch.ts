import fs from 'node:fs';
import path from 'node:path';
import {listAuthored} from '../../config/authored';
import {listOpened} from '../../document/files/listOpened';
import type {Site} from '../../types';

/** Editors write a file in several steps, after which one check is enough. */
const SETTLE_MS = 100;

/**
 * Every file that a check has read or looked for: docs.json, the files of the documents, and
 * authored files.
 */
export function toWatchedFiles(docsJson: string, {config, tabs}: Site): string[] {
  const files = [
    ...(config?.sources ?? []),
    ...tabs.flatMap(({config: tab, documents}) => [
      ...documents.flatMap(listOpened),
      ...listAuthored(tab).map(({file}) => file),
    ]),
  ];
  return [
    ...new Set([
      docsJson,
      ...files.map((file) => path.join(config?.rootDir ?? path.dirname(docsJson), file)),
    ]),
  ];
}

/** Folders without files of authors. */
const PASSED_OVER = /^(?:node_modules|build|\..*)$/;

/** The folders in which a new file may match a pattern, including nested ones. */
export function toWatchedFolders(docsJson: string, {config}: Site): string[] {
  const folders = (config?.patternFolders ?? []).map((folder) =>
    path.join(path.dirname(docsJson), folder),
  );
  // Grows during the loop.
  for (const folder of folders)
    for (const entry of listEntries(folder))
      if (entry.isDirectory() && !PASSED_OVER.test(entry.name))
        folders.push(path.join(folder, entry.name));
  return [...new Set(folders)];
}

/** The entries of a folder; empty if it does not exist. */
function listEntries(folder: string): fs.Dirent[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder, {withFileTypes: true}) : [];
}

export type FileWatch = {
  /** Sets the files to watch, and the folders in which every document and new folder counts. */
  update(files: readonly string[], folders?: readonly string[]): void;
  /**
   * Resolves when one of them has changed, appeared or disappeared since the last call; to false
   * once the watch is closed.
   */
  next(): Promise<boolean>;
  close(): void;
};

/**
 * Watches files through their folders, so that a file that an editor replaces is not lost. A change
 * that happens between two calls is remembered.
 */
export function createFileWatch(): FileWatch {
  const watchers = new Map<string, fs.FSWatcher>();
  let wanted = new Set<string>();
  let open = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'changed' | 'closed' = 'idle';
  let wake = () => undefined as void;

  function noteChange(file: string | undefined): void {
    if (file !== undefined && !wanted.has(file) && !isNew(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => settle('changed'), SETTLE_MS);
  }

  function isNew(file: string): boolean {
    return open.has(path.dirname(file)) && /^(?:|\.ya?ml|\.json)$/i.test(path.extname(file));
  }

  function watchFolder(folder: string): fs.FSWatcher {
    const watcher = fs.watch(folder, (_event, name) =>
      noteChange(name === null ? undefined : path.join(folder, name)),
    );
    // A folder that disappears is a change, too.
    return watcher.on('error', () => noteChange(undefined));
  }

  function settle(next: 'changed' | 'closed'): void {
    if (state !== 'closed') state = next;
    wake();
  }

  return {
    update(files, patternFolders = []) {
      wanted = new Set(files);
      open = new Set(patternFolders);
      const folders = new Set<string>();
      for (const folder of [...files.map((file) => path.dirname(file)), ...patternFolders]) {
        const {existing, missing} = findExisting(folder);
        folders.add(existing);
        if (missing !== undefined) wanted.add(missing);
      }
      for (const folder of folders)
        if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder));
      for (const [folder, watcher] of watchers) {
        if (folders.has(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
    },
    async next() {
      if (state === 'idle') await new Promise<void>((resolve) => (wake = resolve));
      if (state === 'changed') state = 'idle';
      return state !== 'closed';
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
      settle('closed');
    },
  };
}

/** The folder, or the nearest one above it that exists, with what would have to appear in that. */
function findExisting(folder: string): {existing: string; missing?: string} {
  if (fs.existsSync(folder)) return {existing: folder};
  const {existing, missing = folder} = findExisting(path.dirname(folder));
  return {existing, missing};
}
