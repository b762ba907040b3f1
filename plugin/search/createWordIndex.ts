import MiniSearch, {type Options, type Query} from 'minisearch';
import type {KnownEntry} from './listEntries';
import type {Term} from './names';
import {isOneLetterOff, toSingular} from './spelling';
import type {Steps} from './steps';
import type {SavedWords} from './types';
import type {ReadWords} from './words';

type Indexed = {id: number; known: KnownEntry};

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
  /** The index as JSON, from which it is made without the words of all entries. */
  save: () => SavedWords;
};

const FIELDS = ['name', 'other'];
/** Shorter words resemble too many others. */
const SHORTEST_ALIKE = 5;
/** Shorter ones are in too many words. */
const SHORTEST_MIDDLE = 4;

type WordIndexOptions = {
  readWords: ReadWords;
  /** The words that find an entry besides those of its names. */
  toOthers: (known: KnownEntry) => readonly string[];
  /** Whether its names must have one of the words. */
  isNamed: boolean;
};

/** @param saved what `save` gave for the same entries */
export function* createWordIndex(
  entries: readonly KnownEntry[],
  {readWords, toOthers, isNamed}: WordIndexOptions,
  saved?: SavedWords,
): Steps<WordIndex> {
  const words = new Set<string>();
  const toWords = ({known}: Indexed, field: string) => {
    if (field !== 'name') return toOthers(known);
    const own = readWords(known.names.join('\n'));
    own.forEach((word) => words.add(word));
    return own;
  };
  const options: Options<Indexed> = {
    fields: FIELDS,
    // The library takes a string, and words have no line breaks.
    extractField: (one, field) => (field === 'id' ? one.id : toWords(one, field).join('\n')),
    tokenize: (text) => (text === '' ? [] : text.split('\n')),
    processTerm: (word) => word,
  };
  const index = saved ? MiniSearch.loadJS(saved, options) : new MiniSearch(options);
  yield;
  if (saved) {
    const name = saved.fieldIds['name'] ?? 0;
    for (const [word, fields] of saved.index) if (fields[name]) words.add(word);
  } else
    for (const [id, known] of Array.from(entries.entries())) {
      index.add({id, known});
      yield;
    }

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
  return {find, words, save: () => index.toJSON()};
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
