import MiniSearch, {type Query} from 'minisearch';
import type {KnownEntry} from './listEntries';
import type {Term} from './names';
import {isOneLetterOff, toSingular} from './spelling';
import {toIndexWords} from './words';

type WordMatch = {
  known: KnownEntry;
  score: number;
};

export type WordIndex = {
  /**
   * Finds entries by the words of their names and by others. An entry matches when it has every word
   * of the query, or a word that begins with it.
   */
  find: (terms: readonly Term[]) => WordMatch[];
  /** The words of all names. */
  words: ReadonlySet<string>;
};

/** Entries that are indexed in one step. */
const STEP = 150;
/** Shorter words resemble too many others. */
const SHORTEST_ALIKE = 5;
/** Shorter ones are in too many words. */
const SHORTEST_MIDDLE = 4;

/**
 * @param toOthers what finds an entry besides its names
 * @param isNamed whether its names must have one of the words
 */
export async function createWordIndex(
  entries: readonly KnownEntry[],
  toOthers: (known: KnownEntry) => string,
  isNamed: boolean,
): Promise<WordIndex> {
  const words = new Set<string>();
  const index = new MiniSearch<KnownEntry & {id: number}>({
    fields: ['name', 'other'],
    extractField: (known, field) => {
      if (field === 'id') return known.id;
      return field === 'name' ? known.names.join('\n') : toOthers(known);
    },
    tokenize: (text, field) => {
      const own = toIndexWords(text);
      if (field === 'name') own.forEach((word) => words.add(word));
      return own;
    },
    processTerm: (word) => word,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({...entry, id})),
    {chunkSize: STEP},
  );

  const find: WordIndex['find'] = (terms) => {
    const queries = terms.map(toQuery);
    return index
      .search(
        {combineWith: 'AND', queries},
        {
          tokenize: (word) => [word],
          boost: {name: 4},
          filter: ({match}) => !isNamed || hasName(match),
        },
      )
      .flatMap(({id, score}) => {
        const known = entries[id as number];
        return known ? [{known, score}] : [];
      });
  };
  return {find, words};
}

function hasName(match: {[term: string]: string[]}): boolean {
  return Object.values(match).some((fields) => fields.includes('name'));
}

function toQuery({word, others}: Term): Query {
  const exact = {prefix: true, queries: [word]};
  return others.length === 0
    ? exact
    : {combineWith: 'OR', queries: [exact, {prefix: false, queries: [...others]}]};
}

/** The words as they are, or in the singular if names have that. */
export function toTerms(words: readonly string[], known: ReadonlySet<string>): Term[] {
  return words.map((word) => {
    const singular = toSingular(word);
    return {word, others: singular !== undefined && known.has(singular) ? [singular] : []};
  });
}

/** The words, with those of names that are spelt alike or that have them in their middle. */
export function toAlikeTerms(words: readonly string[], known: ReadonlySet<string>): Term[] {
  const all = Array.from(known);
  return toTerms(words, known).map(({word, others}) => {
    const hasMiddle = word.length >= SHORTEST_MIDDLE;
    const isLong = word.length >= SHORTEST_ALIKE;
    const alike = all.filter(
      (one) => (hasMiddle && one.includes(word, 1)) || (isLong && isOneLetterOff(word, one)),
    );
    return {word, others: [...others, ...alike]};
  });
}
