import {formatMarkedJson, readMarks, type MarkedCode} from '../../document/exactNumber';
import type {Example} from '../../model/types';

/**
 * Formats an example as a page shows it, in the syntax of its media type, with the places of
 * generated numbers and booleans; undefined for an example that is only a link.
 */
export function toExampleCode({
  serialized,
  text,
  value,
}: Pick<Example, 'serialized' | 'text' | 'value'>): MarkedCode | undefined {
  const written = serialized ?? text;
  if (written !== undefined) return {code: written, made: []};
  return value === undefined ? undefined : readMarks(formatMarkedJson(value, 2));
}
