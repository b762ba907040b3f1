import {isObject} from './isObject';
import {appendKey} from './pointer';
import type {Json, JsonObject, Located} from './types';

/**
 * A value of the document together with where it is, so that a finding about it can name the
 * place.
 */
export type Place<T extends Json = Json> = Located<T>;

export function isObjectPlace(place: Place | undefined): place is Place<JsonObject> {
  return place !== undefined && isObject(place.value);
}

/** The value of a field, or undefined when the object does not have the field itself. */
export function fieldOf(object: Json | undefined, name: string): Json | undefined {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A field that is a string. */
export function stringOf(object: Json | undefined, name: string): string | undefined {
  const value = fieldOf(object, name);
  return typeof value === 'string' ? value : undefined;
}

/** The `$ref` that an object holds itself. */
export function refOf(value: Json | undefined): string | undefined {
  return stringOf(value, '$ref');
}

/** The `$ref` of an object that says nothing else. */
export function aliasOf(value: Json): string | undefined {
  return isObject(value) && Object.keys(value).length === 1 ? refOf(value) : undefined;
}

/**
 * The field of an object, with its place. Undefined when it is not an object, or does not have the
 * field itself.
 */
export function childOf(place: Place | undefined, name: string): Place | undefined {
  const value = fieldOf(place?.value, name);
  return place === undefined || value === undefined
    ? undefined
    : {value, file: place.file, pointer: appendKey(place.pointer, name)};
}

/**
 * Every field of an object with its place, in the document's order. Nothing when it is not an
 * object.
 */
export function entriesOf(place: Place | undefined): [name: string, place: Place][] {
  if (!isObjectPlace(place)) return [];
  const {file, pointer} = place;
  return Object.entries(place.value).map(([name, value]) => [
    name,
    {value, file, pointer: appendKey(pointer, name)},
  ]);
}

/** Every item of a list with its place. Nothing when it is not a list. */
export function itemsOf(place: Place | undefined): Place[] {
  if (!place || !Array.isArray(place.value)) return [];
  const {file, pointer} = place;
  return place.value.map((value, index) => ({value, file, pointer: appendKey(pointer, index)}));
}

/** One string for one place. */
export function placeKey({file, pointer}: Pick<Place, 'file' | 'pointer'>): string {
  return `${file}#${pointer}`;
}
