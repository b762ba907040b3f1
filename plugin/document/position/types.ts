/**
 * Where a value is in its text, and where the values in it are. Of a scalar only the offset
 * is kept: most values are scalars, and a large document has a million of them.
 */
export type Position = number | ContainerPosition;

export type ContainerPosition = {
  offset: number;
  children: Position[];
  /** Of a map: the key of each child, and where it is. Absent for a list. */
  keys?: string[];
  keyOffsets?: number[];
};

/** A finished index. The offset of a map's entry is that of its key. */
export function offsetOf(position: Position): number {
  return typeof position === 'number' ? position : position.offset;
}
