import {present} from '../present';
import {isExactNumber, isJsonNumber, toExactNumber} from '../exactNumber';
import {LIMITS} from '../limits';
import {isMarkedKey, type KeyOrder, startKeyOrder, toNextKey} from '../keyOrder';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export type JsonMeasure = {
  /** Where the first map or list begins that is nested too deep; absent if none is. */
  tooDeepAt?: number;
  members: number;
  /** Positions of numbers that JavaScript would write differently. */
  numbers: {start: number; end: number}[];
  /** Positions, with quotes, of keys that JavaScript would move. */
  keys: {start: number; end: number}[];
};

/**
 * Measures a JSON text without parsing its values: whether it is nested too deep to be parsed, and
 * the number of members of all objects. It takes one pass and no recursion, so it is safe for any text.
 */
export function measureJson(text: string): JsonMeasure {
  const numbers: JsonMeasure['numbers'] = [];
  const keys: JsonMeasure['keys'] = [];
  /** By depth. */
  const orders: KeyOrder[] = [];
  let start = 0;
  let end = 0;
  let depth = 0;
  let tooDeepAt: number | undefined;
  let members = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        start = index;
        end = index = findStringEnd(text, index);
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
        const after = findNumberEnd(text, index);
        if (isWrittenOtherwise(text.slice(index, after))) numbers.push({start: index, end: after});
        index = after - 1;
        break;
      }
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        if (depth > LIMITS.depth) tooDeepAt ??= index;
        orders[depth] = startKeyOrder(orders[depth]);
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x3a: // :
        members += 1;
        if (isKeyMoved(text, start, end, orders[depth])) keys.push({start, end: end + 1});
        break;
    }
  }
  return present({tooDeepAt, members, numbers, keys});
}

/** Whether JavaScript would move the key between two quotes. */
function isKeyMoved(
  text: string,
  start: number,
  end: number,
  order: KeyOrder | undefined,
): boolean {
  if (!order) return false;
  const code = text.charCodeAt(start + 1);
  if (code >= 0x30 && code <= 0x39)
    return isMarkedKey(toNextKey(text.slice(start + 1, end), order));
  order.last = Infinity;
  return false;
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
