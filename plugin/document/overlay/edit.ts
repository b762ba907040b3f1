// Edits a value that other values may share: containers on the path are copied, each once.
import type {Json, JsonObject, PlaceInFile} from '../types';
import {keyOf, toName} from '../keyOrder';
import {appendKey, toKeys} from '../pointer';

/** A value together with its origin. */
export type ValueOfOrigin = {value: Json; origin: Origin};

/** The containers that edits have copied, and may change, and the number of entries in them. */
export type Owned = {containers: WeakSet<object>; copied: number};

/** Replaces the value at a path of keys; its origin is changed in place. */
export function editAt(
  {value, origin}: ValueOfOrigin,
  keys: readonly (string | number)[],
  owned: Owned,
  change: (part: ValueOfOrigin) => Json,
): Json {
  const [name, ...rest] = keys;
  if (name === undefined) return change({value, origin});
  if (typeof value !== 'object' || value === null) return value;
  const holder = own(value, owned);
  const key = keyOf(holder, String(name)) ?? name;
  const entry = (holder as {[key: string | number]: Json})[key];
  if (entry === undefined) return holder;
  const entryOrigin = originOf(origin, name);
  const edited = editAt({value: entry, origin: entryOrigin}, rest, owned, change);
  setEntry(holder, key, edited);
  origin.entries.set(String(name), entryOrigin);
  return holder;
}

/** Returns the container itself if it is already a copy, else a copy. */
export function own<T extends JsonObject | Json[]>(value: T, owned: Owned): T {
  if (owned.containers.has(value)) return value;
  return adopt((Array.isArray(value) ? [...value] : {...value}) as T, owned);
}

/** Assigning to `__proto__` would set the prototype. */
export function setEntry(holder: JsonObject | Json[], key: string | number, value: Json): void {
  if (key !== '__proto__') (holder as {[key: string | number]: Json})[key] = value;
  else
    Object.defineProperty(holder, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

/** Removes entries from an object or a list. */
export function withoutEntries(
  {value, origin}: ValueOfOrigin,
  keys: ReadonlySet<string | number>,
  owned: Owned,
): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    for (const key of keys) origin.entries.delete(String(key));
    return adopt(
      Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(toName(key)))),
      owned,
    );
  }
  const isKept = (index: number) => !keys.has(index);
  // Later items move up and keep their origins.
  const origins = [...value.keys()].filter(isKept).map((index) => originOf(origin, index));
  origin.entries.clear();
  for (const [index, item] of origins.entries()) origin.entries.set(String(index), item);
  return adopt(
    value.filter((_, index) => isKept(index)),
    owned,
  );
}

/** Replaces a value and its origin with another. */
export function replaceOrigin(origin: Origin, {from, entries}: Origin): void {
  origin.from = from;
  origin.entries = entries;
}

function adopt<T extends object>(made: T, owned: Owned): T {
  owned.containers.add(made);
  owned.copied += Array.isArray(made) ? made.length : Object.keys(made).length;
  return made;
}

/** A value that comes from one place as a whole. */
export function toPart(value: Json, from: Origin['from']): ValueOfOrigin {
  return {value, origin: createOrigin(from)};
}

/**
 * Where a value of an overlaid document comes from. `entries` holds the origins of entries that do
 * not come from the same place of the same file.
 */
type Origin = {from: PlaceInFile; entries: Map<string, Origin>};

function createOrigin(from: PlaceInFile): Origin {
  return {from, entries: new Map()};
}

/** The origin of an entry. Changes to it have an effect only once it is set. */
export function originOf({from, entries}: Origin, key: string | number): Origin {
  return (
    entries.get(String(key)) ??
    createOrigin({file: from.file, pointer: appendKey(from.pointer, key)})
  );
}

export function copyOrigin({from, entries}: Origin): Origin {
  return {from, entries: new Map([...entries].map(([key, entry]) => [key, copyOrigin(entry)]))};
}

/** Where the value at a pointer comes from. */
export function findOrigin(root: Origin, pointer: string): PlaceInFile {
  let origin = root;
  const keys = toKeys(pointer);
  for (const [index, key] of keys.entries()) {
    const entry = origin.entries.get(key);
    if (!entry) {
      const {file, pointer: at} = origin.from;
      return {file, pointer: keys.slice(index).reduce(appendKey, at)};
    }
    origin = entry;
  }
  return origin.from;
}
