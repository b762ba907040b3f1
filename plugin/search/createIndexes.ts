/** What a search has to find, which grows while the files of the index arrive. */
import {present} from '../document/present';
import {createWordIndex, type WordIndex} from './createWordIndex';
import {
  createFactEntries,
  listGroupEntries,
  listOperationEntries,
  listSectionEntries,
  type KnownEntry,
  type SearchEntry,
  type SearchPlace,
} from './listEntries';
import type {Term} from './names';
import type {Steps} from './steps';
import type {
  SavedWords,
  SearchFacts,
  SearchOperations,
  SearchPageNames,
  SearchTexts,
} from './types';
import type {ReadWords} from './words';

/** An entry that has all words. */
export type Found = {
  known: KnownEntry;
  score: number;
  terms: readonly Term[];
  /** Its description, if its names and its description together have them. */
  text?: string;
};

export type TextOptions = {
  /** Of the reader's language; without them, pages have their English names. */
  pageNames?: SearchPageNames | undefined;
  saved?: SavedWords | undefined;
};

type Indexes = {
  addFacts: (facts: SearchFacts, saved?: SavedWords) => Steps<void>;
  addTexts: (texts: SearchTexts, options?: TextOptions) => Steps<void>;
  /** The words of the facts and of the texts, once both are there. */
  save: () => {facts?: SavedWords; texts?: SavedWords};
  hasFacts: () => boolean;
  known: () => readonly KnownEntry[];
  /** The words of all names. */
  words: () => ReadonlySet<string>;
  /** Entries that have all words; before the facts are there, in parts of their names. */
  find: (terms: readonly Term[]) => Found[];
  findByParts: (terms: readonly Term[]) => Found[];
};

type IndexesOptions = {
  toKnown: (entry: SearchEntry) => KnownEntry;
  /** The words about places, each once. */
  toPlaceWords: (places: readonly SearchPlace[]) => readonly string[];
  readWords: ReadWords;
};

export function createIndexes(
  operations: SearchOperations,
  {toKnown, toPlaceWords, readWords}: IndexesOptions,
): Indexes {
  // Created with the first query, so that the first list appears sooner.
  let known: KnownEntry[] | undefined;
  const getKnown = () =>
    (known ??= [...listOperationEntries(operations), ...listGroupEntries(operations)].map(toKnown));
  let facts: WordIndex | undefined;
  let texts: WordIndex | undefined;
  const byEntry = new Map<SearchEntry, string>();
  const toText = ({entry}: KnownEntry) => byEntry.get(entry) ?? '';
  let words: ReadonlySet<string> = new Set();
  const addWords = (added: WordIndex) => {
    words = new Set([...Array.from(words), ...Array.from(added.words)]);
    return added;
  };
  const findByParts = (terms: readonly Term[]): Found[] =>
    getKnown()
      .filter(({folded}) => terms.every(({word}) => folded.some((name) => name.includes(word))))
      .map((one) => ({known: one, score: 0, terms}));

  return {
    hasFacts: () => facts !== undefined,
    save: () => present({facts: facts?.save(), texts: texts?.save()}),
    known: getKnown,
    words: () => words,
    findByParts,
    find: (terms) => [
      ...(facts ? facts.find(terms).map((match) => ({...match, terms})) : findByParts(terms)),
      ...(texts?.find(terms) ?? []).map((match) => ({...match, terms, text: toText(match.known)})),
    ],
    *addFacts({owners}, saved) {
      const {add, entries} = createFactEntries();
      for (const owner of owners) {
        add(owner);
        yield;
      }
      const all = [...getKnown(), ...entries().map(toKnown)];
      const toOthers = ({entry}: KnownEntry) => toPlaceWords(entry.places);
      facts = addWords(yield* createWordIndex(all, {readWords, toOthers, isNamed: true}, saved));
      known = all;
    },
    *addTexts({sections, names, ...described}, {pageNames, saved} = {}) {
      const addText = ({entry}: KnownEntry, text = '') => byEntry.set(entry, text);
      const aliases = new Map<SearchEntry, string>();
      const added = listSectionEntries(sections, pageNames).map(({entry, text, alias}) => {
        const one = toKnown(entry);
        addText(one, text);
        aliases.set(entry, alias);
        return one;
      });
      const ofKind = (kind: SearchEntry['kind']) =>
        getKnown().filter(({entry}) => entry.kind === kind);
      ofKind('operation').forEach((one, index) => addText(one, described.operations[index]));
      ofKind('group').forEach((one, index) => addText(one, described.groups[index]));
      const byName = new Map(names.map(([kind, name, ...own]) => [`${kind} ${name}`, own]));
      for (const one of getKnown()) {
        const own = byName.get(`${one.entry.kind} ${one.entry.name}`);
        if (own) addText(one, own.join('\n'));
      }
      const all = [...getKnown().filter(({entry}) => byEntry.has(entry)), ...added];
      const toOthers = (one: KnownEntry) =>
        readWords(`${aliases.get(one.entry) ?? ''}\n${toText(one)}`);
      texts = addWords(yield* createWordIndex(all, {readWords, toOthers, isNamed: false}, saved));
      known = [...getKnown(), ...added];
    },
  };
}
