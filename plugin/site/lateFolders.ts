import fs from 'fs';
import path from 'path';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;
const WATCHED = /\.(?:ya?ml|json|mdx?)$/i;
/** Folders of tools, which the patterns leave out, as well as others whose names begin like theirs. */
const LEFT_OUT = /\/(?:node_modules|build|\.)/;

/**
 * Docusaurus asks a plugin once which paths to watch. This watches the folders that come later, when
 * docs.json names a document elsewhere: a change there gives docs.json a new modification time, and
 * its content is unchanged. Folders of files that documents refer to are among them, so none is
 * watched with those inside it.
 * @param docsJson absolute path
 */
export function createLateFolders(docsJson: string) {
  let first: readonly Watched[] | undefined;
  const watchers = new Map<string, fs.FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const touch = () => {
    const now = new Date();
    // If it was deleted, its own watcher says so.
    fs.utimes(docsJson, now, now, () => undefined);
  };
  const watch = (folder: string) =>
    fs
      .watch(folder, {persistent: false}, (_event, name) => {
        if (name !== null && (!WATCHED.test(name) || path.join(folder, name) === docsJson)) return;
        clearTimeout(timer);
        timer = setTimeout(touch, SETTLE_MS);
      })
      // A folder may be deleted while it is watched.
      .on('error', () => stop(folder));
  const stop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  return {
    /** @param globs what Docusaurus would be asked to watch now; the first time, it is */
    follow(globs: readonly string[]): void {
      const all = globs.flatMap(toWatched);
      first ??= all;
      const isKnown = (folder: string) => first?.some((known) => covers(known, folder));
      const late = [...new Set(all.map(({folder}) => folder))].filter((folder) => !isKnown(folder));
      for (const folder of watchers.keys()) if (!late.includes(folder)) stop(folder);
      for (const folder of late)
        if (!watchers.has(folder) && fs.existsSync(folder)) watchers.set(folder, watch(folder));
    },
    close(): void {
      clearTimeout(timer);
      for (const folder of watchers.keys()) stop(folder);
    },
  };
}

/** A folder that a pattern covers, with those inside it or not. */
type Watched = {folder: string; isDeep: boolean};

function covers({folder, isDeep}: Watched, other: string): boolean {
  if (folder === other) return true;
  return isDeep && other.startsWith(`${folder}/`) && !LEFT_OUT.test(other.slice(folder.length));
}

function toWatched(glob: string): Watched[] {
  // An exclusion is no place.
  if (glob.startsWith('!')) return [];
  // A folder that does not exist yet; see `pathsToWatch.ts`.
  const segments = glob.replace(/@\(([^)]*)\)/, '$1').split('/');
  const pattern = segments.findIndex((segment) => /[*!{(]/.test(segment));
  return pattern < 0
    ? []
    : [{folder: segments.slice(0, pattern).join('/'), isDeep: segments.includes('**')}];
}
