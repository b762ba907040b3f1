import {formatJson} from '../../document/exactNumber';
import type {Json} from '../../model/types';

/** In characters. Text can wrap onto the next line; structured values can't. */
const SHORT_TEXT = 240;
const SHORT = 80;

/** Whether a value fits into a line of text. */
export function isShortValue(value: Json): boolean {
  return formatJson(value).length <= (typeof value === 'string' ? SHORT_TEXT : SHORT);
}
