import {formatJson} from '../../document/exactNumber';
import type {Example} from '../../model/types';

/**
 * Formats an example as a page shows it, in the syntax of its media type; undefined for an example
 * that is only a link.
 */
export function toExampleText({
  serialized,
  text,
  value,
}: Pick<Example, 'serialized' | 'text' | 'value'>): string | undefined {
  return serialized ?? text ?? (value === undefined ? undefined : formatJson(value, 2));
}
