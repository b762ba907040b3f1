/**
 * A size limit in any unit: up to `whole`, all items are taken; beyond it, only the nearest ones,
 * up to `nearest`.
 */
export type Room = {whole: number; nearest: number};

/**
 * The items of a list that fit, in order. The first item and those in `always` are always taken; a
 * large item does not exclude later small ones.
 */
export function takeNearest<T>(
  nearestFirst: readonly T[],
  sizeOf: (item: T) => number,
  room: Room,
  always: ReadonlySet<T> = new Set<T>(),
): Set<T> {
  if (nearestFirst.reduce((sum, item) => sum + sizeOf(item), 0) <= room.whole)
    return new Set(nearestFirst);
  const taken = new Set<T>(nearestFirst.filter((item) => always.has(item)));
  let size = [...taken].reduce((sum, item) => sum + sizeOf(item), 0);
  for (const item of nearestFirst) {
    if (taken.has(item)) continue;
    if (taken.size > 0 && size + sizeOf(item) > room.nearest) continue;
    taken.add(item);
    size += sizeOf(item);
  }
  return taken;
}
