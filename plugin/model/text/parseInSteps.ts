import {isJsonNumber, toExactNumber, withoutMarks} from '../../document/exactNumber';
import {type KeyOrder, startKeyOrder, toNextKey} from '../../document/keyOrder';
import type {Json} from '../types';

/**
 * A list or an object that is still open; `key` is that of the member whose value comes next.
 */
type Open =
  | {kind: 'list'; list: Json[]}
  | {kind: 'object'; object: {[key: string]: Json}; key: string; order: KeyOrder};
/** A value that was read, and the offset after it. */
type ParsedPiece = {value: Json; end: number};

/** The characters that a number can contain. */
const NUMBER = /[-+.\deE]+/y;
const WORDS: readonly [word: string, value: Json][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * Parses JSON (RFC 8259) and keeps every number as written. Works in steps of a limited number of
 * values, so that a large string does not block the page. The last step gives the value, or
 * `undefined` for invalid JSON. Not recursive; takes linear time.
 */
export function* parseInSteps(
  text: string,
  valuesPerStep: number,
): Generator<undefined, {value: Json} | undefined> {
  const open: Open[] = [];
  let values = 0;
  for (let start = skipSpace(text, 0); ;) {
    values += 1;
    if (values % valuesPerStep === 0) yield undefined;
    // A value begins at `start`.
    const begun = begin(text, start);
    if (begun && !('value' in begun)) {
      open.push(begun.open);
      start = begun.end;
      continue;
    }
    let piece: ParsedPiece | undefined = begun ?? readScalar(text, start);
    // A value that ends is added to its list or object, which may end as well.
    for (;;) {
      if (!piece) return undefined;
      const end = skipSpace(text, piece.end);
      const holder = open.at(-1);
      if (!holder) return end === text.length ? {value: piece.value} : undefined;
      put(holder, piece.value);
      if (text[end] === ',') {
        const next =
          holder.kind === 'object'
            ? readName(text, skipSpace(text, end + 1), holder)
            : skipSpace(text, end + 1);
        if (next === undefined) return undefined;
        start = next;
        break;
      }
      if (text[end] !== (holder.kind === 'list' ? ']' : '}')) return undefined;
      open.pop();
      piece = {value: holder.kind === 'list' ? holder.list : holder.object, end: end + 1};
    }
  }
}

/** Reads the start of a list or object: an empty one is a value, any other is now open. */
function begin(text: string, start: number): ParsedPiece | {open: Open; end: number} | undefined {
  const inside = skipSpace(text, start + 1);
  if (text[start] === '[')
    return text[inside] === ']'
      ? {value: [], end: inside + 1}
      : {open: {kind: 'list', list: []}, end: inside};
  if (text[start] !== '{') return undefined;
  if (text[inside] === '}') return {value: {}, end: inside + 1};
  const open: Open = {kind: 'object', object: {}, key: '', order: startKeyOrder()};
  const end = readName(text, inside, open);
  // Without a name there is no value either.
  return {open, end: end ?? text.length};
}

/** Reads the name of a member and its colon. Returns the offset of the value. */
function readName(
  text: string,
  start: number,
  holder: Extract<Open, {kind: 'object'}>,
): number | undefined {
  const name = text[start] === '"' ? readString(text, start) : undefined;
  const colon = name && skipSpace(text, name.end);
  if (!name || colon === undefined || text[colon] !== ':') return undefined;
  holder.key = toNextKey(name.value, holder.order);
  return skipSpace(text, colon + 1);
}

function put(holder: Open, value: Json): void {
  if (holder.kind === 'list') holder.list.push(value);
  // Assigning to `__proto__` would set the prototype.
  else if (holder.key === '__proto__')
    Object.defineProperty(holder.object, holder.key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  else holder.object[holder.key] = value;
}

function readScalar(text: string, start: number): ParsedPiece | undefined {
  if (text[start] === '"') return readString(text, start);
  const word = WORDS.find(([name]) => text.startsWith(name, start));
  if (word) return {value: word[1], end: start + word[0].length};
  NUMBER.lastIndex = start;
  const [token] = NUMBER.exec(text) ?? [];
  return token !== undefined && isJsonNumber(token)
    ? {value: toExactNumber(token), end: start + token.length}
    : undefined;
}

function readString(text: string, start: number): {value: string; end: number} | undefined {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end < 0) return undefined;
  const inside = text.slice(start + 1, end);
  if (!/[\\\u0000-\u001f\ufdd0\ufdd1]/.test(inside)) return {value: inside, end: end + 1};
  try {
    // JavaScript decides whether escapes and control characters are valid.
    return {value: withoutMarks(JSON.parse(`"${inside}"`) as string), end: end + 1};
  } catch {
    return undefined;
  }
}

/** Whether an odd number of backslashes precedes an offset. */
function isEscaped(text: string, place: number): boolean {
  let first = place;
  while (text[first - 1] === '\\') first -= 1;
  return (place - first) % 2 === 1;
}

function skipSpace(text: string, start: number): number {
  let index = start;
  for (
    let code = text.charCodeAt(index);
    code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
    code = text.charCodeAt(index)
  )
    index += 1;
  return index;
}
