import {toPlainText} from '../markdown/toPlainText';
import type {Markdown} from '../types';

/** Minimum number of words: a shorter text may be part of another one by chance. */
const MIN_WORDS = 4;

/**
 * Whether a text adds nothing to another one: it is the same except for case and punctuation, or it
 * is a part of the other.
 */
export function isSaidBy(text: Markdown, other: Markdown | undefined): boolean {
  if (other === undefined) return false;
  if (text === other) return true;
  const words = toWords(toPlainText(text));
  const others = toWords(toPlainText(other));
  // Anything more than a plain paragraph has links and formatting.
  if (words === others)
    return typeof text === 'string' || JSON.stringify(text) === JSON.stringify(other);
  return (
    typeof text === 'string' &&
    words.split(' ').length >= MIN_WORDS &&
    ` ${others} `.includes(` ${words} `)
  );
}

/** A description, unless it repeats the title above it. */
export function besideTitle<T extends Markdown>(
  description: T | undefined,
  title: string,
): T | undefined {
  return description !== undefined && isSaidBy(description, title) ? undefined : description;
}

/**
 * Chooses which descriptions of a parameter are shown: its own, its schema's, or both where neither
 * repeats the other.
 */
export function chooseDescription(
  own: Markdown | undefined,
  ofSchema: Markdown | undefined,
): 'own' | 'schema' | 'both' {
  if (own !== undefined && isSaidBy(own, ofSchema)) return 'schema';
  return ofSchema !== undefined && isSaidBy(ofSchema, own) ? 'own' : 'both';
}

/** The texts that no other one repeats, in order. */
export function withoutRepeated<T extends Markdown>(texts: readonly T[]): T[] {
  return texts.filter(
    (text, index) =>
      !texts.some(
        (other, place) =>
          place !== index && isSaidBy(text, other) && (place < index || !isSaidBy(other, text)),
      ),
  );
}

/**
 * Removes punctuation, but not signs such as `<`, `-` and `%`, which change the meaning of a text.
 */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sm}\p{Sc}%-]+/gu, ' ')
    .trim();
}
