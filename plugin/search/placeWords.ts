import type {SearchPlace} from './listEntries';
import type {SearchOperation, SearchOperations} from './types';
import {toIndexWords} from './words';

/** Words that find an entry besides its names. */
export type PlaceWords = {
  /** The texts about places, each once. */
  toText: (places: readonly SearchPlace[]) => string;
  /** The places whose texts contain all words, or words that begin with them. */
  narrow: (places: readonly SearchPlace[], words: readonly string[]) => SearchPlace[];
};

/** The words of a place are those of its operation or schema, and the steps of its anchor. */
export function createPlaceWords({operations, groups}: SearchOperations): PlaceWords {
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
    ...anchor.slice(owner?.anchor?.length).split(/[.:=@/]/),
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
