import {isSaidBy} from '../../model/sameText';
import type {Markdown} from '../../model/types';

/**
 * The title, unless it repeats a name next to it (`Simple User` next to `simple-user`) or the
 * description below it.
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
