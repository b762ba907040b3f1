import type {Json, JsonObject} from './types';

/** Whether a JSON value is an object, that is, neither null nor a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

/** The same test for values that may not be JSON. */
export function isRecord(value: unknown): value is {[key: string]: unknown} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
