/**
 * What there is room for, in any unit: everything when it takes no more than `whole`; of more, the
 * nearest, within `nearest`.
 */
export type Room = {whole: number; nearest: number};

/**
 * Those of a list there is room for, in its order. The first always comes along, and so do those of
 * `always`; a large one does not keep small ones out.
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
