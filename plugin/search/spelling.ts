/** Compares how words are spelt. */

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (Math.abs(difference) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  if (difference > 0) return rest(one, 1) === rest(other, 0);
  if (difference < 0) return rest(one, 0) === rest(other, 1);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}

/** Endings that English words have in their other forms. */
const ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'd', 'ed', 'ing', 'ings']);

/** Whether a word is another with an ending: `refunds`, `limiting`. */
export function isInflected(word: string, stem: string): boolean {
  return stem.length > 2 && word.startsWith(stem) && ENDINGS.has(word.slice(stem.length));
}

/** A word without the `s` at its end. */
export function toSingular(word: string): string | undefined {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : undefined;
}

/** In shares of pairs of letters: below, words have little in common. */
const LEAST_ALIKE = 0.4;

/** The words that have most pairs of letters in common with a word, the nearest first. */
export function listNearest(word: string, words: Iterable<string>, count: number): string[] {
  const wanted = toPairs(word);
  return Array.from(words)
    .map((one) => ({one, likeness: toLikeness(wanted, toPairs(one))}))
    .filter(({likeness}) => likeness >= LEAST_ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({one}) => one);
}

function toPairs(word: string): ReadonlySet<string> {
  const signs = Array.from(word);
  return new Set(signs.slice(1).map((sign, index) => (signs[index] ?? '') + sign));
}

function toLikeness(wanted: ReadonlySet<string>, pairs: ReadonlySet<string>): number {
  let common = 0;
  wanted.forEach((pair) => {
    if (pairs.has(pair)) common++;
  });
  return wanted.size + pairs.size === 0 ? 0 : (2 * common) / (wanted.size + pairs.size);
}
