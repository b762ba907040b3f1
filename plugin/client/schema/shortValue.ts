import {formatJson} from '../../document/exactNumber';
import type {Json} from '../../model/types';

/** In characters. Text reads on over a line; structure does not. */
const SHORT_TEXT = 240;
const SHORT = 80;

/** Whether a value can be within a line. */
export function isShortValue(value: Json): boolean {
  return formatJson(value).length <= (typeof value === 'string' ? SHORT_TEXT : SHORT);
}
