import type {Json} from '../../model/types';

const SHORT = 80;

/** Whether a value can stand within a line. */
export function isShortValue(value: Json): boolean {
  return JSON.stringify(value).length <= SHORT;
}
