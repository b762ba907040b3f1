import {toPlainText} from './markdown/toPlainText';
import type {Markdown} from './types';

/** A text of so many words is not part of another one by chance. */
const MIN_WORDS = 4;

/**
 * Whether a text says nothing that another one does not say: it is the same but for capitals and
 * punctuation, or it is a part of the other.
 */
export function isSaidBy(text: Markdown, other: Markdown | undefined): boolean {
  if (other === undefined) return false;
  if (text === other) return true;
  const words = toWords(toPlainText(text));
  const others = toWords(toPlainText(other));
  // What is more than a paragraph of words has its own links and looks.
  if (words === others)
    return typeof text === 'string' || JSON.stringify(text) === JSON.stringify(other);
  return (
    typeof text === 'string' &&
    words.split(' ').length >= MIN_WORDS &&
    ` ${others} `.includes(` ${words} `)
  );
}

/** A description, unless the title above it says the same. */
export function besideTitle<T extends Markdown>(
  description: T | undefined,
  title: string,
): T | undefined {
  return description !== undefined && isSaidBy(description, title) ? undefined : description;
}

/**
 * Which descriptions of a parameter are shown: its own, that of its schema, or both where neither
 * says what the other says.
 */
export function chooseDescription(
  own: Markdown | undefined,
  ofSchema: Markdown | undefined,
): 'own' | 'schema' | 'both' {
  if (own !== undefined && isSaidBy(own, ofSchema)) return 'schema';
  return ofSchema !== undefined && isSaidBy(ofSchema, own) ? 'own' : 'both';
}

/** Of texts in their order, those that say something that no other one says. */
export function withoutRepeated<T extends Markdown>(texts: readonly T[]): T[] {
  return texts.filter(
    (text, index) =>
      !texts.some(
        (other, place) =>
          place !== index && isSaidBy(text, other) && (place < index || !isSaidBy(other, text)),
      ),
  );
}

/** Without punctuation; signs such as `<`, `-` and `%` change what a text says. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sm}\p{Sc}%-]+/gu, ' ')
    .trim();
}
