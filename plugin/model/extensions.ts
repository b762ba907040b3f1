import type {Json} from '../document/types';
import {toJsonValue} from './json';
import {isObject} from './place';
import type {Extension} from './types';

/** Extensions that are part of a deprecation, on whatever is deprecated. */
const OF_DEPRECATION: ReadonlySet<string> = new Set(['x-deprecated-description', 'x-sunset']);
const NONE: ReadonlySet<string> = new Set();

/**
 * The `x-` fields of an object, without those that the model gives a meaning and shows elsewhere. Values that are too large
 * or too deep to be shown are left out.
 */
export function toExtensions(object: Json, understood = NONE): Extension[] | undefined {
  if (!isObject(object)) return undefined;
  const extensions: Extension[] = [];
  for (const [name, raw] of Object.entries(object)) {
    if (!name.startsWith('x-') || understood.has(name) || (OF_DEPRECATION.has(name) && object.deprecated === true)) continue;
    const value = toJsonValue(raw);
    if (value !== undefined) extensions.push({name, value});
  }
  return extensions.length > 0 ? extensions : undefined;
}
