/** Names and queries, as they are compared with each other. */
import {fold, toIndexWords, toQueryWords} from './words';

/** A word of a query. */
export type Term = {
  word: string;
  /** Other words that count as well: its singular, words that are spelt alike or that contain it. */
  others: readonly string[];
};

/** A name as it is compared with the words of a query. */
export type NameWords = {
  words: readonly string[];
  /** Without words that titles have between others. */
  length: number;
  /** Without the signs between its words. */
  whole: string;
};

/** Words that titles have between others. */
const FILLERS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'all',
  'of',
  'to',
  'for',
  'in',
  'by',
]);

export function toNameWords(name: string): NameWords {
  return {
    words: toIndexWords(name),
    length: toQueryWords(name).filter((word) => !FILLERS.has(word)).length,
    whole: toWhole(fold(name)),
  };
}

export function toWhole(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}
