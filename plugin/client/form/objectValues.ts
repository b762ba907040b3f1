import type {Json, JsonObject} from '../../model/types';

/**
 * Returns the object with a property set: in its position, appended if new, or removed with
 * `undefined`. Any name is allowed, even `__proto__`.
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

/** The value of an own property, never one of the prototype. */
export function getProperty(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
