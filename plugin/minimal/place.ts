import {appendKey} from '../document/pointer';
import type {Json, JsonObject, LoadedDocument, Located} from '../document/types';

/** Follows references to what they lead to at last; undefined when they lead nowhere or in a circle. */
export type Follow = (place: Located | undefined) => Located<JsonObject> | undefined;

export function createFollow({resolve}: Pick<LoadedDocument, 'resolve'>): Follow {
  return (start) => {
    const seen = new Set<string>();
    for (let at = start; at && isJsonObject(at.value); ) {
      const {$ref: ref} = at.value;
      if (typeof ref !== 'string') return at as Located<JsonObject>;
      const key = toPlaceKey(at);
      if (seen.has(key)) return undefined;
      seen.add(key);
      at = resolve(ref, at);
    }
    return undefined;
  };
}

export function childOf(place: Located | undefined, key: string): Located | undefined {
  if (!place || !isJsonObject(place.value) || !Object.hasOwn(place.value, key)) return undefined;
  return {value: place.value[key]!, file: place.file, pointer: appendKey(place.pointer, key)};
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toPlaceKey({file, pointer}: {file: string; pointer: string}): string {
  return `${file}#${pointer}`;
}
