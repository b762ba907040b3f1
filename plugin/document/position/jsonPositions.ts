import {findStringEnd} from '../parse/measureJson';
import type {ContainerPosition, Position} from './types';

type BracketedText = Brackets & {text: string};

/**
 * Finds the positions of the values in a JSON text, which must be valid. Its brackets are found in
 * one scan; the content of a map or list is read on request, because findings concern few of the
 * million places of a large document.
 */
export function toJsonPositions(text: string, brackets: Brackets): Position {
  const start = text.search(/[^ \n\r\t]/);
  return brackets.starts[0] === start
    ? toContainer({text, ...brackets}, 0, start)
    : Math.max(0, start);
}

/** @param number index among all maps and lists of the text */
function toContainer(bracketed: BracketedText, number: number, offset: number): ContainerPosition {
  let known: Omit<ContainerPosition, 'offset'> | undefined;
  const read = () => (known ??= readContainer(bracketed, number, offset));
  return {
    offset,
    get children() {
      return read().children;
    },
    get keys() {
      return read().keys;
    },
    get keyOffsets() {
      return read().keyOffsets;
    },
  };
}

function readContainer(
  bracketed: BracketedText,
  number: number,
  start: number,
): Omit<ContainerPosition, 'offset'> {
  const {text, starts, ends} = bracketed;
  const children: Position[] = [];
  const keys: string[] = [];
  const keyOffsets: number[] = [];
  const isMap = text[start] === '{';
  const behind = ends[number] ?? text.length;
  /** The next map or list inside. */
  let inner = number + 1;

  for (let index = start + 1; index < behind; index++) {
    switch (text.charCodeAt(index)) {
      case 0x20: // space
      case 0x0a: // line feed
      case 0x0d: // carriage return
      case 0x09: // tab
      case 0x2c: // ,
      case 0x3a: // :
        break;
      case 0x7b: // {
      case 0x5b: // [
        children.push(toContainer(bracketed, inner, index));
        index = ends[inner] ?? text.length;
        inner = findNext(starts, index, inner + 1);
        break;
      case 0x22: {
        // A key without a value yet is followed by its value.
        const end = findStringEnd(text, index);
        if (isMap && keys.length === children.length) {
          keys.push(readString(text, index, end));
          keyOffsets.push(index);
        } else children.push(index);
        index = end;
        break;
      }
      default:
        children.push(index);
        index = findTokenEnd(text, index) - 1;
    }
  }
  return isMap ? {children, keys, keyOffsets} : {children};
}

/** The end of a number, `true`, `false` or `null`. */
function findTokenEnd(text: string, start: number): number {
  const token = /[\w.+-]+/y;
  token.lastIndex = start;
  return token.test(text) ? token.lastIndex : start + 1;
}

function readString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/** Start and end of each map and list of a JSON text, ordered by their starts. */
type Brackets = {starts: readonly number[]; ends: readonly number[]};

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
function findNext(starts: readonly number[], offset: number, from = 0): number {
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
