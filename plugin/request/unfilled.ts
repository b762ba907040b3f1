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
  return removeUnfilled(value, '', name, () => {});
}

/** Where `withoutUnfilled` removes something: `address.street`, `tags[0]`. */
export function listUnfilled(value: Json): string[] {
  const paths: string[] = [];
  removeUnfilled(value, '', undefined, (path) => paths.push(path));
  return paths;
}

function removeUnfilled(
  value: Json,
  path: string,
  name: string | undefined,
  note: (path: string) => void,
): Json {
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const own = `${path}[${index}]`;
      if (!isUnfilledValue(name ?? 'value', item)) return [removeUnfilled(item, own, name, note)];
      note(own);
      return [];
    });
  if (!isObject(value)) return value;
  return toObject(
    membersOf(value).flatMap(([key, field]) => {
      const own = path === '' ? key : `${path}.${key}`;
      if (!isUnfilledValue(key, field) && !isKeyPlaceholder(key))
        return [[key, removeUnfilled(field, own, key, note)]];
      note(own);
      return [];
    }),
  );
}
