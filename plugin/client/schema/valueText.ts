import {formatJson} from '../../document/exactNumber';
import type {Json} from '../../model/types';

/** Empty, with a space or a quote at an end, with control characters, or like JSON. */
const UNCLEAR = /^$|^[\s"'[{]|[\s"']$|\p{Cc}|^(?:true|false|null)$/u;

/**
 * A value of the document in a line: a string without quotes, unless it would read as something
 * else, such as `"5"`; anything else as JSON.
 */
export function toValueText(value: Json): string {
  const json = formatJson(value);
  // An exact number is a string, too.
  const isString = typeof value === 'string' && json.startsWith('"');
  return isString && !UNCLEAR.test(value) && Number.isNaN(Number(value)) ? value : json;
}
