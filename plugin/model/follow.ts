import {quoteValue} from '../diagnostics/text';
import type {JsonObject, Place} from '../document/types';
import type {Context} from './context';
import {fieldOf, isObjectPlace, placeKey, refOf} from '../document/place';

/**
 * The object at a place, through any number of references. In OpenAPI 3.1 and later, `summary` and
 * `description` beside a `$ref` replace the target's. Undefined when there is no object, which was
 * reported while loading.
 * @param fields those that the object can have
 */
export function followToObject(
  context: Context,
  place: Place,
  fields: readonly string[] = ['summary', 'description'],
): Place<JsonObject> | undefined {
  let overrides: JsonObject = {};
  const seen = new Set<string>();
  for (let current: Place | undefined = place; current;) {
    if (!isObjectPlace(current)) return undefined;
    const ref = refOf(current.value);
    if (ref === undefined)
      return Object.keys(overrides).length > 0
        ? {...current, value: {...current.value, ...overrides}}
        : current;
    if (seen.has(placeKey(current))) return undefined;
    seen.add(placeKey(current));
    if (context.document.version !== '3.0')
      overrides = {...pickOverrides(current.value, fields), ...overrides};
    current = context.document.resolve(ref, current);
  }
  return undefined;
}

function pickOverrides(reference: JsonObject, fields: readonly string[]): JsonObject {
  const overrides: JsonObject = {};
  for (const name of fields) {
    const value = fieldOf(reference, name);
    if (typeof value === 'string') overrides[name] = value;
  }
  return overrides;
}

/** The kind of value at a place, for a finding. */
export function describe({value}: Place): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : `the ${typeof value} ${quoteValue(String(value))}`;
}
