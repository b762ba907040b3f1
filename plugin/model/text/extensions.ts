import {isObject} from '../../document/isObject';
import type {Json} from '../../document/types';
import type {Context} from '../context';
import {toJsonValue} from './json';
import type {Extension} from '../types';

/**
 * The `x-` fields of an object that the site wants to show. Fields that have a meaning in the model
 * are shown in that way; most others are notes from one tool to another. Values that are too large
 * or too deep are left out.
 */
export function toExtensions({showExtensions}: Context, object: Json): Extension[] | undefined {
  if (!isObject(object) || showExtensions.size === 0) return undefined;
  const extensions: Extension[] = [];
  for (const [name, raw] of Object.entries(object)) {
    if (!showExtensions.has(name)) continue;
    const value = toJsonValue(raw);
    if (value !== undefined) extensions.push({name, value});
  }
  return extensions.length > 0 ? extensions : undefined;
}
