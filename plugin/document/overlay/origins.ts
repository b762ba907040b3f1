import type {PlaceInFile} from '../swagger/types';
import {appendKey, toKeys} from '../pointer';

/**
 * Where a value of an overlaid document comes from. `entries` holds the origins of entries that do
 * not come from the same place of the same file.
 */
export type Origin = {from: PlaceInFile; entries: Map<string, Origin>};

export function createOrigin(from: PlaceInFile): Origin {
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
