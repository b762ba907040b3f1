/** Percent-decodes a string; invalid escapes leave it as written. */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign without a valid escape: the author meant the character.
    return text;
  }
}
