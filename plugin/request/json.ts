import {formatValue} from '../document/exactNumber';
import {membersOf} from '../document/keyOrder';
import type {Json, JsonObject} from '../model/types';

/**
 * Formats a single value for a URL, a header or a form. A value that no style can express, such as
 * a list in a list, becomes JSON.
 */
export function toText(value: Json): string {
  return formatValue(value);
}

/** Members with a value: RFC 6570 (section 2.3) treats `null` as undefined. */
export function definedEntries(value: JsonObject): [string, Exclude<Json, null>][] {
  return membersOf(value).filter(
    (entry): entry is [string, Exclude<Json, null>] => entry[1] !== null,
  );
}
