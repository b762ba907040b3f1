import fs from 'node:fs';
import path from 'node:path';
import {listAuthored} from '../../config/authored';
import type {LoadedContent} from '../../types';

/** Editors write a file in several steps; one check is enough for them. */
const SETTLE_MS = 100;

/**
 * Every file that a check has read, or looked for: docs.json, the files of the documents, and
 * authored texts.
 */
export function toWatchedFiles(docsJson: string, {config, tabs}: LoadedContent): string[] {
  const files = [
    ...(config?.sources ?? []),
    ...tabs.flatMap(({tab, documents}) => [
      ...documents.flatMap(({files: read, missing = []}) => [...read, ...missing]),
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

/** Folders that are not those of authors. */
const PASSED_OVER = /^(?:node_modules|build|\..*)$/;

/** The folders in which a new file may match a pattern, with those inside them. */
export function toWatchedFolders(docsJson: string, {config}: LoadedContent): string[] {
  const folders = (config?.patternFolders ?? []).map((folder) =>
    path.join(path.dirname(docsJson), folder),
  );
  // Grows while it is gone through.
  for (const folder of folders)
    for (const entry of listEntries(folder))
      if (entry.isDirectory() && !PASSED_OVER.test(entry.name))
        folders.push(path.join(folder, entry.name));
  return [...new Set(folders)];
}

/** None of a folder that is not there. */
function listEntries(folder: string): fs.Dirent[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder, {withFileTypes: true}) : [];
}

export type FileWatch = {
  /** Which files count from now on, and in which folders every document and new folder does. */
  update(files: readonly string[], folders?: readonly string[]): void;
  /**
   * Settles when one of them has changed, appeared or gone since the last time; false once the
   * watch is closed.
   */
  next(): Promise<boolean>;
  close(): void;
};

/**
 * Watches files through their folders, so that a file which an editor replaces is not lost. A
 * change that comes while nobody waits is kept.
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
      const folders = new Set([...files.map((file) => path.dirname(file)), ...patternFolders]);
      for (const folder of folders) {
        if (!watchers.has(folder) && fs.existsSync(folder))
          watchers.set(folder, watchFolder(folder));
      }
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
