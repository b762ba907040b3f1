import type {Json} from '../document/types';
import {toJsonValue} from './json';
import {isObject} from './place';
import type {Extension} from './types';

/** The `x-` fields of an object, but not those that the model gives a meaning and shows elsewhere. */
export function toExtensions(object: Json, understood?: ReadonlySet<string>): Extension[] | undefined {
  if (!isObject(object)) return undefined;
  const extensions: Extension[] = [];
  for (const [name, raw] of Object.entries(object)) {
    if (!name.startsWith('x-') || understood?.has(name)) continue;
    const value = toJsonValue(raw);
    if (value !== undefined) extensions.push({name, value});
  }
  return extensions.length > 0 ? extensions : undefined;
}
