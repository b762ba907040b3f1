import {SEARCH_KINDS, type SearchKind} from './listEntries';
import type {NameWords, Term} from './names';
import {isInflected} from './spelling';
import {fold, toQueryWords} from './words';

/** A match, with its names. */
export type Candidate = {
  kind: SearchKind;
  names: readonly string[];
  /** The same names, folded. */
  folded: readonly string[];
  toNameWords: () => readonly NameWords[];
  score: number;
  /** The words that found it. */
  terms: readonly Term[];
  /** Its description, if that has words of the query. */
  text?: string;
};

/**
 * What a kind is worth to a reader, in the points of how close names are: the name of an operation
 * with another word beside those of the query comes before a field with exactly this name.
 */
const WORTH: {[kind in SearchKind]: number} = {
  operation: 21,
  section: 14,
  security: 8,
  group: 7,
  schema: 6,
  parameter: 5,
  field: 5,
  header: 4,
  value: 2,
  response: 2,
};

/** How close a name is to the query. */
const POINTS = {
  /** It is what was typed, with its capitals and signs. */
  identical: 100,
  /** It has the words of the query and no others. */
  equal: 40,
  words: 30,
  /** In another form: `refunds`. */
  inflected: 29,
  /** The query also has words about the place: `charge amount`. */
  beside: 22,
  beginnings: 20,
  /** Spelt alike, or the middle of a word. */
  alike: 12,
  /** It is spelt in small letters, as the query is. */
  sameCase: 2,
  /** All words are in the description; for the share of them that the name has, too. */
  described: 24,
  /** None is in the name. */
  unnamed: -20,
  /** A name without other words that is spelt alike. */
  whole: 6,
  /** The words are in several of its names. */
  scattered: -8,
  /** They are in the path or the `operationId`, which the title says in words. */
  technical: -8,
} as const;

/**
 * Puts the best first. Among equally close ones, shorter names come first, then those whose other
 * words are closer, then higher scores of the index.
 */
export function rank<T extends Candidate>(candidates: readonly T[], query: string): T[] {
  const wanted = query.trim();
  const toPoints = createPoints(wanted);
  return candidates
    .map((candidate) => ({
      candidate,
      points: toPoints(candidate) + WORTH[candidate.kind],
      length: candidate.toNameWords()[0]?.length ?? 0,
    }))
    .sort(
      (a, b) =>
        Math.floor(b.points) - Math.floor(a.points) ||
        a.length - b.length ||
        b.points - a.points ||
        b.candidate.score - a.candidate.score ||
        toOrder(a.candidate) - toOrder(b.candidate),
    )
    .map(({candidate}) => candidate);
}

function createPoints(wanted: string): (candidate: Candidate) => number {
  const alike = fold(wanted);
  // A word in small letters is a word of the language before it is the name of a field.
  const isName = /[^\p{Ll}\p{M}\s]/u.test(wanted);
  const words = new Set(toQueryWords(wanted));
  const isBeside = (name: string) => {
    const own = words.size > 1 ? toQueryWords(name) : [];
    return own.length > 0 && own.every((word) => words.has(word));
  };
  return ({kind, names, folded, terms, toNameWords: toWords, text}) => {
    if (isName && names.includes(wanted)) return POINTS.identical;
    if (folded.includes(alike))
      return POINTS.equal + (names.includes(wanted) ? POINTS.sameCase : 0);
    const toOwn = (name: NameWords, position: number) =>
      toCloseness(terms, name) + (kind === 'operation' && position > 0 ? POINTS.technical : 0);
    const own = toWords();
    const all = {words: own.flatMap((name) => name.words), length: Infinity, whole: ''};
    const points = Math.max(
      toCloseness(terms, all) + POINTS.scattered,
      names.some(isBeside) ? POINTS.beside : 0,
      own.map(toOwn).reduce((most, one) => Math.max(most, one), 0),
    );
    if (points > 0 || text === undefined) return points;
    const named = terms.filter((term) => toWordPoints(term, all.words) > 0).length;
    return named === 0 ? POINTS.unnamed : (POINTS.described * named) / terms.length;
  };
}

/** Other words of a name that make it less close, at most. */
const MOST_OTHERS = 2;

/**
 * By the word that is least close, with the other words as a fraction; 0 if the name has only some
 * of them.
 */
function toCloseness(terms: readonly Term[], {words, length, whole}: NameWords): number {
  if (terms.length === 0) return 0;
  if (whole === terms.map(({word}) => word).join('')) return POINTS.equal;
  const each = terms.map((term) => toWordPoints(term, words));
  const least = each.reduce((smallest, points) => Math.min(smallest, points), POINTS.words);
  if (least === 0) return 0;
  const others = Math.min(Math.max(length - terms.length, 0), MOST_OTHERS);
  if (others === 0 && least === POINTS.words) return POINTS.equal;
  const extra = others === 0 && least === POINTS.alike ? POINTS.whole : -others;
  return least + extra + each.reduce((sum, points) => sum + points, 0) / 1000;
}

function toWordPoints({word, others}: Term, name: readonly string[]): number {
  if (name.includes(word)) return POINTS.words;
  if (name.some((one) => isInflected(one, word) || isInflected(word, one))) return POINTS.inflected;
  if (name.some((one) => one.startsWith(word))) return POINTS.beginnings;
  return name.some((one) => others.includes(one)) ? POINTS.alike : 0;
}

function toOrder({kind}: Candidate): number {
  return SEARCH_KINDS.indexOf(kind);
}
