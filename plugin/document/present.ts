/**
 * The object without its undefined fields: what is absent is omitted. The keys are ours, never the
 * document's.
 */
export function present<T extends object>(object: T): T {
  const result = {} as T;
  for (const key in object) if (object[key] !== undefined) result[key] = object[key];
  return result;
}
