import {toKeys} from '../pointer';
import {offsetOf, type Position} from './types';

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

type Child = {position: Position; offset: number};

function findChild(position: Position, key: string): Child | undefined {
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
function findMerged(position: Position, key: string): Child | undefined {
  const merged = key === MERGE ? undefined : findChild(position, MERGE);
  if (!merged || typeof merged.position === 'number') return undefined;
  const sources = merged.position.keys ? [merged.position] : merged.position.children;
  for (const source of sources) {
    const found = findChild(source, key);
    if (found) return found;
  }
  return undefined;
}
