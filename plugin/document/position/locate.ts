import {present} from '../present';
import {toLineColumn, toLineStarts, type LineStarts} from '../../diagnostics/lines';
import type {SourceLocation} from '../../diagnostics/types';
import type {StoredFile} from '../files/store';
import {toKeys} from '../pointer';
import {toPositions} from './positions';
import {type Position, offsetOf} from './types';

/** A place of a document: a pointer, an offset, or the whole file. */
export type FilePlace = {file: string; pointer?: string; offset?: number};

export type Locate = (place: FilePlace) => SourceLocation;

/** Finds lines and columns. Positions of a file are read once, on the first request. */
export function createLocator(files: ReadonlyMap<string, StoredFile>): Locate {
  const lines = new Map<string, LineStarts>();
  const positions = new Map<string, Position>();

  return ({file, pointer, offset}) => {
    const stored = files.get(file);
    const known = present({file, pointer});
    if (!stored) return known;
    const at = offset ?? (pointer === undefined ? undefined : findPointer(stored, pointer));
    return at === undefined
      ? known
      : {
          ...known,
          ...toLineColumn(
            remember(lines, file, () => toLineStarts(stored.text)),
            at,
          ),
        };
  };

  function findPointer({file, text, format}: StoredFile, pointer: string): number {
    return findOffset(
      remember(positions, file, () => toPositions(text, format)),
      pointer,
    );
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const MERGE = '<<';

/**
 * Offset of the place that a pointer names: the key of a map's entry or the item of a list. A
 * pointer that does not resolve gives the nearest enclosing place, so that a missing value is shown
 * where it is missing.
 */
export function findOffset(root: Position, pointer: string): number {
  let position = root;
  let offset = offsetOf(root);
  for (const key of toKeys(pointer)) {
    const child = findChild(position, key);
    if (!child) break;
    position = child.position;
    offset = child.offset;
  }
  return offset;
}

type ChildPosition = {position: Position; offset: number};

function findChild(position: Position, key: string): ChildPosition | undefined {
  if (typeof position === 'number') return undefined;
  const {keys, keyOffsets, children} = position;
  if (!keys) {
    const item = /^\d+$/.test(key) ? children[Number(key)] : undefined;
    return item === undefined ? undefined : {position: item, offset: offsetOf(item)};
  }
  // For a missing key the index is -1, where there is no child.
  const index = keys.lastIndexOf(key);
  const child = children[index];
  const offset = keyOffsets?.[index];
  return child === undefined || offset === undefined
    ? findMerged(position, key)
    : {position: child, offset};
}

/**
 * An entry that a YAML merge key adds: from the map it names, or from the first map of a list that
 * has the entry.
 */
function findMerged(position: Position, key: string): ChildPosition | undefined {
  const merged = key === MERGE ? undefined : findChild(position, MERGE);
  if (!merged || typeof merged.position === 'number') return undefined;
  const sources = merged.position.keys ? [merged.position] : merged.position.children;
  for (const source of sources) {
    const found = findChild(source, key);
    if (found) return found;
  }
  return undefined;
}
