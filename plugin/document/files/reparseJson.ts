import {LIMITS} from '../limits';
import {countValues} from '../parse/countValues';
import {measureJson} from '../parse/measureJson';
import {parseText} from '../parse/parse';
import type {ParsedText} from '../parse/types';
import {findAround, replaceBrackets} from '../position/brackets';
import {toJsonPositions} from '../position/jsonPositions';
import {offsetOf, type Position} from '../position/types';
import type {Json} from '../types';
import {findChange} from './findChange';
import {shareParts} from './shareParts';

/** A text and what was read from it. */
export type EarlierText = ParsedText & {text: string};

/**
 * Reads a JSON text of which an earlier state is known: only the innermost map or list around everything that changed is
 * parsed. Nothing changed around that, so the text is valid when this map or list is, and its value is the earlier one with
 * this part replaced. Undefined where the text has to be read as a whole, as when it is not valid.
 */
export function reparseJson(text: string, file: string, earlier: EarlierText): ParsedText | undefined {
  if (earlier.value === undefined || !earlier.brackets || earlier.problems.length > 0) return undefined;
  const {from, earlierTo, to} = findChange(earlier.text, text);
  const brackets = earlier.brackets();
  const number = findAround(brackets, from, earlierTo);
  if (number === undefined) return undefined;
  const start = brackets.starts[number]!;
  const end = brackets.ends[number]! + 1;
  const partText = text.slice(start, end + to - earlierTo);
  const part = parseText(partText, file);
  if (part.value === undefined || !part.brackets || part.problems.length > 0) return undefined;
  // The numbers of the rest would have to be looked at: the last one that is kept as it is written may be gone.
  if (earlier.hasExactNumbers && measureJson(earlier.text.slice(start, end)).numbers.length > 0) return undefined;
  const keys = findKeys(toJsonPositions(earlier.text, brackets), start);
  if (keys.length + measureJson(partText).depth > LIMITS.depth) return undefined;
  const holders = listHolders(earlier.value, keys);
  const replaced = holders?.at(-1);
  if (!holders || replaced === undefined) return undefined;
  const moved = replaceBrackets(brackets, number, part.brackets());
  return {
    format: 'json',
    value: replaceLast(holders, keys, shareParts(part.value, replaced)),
    values: earlier.values - countValues(replaced).values + part.values,
    ...((earlier.hasExactNumbers || part.hasExactNumbers) && {hasExactNumbers: true}),
    brackets: () => moved,
    problems: [],
  };
}

/** The keys that lead to the map or list that begins at an offset. */
function findKeys(root: Position, start: number): string[] {
  const keys: string[] = [];
  for (let position = root; typeof position !== 'number' && position.offset !== start; ) {
    const inside = position.children;
    let index = inside.length - 1;
    while (offsetOf(inside[index]!) > start) index -= 1;
    keys.push(position.keys ? position.keys[index]! : String(index));
    position = inside[index]!;
  }
  return keys;
}

/** The first of the holders, in which the last is replaced; those between are copied, unless nothing is new. */
function replaceLast(holders: readonly Json[], keys: readonly string[], replacement: Json): Json {
  if (replacement === holders.at(-1)) return holders[0]!;
  let value = replacement;
  for (let depth = keys.length - 1; depth >= 0; depth--) {
    const holder = holders[depth] as Json[] | {[key: string]: Json};
    const copy = Array.isArray(holder) ? [...holder] : {...holder};
    // A key like `__proto__` is a field of its own already.
    (copy as {[key: string]: Json})[keys[depth]!] = value;
    value = copy;
  }
  return value;
}

/** A value and those that keys lead to, one in the other. Undefined where a key is another one in the value than in the text: see `withoutMarks`. */
function listHolders(root: Json, keys: readonly string[]): Json[] | undefined {
  const holders = [root];
  for (const key of keys) {
    const holder = holders.at(-1) as {[key: string]: Json};
    if (!Object.hasOwn(holder, key)) return undefined;
    holders.push(holder[key]!);
  }
  return holders;
}
