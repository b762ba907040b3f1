/** What a search has to find, which grows while the files of the index arrive. */
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
import type {SearchFacts, SearchOperations, SearchPageNames, SearchTexts} from './types';

/** An entry that has all words. */
export type Found = {
  known: KnownEntry;
  score: number;
  terms: readonly Term[];
  /** Its description, if its names and its description together have them. */
  text?: string;
};

type Indexes = {
  addFacts: (facts: SearchFacts) => Promise<void>;
  addTexts: (texts: SearchTexts, pageNames?: SearchPageNames) => Promise<void>;
  hasFacts: () => boolean;
  known: () => readonly KnownEntry[];
  /** The words of all names. */
  words: () => ReadonlySet<string>;
  /** Entries that have all words; before the facts are there, in parts of their names. */
  find: (terms: readonly Term[]) => Found[];
  findByParts: (terms: readonly Term[]) => Found[];
};

/** Owners that are indexed in one step. */
const STEP = 150;

export function createIndexes(
  operations: SearchOperations,
  toKnown: (entry: SearchEntry) => KnownEntry,
  toPlaceText: (places: readonly SearchPlace[]) => string,
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
    known: getKnown,
    words: () => words,
    findByParts,
    find: (terms) => [
      ...(facts ? facts.find(terms).map((match) => ({...match, terms})) : findByParts(terms)),
      ...(texts?.find(terms) ?? []).map((match) => ({...match, terms, text: toText(match.known)})),
    ],
    async addFacts({owners}) {
      const {add, entries} = createFactEntries();
      for (let start = 0; start < owners.length; start += STEP) {
        add(owners.slice(start, start + STEP));
        await nextTask();
      }
      const all = [...getKnown(), ...entries().map(toKnown)];
      const toPlaces = ({entry}: KnownEntry) => toPlaceText(entry.places);
      facts = addWords(await createWordIndex(all, toPlaces, true));
      known = all;
    },
    async addTexts({sections, names, ...described}, pageNames) {
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
      const toIndexed = (one: KnownEntry) => `${aliases.get(one.entry) ?? ''}\n${toText(one)}`;
      texts = addWords(await createWordIndex(all, toIndexed, false));
      known = [...getKnown(), ...added];
    },
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
