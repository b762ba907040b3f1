type Whole = ReadonlyMap<unknown, unknown> | ((...parameters: never[]) => unknown);
/** Limited in depth, because schemas are recursive. */
type Parts<T, Depth extends unknown[] = []> = Depth['length'] extends 4
  ? T
  : T extends Whole
    ? T
    : T extends object
      ? {[Key in keyof T]?: Parts<T[Key], [...Depth, Key]>}
      : T;

/** A value with only the parts that a test is about. */
export function standIn<T>(parts: Parts<T> | T): T {
  return parts as T;
}
