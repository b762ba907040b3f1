/**
 * Turns a name into a URL segment or an anchor: letters and digits of every script in lower case,
 * everything else becomes a single `-`. Empty if the name has neither letters nor digits.
 */
export function slugify(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      // A combining mark belongs to the letter before it; without one it is invisible.
      .replace(/[^\p{L}\p{M}\p{N}]+\p{M}*|^\p{M}+/gu, '-')
      .replace(/^-|-$/g, '')
  );
}
