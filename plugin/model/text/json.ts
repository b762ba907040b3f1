import type {Json, JsonObject} from '../../document/types';

/** Maximum nesting of a value; deeper ones cannot be written as JSON on every machine. */
const MAX_DEPTH = 500;
/**
 * Maximum number of values in a value, counted as a tree: YAML aliases turn small files into huge
 * trees.
 */
const MAX_VALUES = 200_000;

/**
 * A value of the document as JSON that survives a round trip: numbers that JSON does not have
 * (`.nan`, `.inf`) become their names. Returns the value itself if nothing changes; undefined when
 * it is too deep or too large to be shown.
 */
export function toJsonValue(value: Json): Json | undefined {
  if (typeof value === 'number') return toJsonNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  return copyValue(value, {left: MAX_VALUES}, 0);
}

function copyValue(value: Json, budget: {left: number}, depth: number): Json | undefined {
  if (typeof value === 'number') return toJsonNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return undefined;
  return Array.isArray(value) ? copyList(value, budget, depth) : copyObject(value, budget, depth);
}

function copyList(list: Json[], budget: {left: number}, depth: number): Json[] | undefined {
  let copy: Json[] | undefined;
  for (const [index, value] of list.entries()) {
    if (budget.left-- <= 0) return undefined;
    const item = copyValue(value, budget, depth + 1);
    if (item === undefined) return undefined;
    if (!Object.is(item, value)) (copy ??= [...list])[index] = item;
  }
  return copy ?? list;
}

function copyObject(
  object: JsonObject,
  budget: {left: number},
  depth: number,
): JsonObject | undefined {
  let copy: JsonObject | undefined;
  for (const [name, value] of Object.entries(object)) {
    if (budget.left-- <= 0) return undefined;
    const item = copyValue(value, budget, depth + 1);
    if (item === undefined) return undefined;
    if (!Object.is(item, value))
      Object.defineProperty((copy ??= {...object}), name, {
        value: item,
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return copy ?? object;
}

function toJsonNumber(value: number): Json {
  if (!Number.isFinite(value)) return String(value);
  return value === 0 ? 0 : value;
}
