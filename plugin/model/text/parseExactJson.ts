import type {Json} from '../types';
import {parseInSteps} from './parseInSteps';

/**
 * Parses JSON and keeps every number as written. Returns `undefined` for invalid JSON, which is
 * normal while a reader is still typing.
 */
export function parseExactJson(text: string): {value: Json} | undefined {
  const {value} = parseInSteps(text, Infinity).next();
  return value;
}
