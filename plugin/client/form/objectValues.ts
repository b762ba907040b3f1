import type {Json, JsonObject} from '../../model/types';
import {hasMember, memberOf, membersOf, toObject} from '../../document/keyOrder';

/**
 * Returns the object with a property set: in its position, appended if new, or removed with
 * `undefined`. Any name is allowed, even `__proto__`.
 */
export function setProperty(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const entries = membersOf(object);
  if (value === undefined) return toObject(entries.filter(([key]) => key !== name));
  return toObject(
    hasMember(object, name)
      ? entries.map(([key, current]) => [key, key === name ? value : current])
      : [...entries, [name, value]],
  );
}

/** The value of an own property, never one of the prototype. */
export function getProperty(object: JsonObject, name: string): Json | undefined {
  return memberOf(object, name);
}
