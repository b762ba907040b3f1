import path from 'node:path';
import {quote} from '../../diagnostics/text';
import type {FileStore, StoredFile} from '../files/store';
import {LIMITS} from '../limits';
import type {FilePlace} from '../position/locate';
import type {Json, Overlaid} from '../types';
import type {PlaceProblem} from '../validate/structure';
import {toRefTarget} from '../reference/uri';
import {applyAction} from './applyAction';
import {findOrigin, type Owned, toPart, type ValueOfOrigin} from './edit';
import {createQuery} from './query';
import {readOverlay} from './readOverlay';
import type {Overlay} from './types';

type Result = {
  overlaid?: Overlaid;
  problems: PlaceProblem[];
  /** Maps a place of the overlaid file to its origin: the file itself or an overlay. */
  toAuthor: (place: FilePlace) => FilePlace;
};

/**
 * Applies overlays, in order, to the entry file of a document, which then holds the result. Other
 * files of the document are left unchanged. An action that cannot be applied is a finding, and the
 * others are applied. An overlay that `extends` one of the `siblings` (the other documents of the
 * tab) applies only to that document.
 */
export async function applyOverlays(
  entry: StoredFile,
  overlays: readonly string[],
  store: FileStore,
  {url, siblings}: {url: string | undefined; siblings: readonly string[]},
): Promise<Result> {
  const problems: PlaceProblem[] = [];
  const toAuthor = (place: FilePlace) => place;
  if (overlays.length === 0) return {problems, toAuthor};
  await store.open(overlays);
  const all = overlays.flatMap((path) => readFrom(path, store, problems) ?? []);
  const read = all.filter((overlay) => !isForSibling(overlay, entry.file, siblings));
  for (const overlay of read) checkExtends(overlay, entry.file, url, problems);
  if (entry.value === undefined) return {problems, toAuthor};
  const document = toPart(entry.value, {file: entry.file, pointer: ''});
  const {value, applied, added} = applyAll(document, read, store, problems);
  store.replace(entry.file, value, entry.values + added);
  return {
    overlaid: {
      files: overlays.flatMap((path) => toFile(store, path) ?? []),
      notApplied: all.filter((overlay) => !read.includes(overlay)).map(({file}) => file),
      actions: read.reduce((sum, {actions}) => sum + actions.length, 0),
      applied,
      value,
    },
    problems,
    toAuthor: (place) =>
      place.file === entry.file && place.pointer !== undefined && place.offset === undefined
        ? findOrigin(document.origin, place.pointer)
        : place,
  };
}

function applyAll(
  document: ValueOfOrigin,
  overlays: readonly Overlay[],
  {files}: FileStore,
  problems: PlaceProblem[],
): {value: Json; applied: number; added: number} {
  let {value} = document;
  let applied = 0;
  let added = 0;
  const isMarked = [...files.values()].some((stored) => stored.isMarked);
  const query = createQuery({isMarked});
  const owned: Owned = {containers: new WeakSet(), copied: 0};
  for (const overlay of overlays)
    for (const action of overlay.actions) {
      const left = LIMITS.overlaidValues - added;
      // The query remembers containers with marks by their identity, so they must not change.
      if (isMarked) owned.containers = new WeakSet();
      const context = {overlay, query, left, owned, problems};
      const result = applyAction({...document, value}, action, context);
      value = result.value;
      if (result.isApplied) applied += 1;
      added += result.added ?? 0;
      if (result.ends) return {value, applied, added};
    }
  return {value, applied, added};
}

/** The overlays in docs.json are checked earlier, so few files are missing here. */
function readFrom(path: string, store: FileStore, problems: PlaceProblem[]): Overlay | undefined {
  const stored = store.at(path);
  if (stored?.kind === 'stored') return readOverlay(stored, problems);
  problems.push({
    code: stored?.kind === 'too-large' ? 'document-limit' : 'config-source-missing',
    message: `The overlay ${quote(path)} cannot be read.`,
    file: path,
    pointer: '',
  });
  return undefined;
}

function toFile(store: FileStore, path: string): string | undefined {
  const stored = store.at(path);
  return stored?.kind === 'stored' ? stored.file : undefined;
}

/** Whether an overlay declares that it is for another document of the tab. */
function isForSibling(
  {file, extends: said}: Overlay,
  document: string,
  siblings: readonly string[],
): boolean {
  if (said === undefined) return false;
  const target = toRefTarget(said, file);
  return (
    target.kind === 'file' &&
    !names(target.paths, document) &&
    siblings.some((sibling) => names(target.paths, sibling))
  );
}

/** The plugin's folder of a language, in which translations have the paths of the originals. */
const LANGUAGE_FOLDER = /^(?:.*\/)?docusaurus-plugin-api-reference(?:-[\w-]+)?\//;

/** Whether one of the paths is that of a document. Either of the two may be a translation alone. */
function names(paths: readonly string[], document: string): boolean {
  return paths.some((path) => {
    const original = path.replace(LANGUAGE_FOLDER, '');
    return document === path || document === original || document.endsWith(`/${original}`);
  });
}

/**
 * Compares the document that an overlay names in `extends` with the one that it is applied to: its
 * file and the URL it was pulled from. Any other URL may name the same document.
 */
function checkExtends(
  {file, extends: said}: Overlay,
  document: string,
  url: string | undefined,
  problems: PlaceProblem[],
): void {
  if (said === undefined) return;
  const target = toRefTarget(said, file);
  const isOther =
    target.kind === 'file'
      ? !names(target.paths, document)
      : target.kind !== 'remote' || (url !== undefined && said !== url);
  if (!isOther) return;
  const relative = path.posix.relative(path.posix.dirname(file), document);
  problems.push({
    code: 'overlay-extends',
    message: `The overlay is for ${quote(said)}, and is applied to ${quote(document)}.`,
    help: `If it is for both, remove \`extends\`, or write ${quote(target.kind === 'remote' && url !== undefined ? url : relative)}.`,
    file,
    pointer: '/extends',
  });
}
