import type {FileStore} from '../files/store';
import {LIMITS} from '../limits';
import {appendKey, toKeys} from '../pointer';
import type {Json, Located} from '../types';
import type {Scopes} from './scopes';
import {decode, splitRef, toRefTarget} from './uri';

type Place = {file: string; pointer: string};
export type Resolve = (ref: string, base: Place) => Located | undefined;

/**
 * Follows references among the files that are loaded. The nearest `$id` or `$self` is the base of a
 * reference; where that leads nowhere the place of the file on disk is, because many documents
 * carry identifiers that nobody resolves. Results are remembered; what was not found is looked for
 * again once another file or name is known.
 */
export function createResolver(store: FileStore, scopes: Scopes): Resolve {
  /** By the place that a reference is relative to, then by the reference. */
  const found = new Map<string, Map<string, Located>>();
  const failed = new Set<string>();
  let knowledge = 0;
  return (ref, base) => {
    const known = store.files.size + scopes.size();
    if (known !== knowledge) failed.clear();
    knowledge = known;
    return follow(ref, base, 0);
  };

  /**
   * A reference counts as failed while it is being followed, so that one which leads through itself
   * ends.
   */
  function follow(ref: string, base: Place, hops: number): Located | undefined {
    const scope = scopes.scopeOf(base);
    const from = scope ? `${base.file}\n${scope.pointer}` : base.file;
    const known = found.get(from)?.get(ref);
    if (known) return known;
    const key = `${from}\n${ref}`;
    if (failed.has(key)) return undefined;
    failed.add(key);
    const target = findTarget(ref, base, scope, hops);
    if (!target) return undefined;
    failed.delete(key);
    found.set(from, (found.get(from) ?? new Map<string, Located>()).set(ref, target));
    return target;
  }

  function findTarget(
    ref: string,
    base: Place,
    scope: Place | undefined,
    hops: number,
  ): Located | undefined {
    if (hops > LIMITS.pointerHops) return undefined;
    const {uri, fragment} = splitRef(ref);
    const resource = uri === '' ? scope : scopes.findResource(uri, base);
    return (
      (resource && findFragment(resource, fragment, hops)) ?? findInFiles(ref, base.file, hops)
    );
  }

  function findInFiles(ref: string, from: string, hops: number): Located | undefined {
    const target = toRefTarget(ref, from);
    if (target.kind !== 'file') return undefined;
    for (const path of target.paths) {
      const file = store.files.has(path) ? path : toFile(path);
      const place =
        file === undefined ? undefined : findFragment({file, pointer: ''}, target.fragment, hops);
      if (place) return place;
    }
    return undefined;
  }

  function toFile(path: string): string | undefined {
    const stored = store.at(path);
    return stored?.kind === 'stored' ? stored.file : undefined;
  }

  /** The fragment of a reference: nothing, a JSON pointer, or the name of an anchor. */
  function findFragment(resource: Place, fragment: string, hops: number): Located | undefined {
    const root = valueAt(resource);
    if (!root) return undefined;
    if (fragment === '') return root;
    for (const spelling of new Set([decode(fragment), fragment])) {
      const place = spelling.startsWith('/')
        ? walk(root, toKeys(spelling), hops)
        : valueAt(scopes.findAnchor(spelling, resource));
      if (place) return place;
    }
    return undefined;
  }

  function valueAt(place: Place | undefined): Located | undefined {
    const value = place && store.files.get(place.file)?.value;
    return value === undefined
      ? undefined
      : walk({value, file: place!.file, pointer: ''}, toKeys(place!.pointer), LIMITS.pointerHops);
  }

  /**
   * Takes the keys of a pointer one by one; a reference on the way is followed when it does not
   * have the key itself.
   */
  function walk(start: Located, keys: readonly string[], hops: number): Located | undefined {
    let at: Located | undefined = start;
    for (const key of keys) {
      at = entryOf(at, key) ?? entryOf(passReferences(at, hops), key);
      if (!at) return undefined;
    }
    return at;
  }

  function passReferences(start: Located, hops: number): Located | undefined {
    let at: Located | undefined = start;
    // A chain may be long, and lead back into itself; only references inside the pointers of
    // references go deeper.
    for (let count = 0; at && count <= LIMITS.chainedReferences; count++) {
      const ref = refOf(at.value);
      if (ref === undefined) return at;
      at = follow(ref, at, hops + 1);
    }
    return undefined;
  }
}

/** The `$ref` that an object holds. */
export function refOf(value: Json): string | undefined {
  const ref =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, '$ref')
      ? value.$ref
      : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

function entryOf(holder: Located | undefined, key: string): Located | undefined {
  const value = holder?.value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (
    Array.isArray(value)
      ? !/^(?:0|[1-9]\d*)$/.test(key) || Number(key) >= value.length
      : !Object.hasOwn(value, key)
  )
    return undefined;
  return {
    value: (value as {[key: string]: Json})[key]!,
    file: holder!.file,
    pointer: appendKey(holder!.pointer, key),
  };
}
