/**
 * The positions of a value and of the values in it. Scalars keep only their offset: most values are
 * scalars, and a large document has a million of them.
 */
export type Position = number | ContainerPosition;

export type ContainerPosition = {
  offset: number;
  children: Position[];
  /** For a map: the key of each child and its offset. Absent for a list. */
  keys?: string[];
  keyOffsets?: number[];
};

/** A complete index. The offset of a map's entry is that of its key. */
export function offsetOf(position: Position): number {
  return typeof position === 'number' ? position : position.offset;
}
