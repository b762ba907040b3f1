import {isSaidBy} from '../../model/sameText';
import type {Markdown} from '../../model/types';

/**
 * A title, unless it says the same as a name that is beside it (`Simple User` beside
 * `simple-user`) or as the description below it.
 */
export function toTitle(
  title: string | undefined,
  names: readonly (string | undefined)[],
  description?: Markdown,
): string | undefined {
  if (title === undefined || isSaidBy(title, description)) return undefined;
  const bare = toBareWords(title);
  return bare === '' || names.some((name) => name !== undefined && toBareWords(name) === bare)
    ? undefined
    : title;
}

function toBareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
