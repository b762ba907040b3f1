import MiniSearch, {type SearchOptions} from 'minisearch';
import type {KnownEntry, SearchPlace} from './listEntries';
import {toIndexWords} from './words';

export type WordMatch = {
  known: KnownEntry;
  score: number;
  /** Found by words that are spelt alike. */
  isAlike?: boolean;
};

/** Entries that are indexed in one step. */
const STEP = 150;
/** With fewer results than this, words that are spelt alike count too. */
const FEW = 3;

/**
 * Finds entries by the words of their names and places. An entry matches when it has every word of
 * the query, or a word that begins with it.
 */
export async function createWordIndex(
  entries: readonly KnownEntry[],
  toPlaceText: (places: readonly SearchPlace[]) => string,
): Promise<(query: string, words: readonly string[]) => WordMatch[]> {
  const index = new MiniSearch<KnownEntry & {id: number}>({
    fields: ['name', 'place'],
    extractField: ({id, names, entry}, field) => {
      if (field === 'id') return id;
      return field === 'name' ? names.join('\n') : toPlaceText(entry.places);
    },
    tokenize: toIndexWords,
    processTerm: (word) => word,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({...entry, id})),
    {chunkSize: STEP},
  );

  return (query, words) => {
    const options: SearchOptions = {
      tokenize: () => [...words],
      combineWith: 'AND',
      prefix: true,
      boost: {name: 4},
    };
    const same = index.search(query, options);
    const alike =
      same.length < FEW
        ? index.search(query, {...options, fields: ['name'], fuzzy: toDistance})
        : [];
    const seen = new Set<unknown>();
    return [...same, ...alike].flatMap(({id, score}, position) => {
      const known = seen.has(id) ? undefined : entries[id as number];
      seen.add(id);
      return known ? [{known, score, isAlike: position >= same.length}] : [];
    });
  };
}

/** How many letters may differ: none in short words, which resemble too many others. */
function toDistance(word: string): number | false {
  return word.length > 4 ? Math.min(2, Math.floor(word.length / 4)) : false;
}
