import {formatValue} from '../document/exactNumber';
import type {Json} from '../model/types';

export type JsonObject = {[key: string]: Json};

/**
 * Text of a single value in a URL, a header or a form. What no style can write, a list in a list,
 * is written as JSON.
 */
export function toText(value: Json): string {
  return formatValue(value);
}

/** Members with a value: RFC 6570 (section 2.3) takes `null` for undefined. */
export function definedEntries(value: JsonObject): [string, Exclude<Json, null>][] {
  return Object.entries(value).filter(
    (entry): entry is [string, Exclude<Json, null>] => entry[1] !== null,
  );
}
