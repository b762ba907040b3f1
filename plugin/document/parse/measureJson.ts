import {isExactNumber, isJsonNumber, toExactNumber} from '../exactNumber';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export type JsonMeasure = {
  depth: number;
  members: number;
  /** Positions of numbers that JavaScript would write differently. */
  numbers: {start: number; end: number}[];
};

/**
 * Measures a JSON text without parsing its values: the deepest nesting, and the number of members
 * of all objects. It takes one pass and no recursion, so it is safe for any text.
 */
export function measureJson(text: string): JsonMeasure {
  const numbers: JsonMeasure['numbers'] = [];
  let depth = 0;
  let deepest = 0;
  let members = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = findStringEnd(text, index);
        break;
      case 0x2d: // -
      case 0x30: // 0 to 9
      case 0x31:
      case 0x32:
      case 0x33:
      case 0x34:
      case 0x35:
      case 0x36:
      case 0x37:
      case 0x38:
      case 0x39: {
        const end = findNumberEnd(text, index);
        if (isWrittenOtherwise(text.slice(index, end))) numbers.push({start: index, end});
        index = end - 1;
        break;
      }
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        if (depth > deepest) deepest = depth;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x3a: // :
        members += 1;
        break;
    }
  }
  return {depth: deepest, members, numbers};
}

function findNumberEnd(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && NUMBER_UNITS.has(text.charCodeAt(index))) index += 1;
  return index;
}

const NUMBER_UNITS: ReadonlySet<number> = new Set(
  [...'0123456789.eE+-'].map((sign) => sign.charCodeAt(0)),
);

function isWrittenOtherwise(token: string): boolean {
  return isJsonNumber(token) && isExactNumber(toExactNumber(token));
}

/** Offset of the quote that closes the string that opens at `start`, or the end of the text. */
export function findStringEnd(text: string, start: number): number {
  let index = start + 1;
  for (; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === BACKSLASH) index += 1;
    else if (unit === QUOTE) break;
  }
  return index;
}
