import {formatMarkedJson, readMarks, type MarkedCode} from '../../document/exactNumber';
import type {Example} from '../../model/types';

type Shown = Pick<Example, 'serialized' | 'text' | 'value'>;

/**
 * Formats an example as a page shows it, in the syntax of its media type; undefined for an example
 * that is only a link.
 */
export function toExampleText(example: Shown): string | undefined {
  return toExampleCode(example)?.code;
}

/** The same, with the places of generated numbers and booleans. */
export function toExampleCode({serialized, text, value}: Shown): MarkedCode | undefined {
  const written = serialized ?? text;
  if (written !== undefined) return {code: written, made: []};
  return value === undefined ? undefined : readMarks(formatMarkedJson(value, 2));
}
