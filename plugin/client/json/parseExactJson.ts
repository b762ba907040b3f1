import type {Json} from '../../model/types';
import {parseInSteps} from './parseInSteps';

/**
 * Reads JSON, every number as written. `undefined` when the text is no JSON: whoever types is not
 * done until it can be read.
 */
export function parseExactJson(text: string): {value: Json} | undefined {
  const {value} = parseInSteps(text, Infinity).next();
  return value;
}
