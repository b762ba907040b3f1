import type {FileStore} from '../files/store';
import {LIMITS} from '../limits';
import {childOf, refOf} from '../place';
import {decode} from '../percent';
import {appendKey, toKeys} from '../pointer';
import type {Place, PlaceInFile} from '../types';
import type {Scopes} from './scopes';
import {splitRef, toRefTarget} from './uri';

export type Resolve = (ref: string, base: PlaceInFile) => Place | undefined;

/** What is searched, and how references inside pointers are followed. `hops` is their depth. */
type ReferenceSearch = {
  store: Pick<FileStore, 'files' | 'at' | 'remote'>;
  scopes: Scopes;
  follow: (ref: string, base: PlaceInFile, hops: number) => Place | undefined;
};

/**
 * Resolves references among the loaded files. The base of a reference is the nearest `$id` or
 * `$self`. Where it does not resolve against that, the file's path on disk is the base, because
 * many documents carry identifiers that nobody resolves. Results are cached; failed lookups are
 * repeated once another file or name is known.
 */
export function createResolver(
  store: Pick<FileStore, 'files' | 'at' | 'remote'>,
  scopes: Scopes,
): Resolve {
  /** By the place that a reference is relative to, then by the reference. */
  const found = new Map<string, Map<string, Place>>();
  const failed = new Set<string>();
  let knowledge = 0;
  const search: ReferenceSearch = {store, scopes, follow};
  return (ref, base) => {
    const known = store.files.size + scopes.size();
    if (known !== knowledge) failed.clear();
    knowledge = known;
    return follow(ref, base, 0);
  };

  /**
   * While a reference is being followed it counts as failed, so that one that depends on itself
   * ends.
   */
  function follow(ref: string, base: PlaceInFile, hops: number): Place | undefined {
    const scope = scopes.scopeOf(base);
    const from = scope ? `${base.file}\n${scope.pointer}` : base.file;
    const known = found.get(from)?.get(ref);
    if (known) return known;
    const key = `${from}\n${ref}`;
    if (failed.has(key)) return undefined;
    failed.add(key);
    const target =
      hops > LIMITS.pointerHops ? undefined : findTarget(ref, base, scope, hops, search);
    if (!target) return undefined;
    failed.delete(key);
    found.set(from, (found.get(from) ?? new Map<string, Place>()).set(ref, target));
    return target;
  }
}

function findTarget(
  ref: string,
  base: PlaceInFile,
  scope: PlaceInFile | undefined,
  hops: number,
  search: ReferenceSearch,
): Place | undefined {
  const {uri, fragment} = splitRef(ref);
  const resource = uri === '' ? scope : search.scopes.findResource(uri, base);
  return (
    (resource && findFragment(resource, fragment, hops, search)) ??
    findInFiles(ref, base.file, hops, search)
  );
}

function findInFiles(
  ref: string,
  from: string,
  hops: number,
  search: ReferenceSearch,
): Place | undefined {
  const target = toRefTarget(ref, from, search.store.remote);
  if (target.kind !== 'file') return undefined;
  for (const path of target.paths) {
    const file = search.store.files.has(path) ? path : toFile(path, search);
    const place =
      file === undefined
        ? undefined
        : findFragment({file, pointer: ''}, target.fragment, hops, search);
    if (place) return place;
  }
  return undefined;
}

function toFile(path: string, {store}: ReferenceSearch): string | undefined {
  const stored = store.at(path);
  return stored?.kind === 'stored' ? stored.file : undefined;
}

/** Resolves the fragment of a reference: empty, a JSON pointer, or the name of an anchor. */
function findFragment(
  resource: PlaceInFile,
  fragment: string,
  hops: number,
  search: ReferenceSearch,
): Place | undefined {
  const root = valueAt(resource, search);
  if (!root) return undefined;
  if (fragment === '') return root;
  for (const spelling of new Set([decode(fragment), fragment])) {
    const place = spelling.startsWith('/')
      ? walk(root, toKeys(spelling), hops, search)
      : valueAt(search.scopes.findAnchor(spelling, resource), search);
    if (place) return place;
  }
  return undefined;
}

function valueAt(place: PlaceInFile | undefined, search: ReferenceSearch): Place | undefined {
  if (!place) return undefined;
  const {file, pointer} = place;
  const value = search.store.files.get(file)?.value;
  if (value === undefined) return undefined;
  return walk({value, file, pointer: ''}, toKeys(pointer), LIMITS.pointerHops, search);
}

/**
 * Follows the keys of a pointer one by one. A reference on the way is followed when it does not
 * have the key itself.
 */
function walk(
  start: Place,
  keys: readonly string[],
  hops: number,
  search: ReferenceSearch,
): Place | undefined {
  let at: Place | undefined = start;
  for (const key of keys) {
    at = entryOf(at, key) ?? entryOf(passReferences(at, hops, search), key);
    if (!at) return undefined;
  }
  return at;
}

function passReferences(start: Place, hops: number, {follow}: ReferenceSearch): Place | undefined {
  let at: Place | undefined = start;
  // A chain may be long or circular; only references inside the pointers of references increase the
  // depth.
  for (let count = 0; at && count <= LIMITS.chainedReferences; count++) {
    const ref = refOf(at.value);
    if (ref === undefined) return at;
    at = follow(ref, at, hops + 1);
  }
  return undefined;
}

function entryOf(holder: Place | undefined, key: string): Place | undefined {
  if (!holder || !Array.isArray(holder.value)) return childOf(holder, key);
  const {value: list, file, pointer} = holder;
  const value = /^(?:0|[1-9]\d*)$/.test(key) ? list[Number(key)] : undefined;
  return value === undefined ? undefined : {value, file, pointer: appendKey(pointer, key)};
}
