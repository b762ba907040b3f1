import type {Json, JsonObject} from './types';

/** Whether a value of JSON is an object: neither null nor a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

/** The same of a value that need not be JSON. */
export function isRecord(value: unknown): value is {[key: string]: unknown} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
