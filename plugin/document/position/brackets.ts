import {findStringEnd} from '../parse/measureJson';

/** Start and end of each map and list of a JSON text, ordered by their starts. */
export type Brackets = {starts: readonly number[]; ends: readonly number[]};

/** Scans a text once. The text must be valid JSON. */
export function findBrackets(text: string): Brackets {
  const starts: number[] = [];
  const ends: number[] = [];
  const open: number[] = [];
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: // "
        index = findStringEnd(text, index);
        break;
      case 0x7b: // {
      case 0x5b: // [
        open.push(starts.length);
        starts.push(index);
        ends.push(text.length);
        break;
      case 0x7d: // }
      case 0x5d: {
        // ]
        const number = open.pop();
        if (number !== undefined) ends[number] = index;
      }
    }
  }
  return {starts, ends};
}

/** Number of the first map or list that begins after an offset; the search starts at `from`. */
export function findNext(starts: readonly number[], offset: number, from = 0): number {
  let low = from;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle];
    if (start !== undefined && start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
