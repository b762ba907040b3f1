/**
 * JavaScript moves keys that are array indexes (`10`, `404`) to the front of an object. Where that
 * would change the order of the document, the key begins with a noncharacter, which no string of a
 * document or a reader does. Such an object is therefore plain JSON, keeps its order through every
 * copy and round trip, and other objects cost nothing. Names outside of objects, such as those in
 * pointers and in the model, are never marked.
 */
const MARK = '\uFDD1';
const MARK_CODE = 0xfdd1;
const MARKS = /\uFDD1/g;
const HIGHEST_INDEX = 2 ** 32 - 2;

/** What decides whether the next key of an object has to be marked. */
export type KeyOrder = {
  /** The last key if all are indexes so far; -1 for none, infinite after any other key. */
  last: number;
  /** The indexes that are not marked. */
  unmarked: Set<string> | undefined;
};

/** @param used of an object that has been read */
export function startKeyOrder(used?: KeyOrder): KeyOrder {
  if (!used) return {last: -1, unmarked: undefined};
  used.last = -1;
  used.unmarked = undefined;
  return used;
}

/** The key for the next name of an object that is being read, in the order of the text. */
export function toNextKey(name: string, order: KeyOrder): string {
  const index = toIndex(name);
  if (index === undefined) {
    order.last = Infinity;
    return name;
  }
  if (index > order.last) {
    order.last = index;
    (order.unmarked ??= new Set()).add(name);
    return name;
  }
  if (order.unmarked?.has(name)) return name;
  order.last = Infinity;
  return MARK + name;
}

/** The key of a name that is marked whatever precedes it; other names are returned unchanged. */
export function toMarkedKey(name: string): string {
  return toIndex(name) === undefined ? name : MARK + name;
}

function toIndex(name: string): number | undefined {
  const code = name.charCodeAt(0);
  if (!(code >= 0x30 && code <= 0x39) || name.length > 10) return undefined;
  const index = Number(name);
  return index <= HIGHEST_INDEX && String(index) === name ? index : undefined;
}

/** Whether a key is kept apart from its name. */
export function isMarkedKey(key: string): boolean {
  return key.charCodeAt(0) === MARK_CODE;
}

/** The name that a key contains. */
export function toName(key: string): string {
  return isMarkedKey(key) ? key.slice(1) : key;
}

/** The names of an object's members, in document order. */
export function namesOf(object: object): string[] {
  return Object.keys(object).map(toName);
}

/** The names and values of an object's members, in document order. */
export function membersOf<T>(
  object: {readonly [key: string]: T} | readonly T[],
): [name: string, value: T][] {
  const members = Object.entries(object);
  for (const member of members) member[0] = toName(member[0]);
  return members;
}

/** The key of a member of an object; undefined if the object itself has no such member. */
export function keyOf(object: object, name: string): string | undefined {
  if (Object.hasOwn(object, name)) return name;
  const key = toMarkedKey(name);
  return key !== name && Object.hasOwn(object, key) ? key : undefined;
}

/** Whether an object itself has a member, whatever its name. */
export function hasMember(object: object, name: string): boolean {
  return keyOf(object, name) !== undefined;
}

/** The value of an object's own member, never one of the prototype. */
export function memberOf<T>(object: {readonly [key: string]: T}, name: string): T | undefined {
  const key = keyOf(object, name);
  return key === undefined ? undefined : object[key];
}

/** The key that keeps a member at its place, or puts a new one behind all others. */
export function toOwnKey(object: object, name: string): string {
  const key = keyOf(object, name);
  if (key !== undefined || toIndex(name) === undefined) return key ?? name;
  const order = startKeyOrder();
  for (const known of Object.keys(object)) toNextKey(toName(known), order);
  return toNextKey(name, order);
}

/** An object with these members, in this order. The last of several values of a name counts. */
export function toObject<T>(members: Iterable<readonly [name: string, value: T]>): {
  [key: string]: T;
} {
  const order = startKeyOrder();
  const entries: [string, T][] = [];
  for (const [name, value] of members) entries.push([toName(name), value]);
  if (!entries.some(([name]) => toIndex(name) !== undefined)) return Object.fromEntries(entries);
  return Object.fromEntries(
    Array.from(new Map(entries), ([name, value]) => [toNextKey(name, order), value]),
  );
}

/** A text without the marks of keys: JSON, or what was made of it. */
export function withoutKeyMarks(text: string): string {
  return text.includes(MARK) ? text.replace(MARKS, '') : text;
}
