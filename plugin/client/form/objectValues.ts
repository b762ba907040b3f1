import type {Json, JsonObject} from '../../model/types';

/**
 * An object with a property set in its place, added at the end, or with `undefined` taken away. Any
 * name is a name.
 */
export function setProperty(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const entries = Object.entries(object);
  if (value === undefined) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return Object.fromEntries(
    Object.hasOwn(object, name)
      ? entries.map(([key, current]) => [key, key === name ? value : current])
      : [...entries, [name, value]],
  );
}

/** The value of an own property: never one of the prototype. */
export function getProperty(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
