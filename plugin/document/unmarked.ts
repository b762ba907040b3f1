import {toName} from './keyOrder';
import type {Json} from './types';

/**
 * Creates a function that returns a value without marks, for code that looks members up by their
 * names and in which their order does not matter. Only what contains marks is copied, once.
 * @param toScalar how single values are changed
 */
export function createUnmarked(
  toScalar: (scalar: Json) => Json = (scalar) => scalar,
): (value: Json) => Json {
  const copies = new WeakMap<object, Json>();
  return function copy(value: Json): Json {
    if (typeof value !== 'object' || value === null) return toScalar(value);
    const known = copies.get(value);
    if (known !== undefined) return known;
    const entries = Object.entries(value);
    let isSame = true;
    for (const entry of entries) {
      const [key, inner] = entry;
      entry[0] = toName(key);
      entry[1] = copy(inner);
      isSame &&= entry[0] === key && entry[1] === inner;
    }
    const copied: Json = isSame
      ? value
      : Array.isArray(value)
        ? entries.map(([, inner]) => inner)
        : Object.fromEntries(entries);
    copies.set(value, copied);
    return copied;
  };
}
