import {isObject} from '../document/isObject';
import type {Json} from '../model/types';
import {toPlaceholder} from './problems';

/** Whether the value of a field is only its placeholder: `<name>` for `name`. */
export function isUnfilledValue(name: string, value: Json | undefined): boolean {
  return value === toPlaceholder(name);
}

/** Removes fields that are only placeholders, and such items of lists. */
export function withoutUnfilled(value: Json, name?: string): Json {
  if (Array.isArray(value))
    return value
      .filter((item) => name === undefined || !isUnfilledValue(name, item))
      .map((item) => withoutUnfilled(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, field]) => !isUnfilledValue(key, field))
      .map(([key, field]) => [key, withoutUnfilled(field, key)]),
  );
}
