// Edits a value that other values may share: containers on the path are copied, each once.
import type {Json, JsonObject} from '../types';
import {keyOf, toName} from '../keyOrder';
import {createOrigin, type Origin, originOf} from './origins';

/** A value together with its origin. */
export type Part = {value: Json; origin: Origin};

/** The containers that the edits of one action have copied, and may change. */
export type Owned = WeakSet<object>;

/** Replaces the value at a path of keys; its origin is changed in place. */
export function editAt(
  {value, origin}: Part,
  keys: readonly (string | number)[],
  owned: Owned,
  change: (part: Part) => Json,
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
  if (owned.has(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : {...value}) as T;
  owned.add(copy);
  return copy;
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
  {value, origin}: Part,
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
  owned.add(made);
  return made;
}

/** A value that comes from one place as a whole. */
export function toPart(value: Json, from: Origin['from']): Part {
  return {value, origin: createOrigin(from)};
}
