/**
 * A title, unless it says the same as a name that stands beside it: `Simple User` beside
 * `simple-user`.
 */
export function toTitle(
  title: string | undefined,
  names: readonly (string | undefined)[],
): string | undefined {
  if (title === undefined) return undefined;
  const bare = toBareWords(title);
  return bare === '' || names.some((name) => name !== undefined && toBareWords(name) === bare)
    ? undefined
    : title;
}

function toBareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
