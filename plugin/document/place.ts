import {isObject} from './isObject';
import {memberOf, toName} from './keyOrder';
import {appendKey} from './pointer';
import type {Json, JsonObject, Place} from './types';

export function isObjectPlace(place: Place | undefined): place is Place<JsonObject> {
  return place !== undefined && isObject(place.value);
}

/** The value of a field, or undefined when the object itself does not have the field. */
export function fieldOf(object: Json | undefined, name: string): Json | undefined {
  return isObject(object) ? memberOf(object, name) : undefined;
}

/** The value of a field if it is a string. */
export function stringOf(object: Json | undefined, name: string): string | undefined {
  const value = fieldOf(object, name);
  return typeof value === 'string' ? value : undefined;
}

/** The `$ref` of the object itself. */
export function refOf(value: Json | undefined): string | undefined {
  return stringOf(value, '$ref');
}

/** The `$ref` of an object that has no other fields. */
export function aliasOf(value: Json): string | undefined {
  return isObject(value) && Object.keys(value).length === 1 ? refOf(value) : undefined;
}

/**
 * A field of an object, with its place. Undefined when the value is not an object or does not have
 * the field itself.
 */
export function childOf(place: Place | undefined, name: string): Place | undefined {
  const value = fieldOf(place?.value, name);
  return place === undefined || value === undefined
    ? undefined
    : {value, file: place.file, pointer: appendKey(place.pointer, name)};
}

/**
 * Every field of an object with its place, in document order. Empty when the value is not an
 * object.
 */
export function entriesOf(place: Place | undefined): [name: string, place: Place][] {
  if (!isObjectPlace(place)) return [];
  const {file, pointer} = place;
  return Object.entries(place.value).map(([key, value]) => [
    toName(key),
    {value, file, pointer: appendKey(pointer, key)},
  ]);
}

/** Every item of a list with its place. Empty when the value is not a list. */
export function itemsOf(place: Place | undefined): Place[] {
  if (!place || !Array.isArray(place.value)) return [];
  const {file, pointer} = place;
  return place.value.map((value, index) => ({value, file, pointer: appendKey(pointer, index)}));
}

/** A string that identifies a place. */
export function placeKey({file, pointer}: Pick<Place, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`;
}
