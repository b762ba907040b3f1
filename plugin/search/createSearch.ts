/** Searches the files of the search index. Runs in browsers and in Node. */
import {createFacetTest, type SearchFacets} from './facets';
import {createIndexes, type Found, type TextOptions} from './createIndexes';
import {toAlikeTerms, toTerms} from './createWordIndex';
import {
  listOperationEntries,
  type KnownEntry,
  type SearchEntry,
  type SearchKind,
  type SearchPlace,
} from './listEntries';
import {readAnchor} from '../model/page/anchors';
import {toNameWords, toWhole} from './names';
import {rank, type Candidate} from './rank';
import {listNearest} from './spelling';
import {atOnce, inSteps} from './steps';
import {toExcerptOf} from './excerpt';
import type {
  SavedWords,
  SearchFacts,
  SearchOperations,
  SearchOperation,
  SearchTexts,
} from './types';
import {createReadWords, fold, toQueryWords, toReadings, type ReadWords} from './words';

type SearchResults = {
  /** By kind: the kind of the best match first, and in each the best first. */
  groups: ResultGroup[];
  /** The number of all matches. */
  count: number;
  /** Present if nothing has all words of the query. */
  lacking?: LackingWords;
};

/** The best matches of one kind. */
type ResultGroup = {
  kind: SearchKind;
  entries: SearchEntry[];
  /** The number of all matches of the kind. */
  count: number;
};

/** What a search does if nothing has all words. */
export type LackingWords = {
  /** The word that the results have instead: the one that the fewest have. Absent: they have none. */
  found?: string;
  /** Words that are spelt like those that nothing has. */
  nearest: string[];
};

export type Search = {
  /**
   * Indexes everything besides operations, in steps that leave a browser time for other work. Until
   * then, operations are found by parts of their names.
   * @param saved the words of these facts, if a build has indexed them
   */
  addFacts: (facts: SearchFacts, saved?: SavedWords) => Promise<void>;
  /** Indexes headings and descriptions. */
  addTexts: (texts: SearchTexts, options?: TextOptions) => Promise<void>;
  /** Without a query, lists what the facets leave; without a kind, that is operations. */
  find: (query: string, facets?: SearchFacets) => SearchResults;
  /** The places of an entry that match a query. */
  findPlaces: (places: readonly SearchPlace[], query: string) => SearchPlace[];
};

/** In characters: a whole text that was pasted would be looked for word by word. */
const LONGEST_QUERY = 200;
/** Results that are listed at most, if they are all of one kind. */
export const MOST_RESULTS = 30;
/** Of each kind, if there are several. */
const MOST_OF_KIND = 5;
/** With fewer results than this, words that are spelt alike count too. */
const FEW = 3;
/** Words that are offered instead of one that nothing has. */
const MOST_NEAREST = 3;

type FoundEntry = Candidate & {
  entry: SearchEntry;
  left: SearchPlace[];
};

export function createSearch(operations: SearchOperations): Search {
  const {places, indexes} = openIndexes(operations);
  const ofOperations = listOperationEntries(operations);
  const findAll = (query: string, toWanted: ToWanted, isSpelled = false) => {
    const wanted = new Map<SearchEntry, FoundEntry>();
    const add = (found: readonly Found[]) => {
      for (const one of found) {
        const {entry} = one.known;
        const all = toWanted(entry);
        const left = one.text === undefined ? toNamed(one, all, places) : all;
        const other = wanted.get(entry);
        if (left.length > 0 || other) wanted.set(entry, join(one, left, other));
      }
    };
    const readings = toReadings(query);
    for (const words of readings)
      // `*` and emoji have no words: such a query is a part of a name as it is.
      add(
        words.length === 0
          ? indexes.findByParts([{word: fold(query.trim()), others: []}])
          : indexes.find(toTerms(words, indexes.words())),
      );
    if (!isSpelled && indexes.hasFacts() && wanted.size < FEW)
      for (const words of readings) {
        const found = indexes.find(toAlikeTerms(words, indexes.words()));
        add(found.filter(({known: {entry}}) => !wanted.has(entry)));
      }
    return Array.from(wanted.values());
  };

  return {
    addFacts: (facts, saved) => inSteps(indexes.addFacts(facts, saved)),
    addTexts: (texts, options) => inSteps(indexes.addTexts(texts, options)),
    findPlaces(all, asked) {
      const readings = toReadings(asked.slice(0, LONGEST_QUERY));
      return toNearest(
        all.filter((place) => readings.some((words) => places.narrow([place], words).length > 0)),
      );
    },
    find(asked, facets = {}) {
      const query = asked.slice(0, LONGEST_QUERY);
      const isWanted = createFacetTest(operations, facets);
      const toWanted: ToWanted = ({kind, places: all}) =>
        all.filter((place) => isWanted(kind, place));
      if (query.trim() === '') {
        const listed =
          facets.kind === undefined || !indexes.hasFacts()
            ? ofOperations
            : indexes.known().map(({entry}) => entry);
        return toResults(
          listed.flatMap((entry) => {
            const left = toWanted(entry);
            return left.length > 0 ? [{entry, left}] : [];
          }),
        );
      }
      const found = findAll(query, toWanted);
      if (found.length > 0 || !indexes.hasFacts()) return toResults(rank(found, query));
      return findRarest(toQueryWords(query), indexes.words(), (word) =>
        findAll(word, toWanted, true),
      );
    },
  };
}

/** The words of the names and texts of an index, which save a search from reading them itself. */
export function indexWords(
  operations: SearchOperations,
  {facts, texts}: {facts: SearchFacts; texts: SearchTexts},
): {facts?: SavedWords; texts?: SavedWords} {
  const {indexes} = openIndexes(operations);
  atOnce(indexes.addFacts(facts));
  atOnce(indexes.addTexts(texts));
  return indexes.save();
}

function openIndexes(operations: SearchOperations) {
  const readWords = createReadWords();
  const places = createPlaceWords(operations, readWords);
  const indexes = createIndexes(operations, {
    toKnown: createKnown(operations),
    toPlaceWords: places.toWords,
    readWords,
  });
  return {places, indexes};
}

type ToWanted = (entry: SearchEntry) => SearchPlace[];

/** Of the words that something has, the one that the fewest have says most about the query. */
function findRarest(
  words: readonly string[],
  known: ReadonlySet<string>,
  find: (word: string) => FoundEntry[],
): SearchResults {
  const each = words.map((word) => ({word, found: find(word)}));
  const [rarest] = each
    .filter(({found}) => found.length > 0)
    .sort((a, b) => a.found.length - b.found.length);
  const unknown = each.filter(({found}) => found.length === 0);
  const nearest = unknown.flatMap(({word}) => listNearest(word, known, MOST_NEAREST));
  const results = rarest ? rank(rarest.found, rarest.word) : [];
  const lacking = {...(rarest && {found: rarest.word}), nearest: nearest.slice(0, MOST_NEAREST)};
  return {...toResults(results), lacking};
}

function createKnown(operations: SearchOperations): (entry: SearchEntry) => KnownEntry {
  return (entry) => {
    const names = listNames(entry, operations);
    const folded = names.map(fold);
    let words: ReturnType<KnownEntry['toNameWords']> | undefined;
    return {
      entry,
      names,
      folded,
      text: [...folded, ...folded.map(toWhole)].join('\n'),
      toNameWords: () => (words ??= names.map(toNameWords)),
    };
  };
}

/** Words that the name lacks were found in places, and must be in one of the places that are left. */
function toNamed(
  {known: {text}, terms}: Found,
  left: SearchPlace[],
  places: PlaceWords,
): SearchPlace[] {
  const others = terms.filter(
    ({word, others: alike}) => ![word, ...alike].some((one) => text.includes(one)),
  );
  return others.length === 0
    ? left
    : places.narrow(
        left,
        others.map(({word}) => word),
      );
}

/** An entry that was found, also by another reading of the query. */
function join(
  {known, score, terms, text}: Found,
  left: readonly SearchPlace[],
  other: FoundEntry | undefined,
): FoundEntry {
  const {entry, names, folded, toNameWords: toWords} = known;
  const said = text ?? other?.text;
  return {
    entry,
    kind: entry.kind,
    names,
    folded,
    toNameWords: toWords,
    terms: other?.terms ?? terms,
    ...(said !== undefined && {text: said}),
    score: Math.max(score, other?.score ?? 0),
    left: Array.from(new Set([...(other?.left ?? []), ...left])),
  };
}

/** An entry as a result: with a part of its description, if its names do not say why it was found. */
function toResult({entry, left, text = '', terms = [], folded = []}: Listed): SearchEntry {
  const words = terms.map(({word}) => word);
  const isNamed = words.every((word) => folded.some((name) => name.includes(word)));
  const excerpt = isNamed && !isProse(entry) ? '' : toExcerptOf(text, words);
  return {...entry, places: toNearest(left), ...(excerpt !== '' && {excerpt})};
}

function isProse({kind}: SearchEntry): boolean {
  return kind === 'section' || kind === 'security';
}

type Listed = Pick<FoundEntry, 'entry' | 'left'> & Partial<FoundEntry>;

function toResults(found: readonly Listed[]): SearchResults {
  const kinds = new Map<SearchKind, Listed[]>();
  for (const one of found) {
    const known = kinds.get(one.entry.kind);
    if (known) known.push(one);
    else kinds.set(one.entry.kind, [one]);
  }
  const most = kinds.size > 1 ? MOST_OF_KIND : MOST_RESULTS;
  return {
    groups: Array.from(kinds, ([kind, all]) => ({
      kind,
      entries: all.slice(0, most).map(toResult),
      count: all.length,
    })),
    count: found.length,
  };
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

/** Words that find an entry besides its names. */
type PlaceWords = {
  /** The words about places, each once. */
  toWords: (places: readonly SearchPlace[]) => readonly string[];
  /** The places that have all words, or words that begin with them. */
  narrow: (places: readonly SearchPlace[], words: readonly string[]) => SearchPlace[];
};

/** The words of a place are those of its operation or schema, and the steps of its anchor. */
function createPlaceWords(
  {operations, groups}: SearchOperations,
  readWords: ReadWords,
): PlaceWords {
  const toPageText = ({title, method, path, groups: own}: SearchOperation) =>
    [title, method, path, ...own.map((group) => groups[group] ?? '')].join('\n');
  const ofPages = createStore((index: number) => {
    const page = operations[index];
    return page ? readWords(toPageText(page)) : [];
  });
  const ofSchemas = createStore((name: string) => readWords(name));
  const ofAnchors = createStore((anchor: string) =>
    readWords(
      anchor
        .split(/[.:=@/]/)
        .map(readAnchor)
        .join('\n'),
    ),
  );
  const toSources = ({operation, anchor, owner}: SearchPlace) => [
    owner?.schema === undefined ? ofPages(operation) : ofSchemas(owner.schema),
    ofAnchors(anchor.slice(owner?.anchor?.length)),
  ];
  return {
    toWords: (places) => {
      const sources = new Set<readonly string[]>();
      for (const place of places) for (const source of toSources(place)) sources.add(source);
      const words = new Set<string>();
      sources.forEach((source) => source.forEach((word) => words.add(word)));
      return Array.from(words);
    },
    narrow: (places, words) =>
      places.filter((place) => {
        const own = toSources(place);
        return words.every((word) => own.some((said) => said.some((one) => one.startsWith(word))));
      }),
  };
}

/** Makes the value of each key once. */
function createStore<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
