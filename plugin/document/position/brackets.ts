import {findStringEnd} from '../parse/measureJson';

/** Where each map and list of a JSON text begins and ends, in the order in which they begin. */
export type Brackets = {starts: readonly number[]; ends: readonly number[]};

/** Goes through a text once. The text is valid JSON. */
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

/** Number of the first map or list that begins behind an offset; `from` is the first that may. */
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
