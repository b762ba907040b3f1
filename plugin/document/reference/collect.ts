import type {FileStore} from '../files/store';
import {ROOT_SHAPE} from '../objects';
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
  store: Pick<FileStore, 'open' | 'remote'>,
  resolve: Resolve,
): Promise<Collected> {
  const collected: Collected = {references: [], misplaced: [], itemless: []};
  let places: Expected[] = [{shape: ROOT_SHAPE, place: entry}];
  let unresolved: Reference[] = [];
  while (places.length > 0) {
    const {references, misplaced, itemless} = walk.visit(places);
    for (const reference of references) collected.references.push(reference);
    for (const expected of misplaced) collected.misplaced.push(expected);
    for (const place of itemless) collected.itemless.push(place);
    await store.open(
      references.flatMap((reference) => toPaths(reference, store, resolve)),
      {from: entry.file},
    );
    const found = resolveAll(references, entry, resolve);
    for (const reference of found.unresolved) unresolved.push(reference);
    places = found.places;
    if (places.length > 0) continue;
    // An `$id` or `$anchor` may have been read after the references to it.
    ({places, unresolved} = resolveAll(unresolved, entry, resolve));
  }
  return collected;
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
