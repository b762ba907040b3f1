import {formatJson} from '../../document/exactNumber';
import type {Example} from '../../model/types';

/**
 * An example as a page shows it, in the syntax of its media type; undefined for one that is only a
 * link.
 */
export function toExampleText({
  serialized,
  text,
  value,
}: Pick<Example, 'serialized' | 'text' | 'value'>): string | undefined {
  return serialized ?? text ?? (value === undefined ? undefined : formatJson(value, 2));
}
