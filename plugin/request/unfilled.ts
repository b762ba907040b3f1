import {isGeneratedValue} from '../document/exactNumber';
import {membersOf, toObject} from '../document/keyOrder';
import {isObject} from '../document/isObject';
import {isKeyPlaceholder} from '../model/example/keyPlaceholder';
import type {Json} from '../model/types';
import {toPlaceholder} from './problems';

/**
 * Whether the value of a field only fills a gap: `<name>` for `name`, `<name2>` for a further item
 * of a list without repetitions, or a generated number.
 */
export function isUnfilledValue(name: string, value: Json | undefined): boolean {
  if (typeof value !== 'string') return false;
  const start = toPlaceholder(name).slice(0, -1);
  return (
    isGeneratedValue(value) || (value.startsWith(start) && /^\d*>$/.test(value.slice(start.length)))
  );
}

/** Removes fields that are only placeholders, and such items of lists. */
export function withoutUnfilled(value: Json, name?: string): Json {
  if (Array.isArray(value))
    return value
      .filter((item) => !isUnfilledValue(name ?? 'value', item))
      .map((item) => withoutUnfilled(item, name));
  if (!isObject(value)) return value;
  return toObject(
    membersOf(value)
      .filter(([key, field]) => !isUnfilledValue(key, field) && !isKeyPlaceholder(key))
      .map(([key, field]) => [key, withoutUnfilled(field, key)]),
  );
}

/** Where `withoutUnfilled` would remove something: `address.street`, `tags[0]`. */
export function listUnfilled(value: Json, path = '', name = 'value'): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const own = `${path}[${index}]`;
      return isUnfilledValue(name, item) ? [own] : listUnfilled(item, own, name);
    });
  if (!isObject(value)) return [];
  return membersOf(value).flatMap(([key, field]) => {
    const own = path === '' ? key : `${path}.${key}`;
    return isUnfilledValue(key, field) || isKeyPlaceholder(key)
      ? [own]
      : listUnfilled(field, own, key);
  });
}
