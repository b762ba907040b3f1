/** Searches the files of the search index. Runs in browsers and in Node. */
import {createFacetTest, type SearchFacets} from './facets';
import {createWordIndex, type WordMatch} from './createWordIndex';
import {
  createFactEntries,
  listGroupEntries,
  listOperationEntries,
  type KnownEntry,
  type SearchEntry,
  type SearchPlace,
} from './listEntries';
import {readAnchor} from '../model/page/anchors';
import {rank, type Candidate} from './rank';
import type {SearchFacts, SearchOperations, SearchOperation} from './types';
import {fold, toIndexWords, toReadings} from './words';

type SearchResults = {
  /** The best matches, best first. */
  entries: SearchEntry[];
  /** The number of all matches. */
  count: number;
};

export type Search = {
  /**
   * Indexes everything besides operations, in steps that leave a browser time for other work. Until
   * then, operations are found by parts of their names.
   */
  addFacts: (facts: SearchFacts) => Promise<void>;
  /** Without a query, lists what the facets leave; without a kind, that is operations. */
  find: (query: string, facets?: SearchFacets) => SearchResults;
  /** The places of an entry that match a query. */
  findPlaces: (places: readonly SearchPlace[], query: string) => SearchPlace[];
};

/** Owners that are indexed in one step. */
const STEP = 150;
/** In characters: a whole text that was pasted would be looked for word by word. */
const LONGEST_QUERY = 200;
/** Results that are listed at most. */
export const MOST_RESULTS = 30;

type FoundEntry = Candidate & {entry: SearchEntry; left: SearchPlace[]};

export function createSearch(operations: SearchOperations): Search {
  const places = createPlaceWords(operations);
  const toKnown = (entry: SearchEntry): KnownEntry => {
    const names = listNames(entry, operations);
    const folded = names.map(fold);
    const whole = folded.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ''));
    return {entry, names, folded, text: [...folded, ...whole].join('\n')};
  };
  const ofOperations = listOperationEntries(operations);
  // Created with the first query, so that the first list appears sooner.
  let known: KnownEntry[] | undefined;
  const getKnown = () =>
    (known ??= [...ofOperations, ...listGroupEntries(operations)].map(toKnown));
  let findByWords: ((query: string, words: readonly string[]) => WordMatch[]) | undefined;

  // Words that the name lacks were found in places, and must be in one of the places that are left.
  const toNamed = (
    {known: {text}, isAlike}: WordMatch,
    left: SearchPlace[],
    words: readonly string[],
  ) => {
    const others = words.filter((word) => !text.includes(word));
    return others.length === 0 || isAlike ? left : places.narrow(left, others);
  };

  return {
    async addFacts({owners}) {
      const {add, entries} = createFactEntries();
      for (let start = 0; start < owners.length; start += STEP) {
        add(owners.slice(start, start + STEP));
        await nextTask();
      }
      const all = [...getKnown(), ...entries().map(toKnown)];
      findByWords = await createWordIndex(all, places.toText);
      known = all;
    },
    findPlaces(all, asked) {
      const readings = toReadings(asked.slice(0, LONGEST_QUERY));
      return toNearest(
        all.filter((place) => readings.some((words) => places.narrow([place], words).length > 0)),
      );
    },
    find(asked, facets = {}) {
      const query = asked.slice(0, LONGEST_QUERY);
      const isWanted = createFacetTest(operations, facets);
      const toWanted = ({kind, places: all}: SearchEntry) =>
        all.filter((place) => isWanted(kind, place));
      if (query.trim() === '') {
        const listed =
          facets.kind === undefined || !known ? ofOperations : known.map(({entry}) => entry);
        return toResults(
          listed.flatMap((entry) => {
            const left = toWanted(entry);
            return left.length > 0 ? [{entry, left}] : [];
          }),
        );
      }
      const wanted = new Map<SearchEntry, FoundEntry>();
      for (const words of toReadings(query)) {
        // `*` and emoji have no words: such a query is a part of a name as it is.
        const found =
          words.length === 0
            ? findByParts(getKnown(), [fold(query.trim())])
            : (findByWords?.(query, words) ?? findByParts(getKnown(), words));
        for (const one of found) {
          const {entry, names, folded} = one.known;
          const other = wanted.get(entry);
          const left = [...(other?.left ?? []), ...toNamed(one, toWanted(entry), words)];
          if (left.length === 0) continue;
          const score = Math.max(one.score, other?.score ?? 0);
          const places = Array.from(new Set(left));
          wanted.set(entry, {entry, kind: entry.kind, names, folded, score, left: places});
        }
      }
      return toResults(rank(Array.from(wanted.values()), query));
    },
  };
}

function toResults(found: readonly Pick<FoundEntry, 'entry' | 'left'>[]): SearchResults {
  return {
    entries: found
      .slice(0, MOST_RESULTS)
      .map(({entry, left}) => ({...entry, places: toNearest(left)})),
    count: found.length,
  };
}

function findByParts(known: readonly KnownEntry[], parts: readonly string[]): WordMatch[] {
  return known
    .filter(({folded}) => parts.every((part) => folded.some((name) => name.includes(part))))
    .map((one) => ({known: one, score: 0}));
}

/** All names of an entry. */
function listNames(
  {kind, name, label, places: [place]}: SearchEntry,
  {operations}: SearchOperations,
): string[] {
  const operation = kind === 'operation' && place ? operations[place.operation] : undefined;
  if (!operation) return label === undefined ? [name] : [name, `${name} ${label}`, label];
  const {method, path, operationId} = operation;
  return [name, `${method} ${path}`, path, ...(operationId === undefined ? [] : [operationId])];
}

/** Places that take the fewest steps to open come first; equally near ones keep their order. */
function toNearest(places: readonly SearchPlace[]): SearchPlace[] {
  return places
    .map((place) => ({place, steps: place.anchor.split(/[.:=@/]/).length}))
    .sort((a, b) => a.steps - b.steps)
    .map(({place}) => place);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Words that find an entry besides its names. */
type PlaceWords = {
  /** The texts about places, each once. */
  toText: (places: readonly SearchPlace[]) => string;
  /** The places whose texts contain all words, or words that begin with them. */
  narrow: (places: readonly SearchPlace[], words: readonly string[]) => SearchPlace[];
};

/** The words of a place are those of its operation or schema, and the steps of its anchor. */
function createPlaceWords({operations, groups}: SearchOperations): PlaceWords {
  const known = new Map<string, readonly string[]>();
  const toWords = (text: string) => {
    const words = known.get(text) ?? toIndexWords(text);
    known.set(text, words);
    return words;
  };
  const toPageText = ({title, method, path, groups: own}: SearchOperation) =>
    [title, method, path, ...own.map((group) => groups[group] ?? '')].join('\n');
  const ofPages = new Map<number, string>();
  const ofPage = (index: number) => {
    const page = operations[index];
    const text = ofPages.get(index) ?? (page ? toPageText(page) : '');
    ofPages.set(index, text);
    return text;
  };
  const toTexts = ({operation, anchor, owner}: SearchPlace) => [
    owner?.schema ?? ofPage(operation),
    ...anchor
      .slice(owner?.anchor?.length)
      .split(/[.:=@/]/)
      .map(readAnchor),
  ];
  return {
    toText: (places) => Array.from(new Set(places.flatMap(toTexts))).join('\n'),
    narrow: (places, words) =>
      places.filter((place) => {
        const own = toTexts(place).map(toWords);
        return words.every((word) => own.some((said) => said.some((one) => one.startsWith(word))));
      }),
  };
}
