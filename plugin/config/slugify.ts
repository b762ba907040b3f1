/**
 * A name as one segment of a URL or as an anchor: letters and digits of every script in lower case, everything else a
 * single `-`. Empty when the name has neither letters nor digits.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
