import type {FileStore} from '../files/store';
import {isObject} from '../isObject';
import {ROOT_SHAPE, type Shape} from '../objects';
import type {Place} from '../types';
import type {Resolve} from './resolve';
import {toRefTarget} from './uri';
import type {Walk} from './walk';
import type {Expected, WalkResult, Reference} from './types';

/**
 * Every reference that has an effect, in all files that were reached, and other findings of the
 * walk.
 */
export type Collected = WalkResult;

/** Reads a document and follows its references from file to file until no new files are found. */
export async function collectReferences(
  entry: Place,
  walk: Walk,
  store: Pick<FileStore, 'files' | 'open' | 'remote'>,
  resolve: Resolve,
): Promise<Collected> {
  const collected: Collected = {references: [], misplaced: [], itemless: [], unquoted: []};
  let places: Expected[] = [{shape: ROOT_SHAPE, place: entry}];
  let unresolved: Reference[] = [];
  const noted = new Set([entry.file]);
  while (places.length > 0) {
    const {references, misplaced, itemless, unquoted} = walk.visit(places);
    for (const reference of references) collected.references.push(reference);
    for (const expected of misplaced) collected.misplaced.push(expected);
    for (const place of itemless) collected.itemless.push(place);
    for (const place of unquoted) collected.unquoted.push(place);
    await store.open(
      references.flatMap((reference) => toPaths(reference, store, resolve)),
      {from: entry.file},
    );
    noteNames(store, walk, noted);
    const found = resolveAll(references, entry, resolve);
    for (const reference of found.unresolved) unresolved.push(reference);
    places = found.places;
    if (places.length > 0) continue;
    // An `$id` or `$anchor` may have been read after the references to it.
    ({places, unresolved} = resolveAll(unresolved, entry, resolve));
  }
  return collected;
}

const SCHEMA: Shape = {form: 'object', of: 'schema'};

/** Fields that name places; few files have any. */
const NAMES = /\$(?:id|anchor|dynamicAnchor|self)\b/;

/**
 * Notes the names in all of a file, of which references may reach only a part: they may name an
 * anchor in another part, or be relative to an `$id` around it (OpenAPI 3.1.1, Parsing Documents).
 */
function noteNames({files}: Pick<FileStore, 'files'>, walk: Walk, noted: Set<string>): void {
  for (const {file, text, value} of files.values()) {
    if (noted.has(file)) continue;
    noted.add(file);
    if (value === undefined || !NAMES.test(text)) continue;
    const isDocument = isObject(value) && Object.hasOwn(value, 'openapi');
    walk.noteNames({
      shape: isDocument ? ROOT_SHAPE : SCHEMA,
      place: {value, file, pointer: ''},
    });
  }
}

function toPaths(
  {ref, holder}: Reference,
  {remote}: Pick<FileStore, 'remote'>,
  resolve: Resolve,
): string[] {
  if (ref.startsWith('#')) return [];
  const target = toRefTarget(ref, holder.file, remote);
  if (target.kind !== 'file') return [];
  // The URL may be the `$id` of a schema that has been read.
  return /^(?:https?:|\/\/)/i.test(ref) && resolve(ref, holder) ? [] : target.paths;
}

/**
 * The whole document is not a part of itself: a reference to it is reported as a fault and not
 * followed.
 */
function resolveAll(
  references: readonly Reference[],
  entry: Place,
  resolve: Resolve,
): {places: Expected[]; unresolved: Reference[]} {
  const places: Expected[] = [];
  const unresolved: Reference[] = [];
  for (const reference of references) {
    const place = resolve(reference.ref, reference.holder);
    if (!place) unresolved.push(reference);
    else if (place.value !== entry.value) places.push({shape: reference.shape, place});
  }
  return {places, unresolved};
}
