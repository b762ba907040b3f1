import {appendKey, parentOf} from '../pointer';
import type {PlaceMap} from './types';
import type {PlaceInFile} from '../types';

/** Records the new places of converted values. */
export function createPlaceMap(): PlaceMap {
  const toAuthor = createMoves();
  const toConverted = createMoves();
  return {
    note(converted, from) {
      if (isSame(toAuthor.find(converted), from)) return;
      toAuthor.set(converted, from);
      if (!toConverted.has(from)) toConverted.set(from, converted);
    },
    trace(converted, from) {
      if (!isSame(toAuthor.find(converted), from)) toAuthor.set(converted, from);
    },
    toAuthor: toAuthor.find,
    toConverted: toConverted.find,
  };
}

/** Where the entry of an object or a list is. */
export function within({file, pointer}: PlaceInFile, key: string | number): PlaceInFile {
  return {file, pointer: appendKey(pointer, key)};
}

function isSame(a: PlaceInFile, b: PlaceInFile): boolean {
  return a.file === b.file && a.pointer === b.pointer;
}

type Moves = {
  set: (from: PlaceInFile, to: PlaceInFile) => void;
  has: (from: PlaceInFile) => boolean;
  /** The new place of a place, derived from the nearest place around it that moved. */
  find: (place: PlaceInFile) => PlaceInFile;
};

function createMoves(): Moves {
  const files = new Map<string, Map<string, PlaceInFile>>();
  return {
    set({file, pointer}, to) {
      const moves = files.get(file) ?? new Map<string, PlaceInFile>();
      files.set(file, moves.set(pointer, to));
    },
    has: ({file, pointer}) => files.get(file)?.has(pointer) === true,
    find({file, pointer}) {
      const moves = files.get(file);
      for (let at: string | undefined = pointer; moves && at !== undefined; at = parentOf(at)) {
        const to = moves.get(at);
        if (to) return {file: to.file, pointer: `${to.pointer}${pointer.slice(at.length)}`};
      }
      return {file, pointer};
    },
  };
}
