export type Fingerprints = (text: string) => string;

/** Descriptions are the same in many places, and in document and model: each is looked at once. */
export function createFingerprints(): Fingerprints {
  const known = new Map<string, string>();
  return (text) => {
    let print = known.get(text);
    if (print === undefined) known.set(text, (print = toFingerprint(text)));
    return print;
  };
}

/**
 * The first letters and digits of a text, without what Markdown and HTML add to it: equal for a description as it is
 * written and as it is shown. Empty when nothing of it would be shown.
 */
export function toFingerprint(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/<!--[^]*?-->|<[^<>]*>/g, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/&(?:[a-z]+|#\d+|#x[0-9a-f]+);/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 24)
    .toLowerCase();
}
