import type {Json} from '../types';

type Container = Json[] | {[key: string]: Json};
/** A value beside the earlier one; `isSame` as far as it has been compared. */
type Pair = {
  value: Container;
  earlier: Container;
  keys: string[];
  next: number;
  isSame: boolean;
  holder?: Pair;
  key: string;
};

/**
 * The value, in which every part that is equal to the same part of an earlier value is that part
 * itself: what did not change can be told by identity. The value is changed in place; neither value
 * holds one object in two places.
 */
export function shareParts(value: Json, earlier: Json): Json {
  let shared = value;
  let pair = toPair(value, earlier, '');
  while (pair) {
    const {keys, holder} = pair;
    if (pair.next < keys.length) {
      pair = compareNext(pair, keys[pair.next++]!) ?? pair;
      continue;
    }
    if (!holder) shared = pair.isSame ? pair.earlier : value;
    else if (pair.isSame) (holder.value as {[key: string]: Json})[pair.key] = pair.earlier;
    else holder.isSame = false;
    pair = holder;
  }
  return shared;
}

/** Compares a field, or says what is to be compared first. */
function compareNext(holder: Pair, key: string): Pair | undefined {
  const {value, earlier} = holder;
  const field = (value as {[key: string]: Json})[key]!;
  const before = Object.hasOwn(earlier, key) ? (earlier as {[key: string]: Json})[key] : undefined;
  if (Object.is(field, before)) return undefined;
  // Assigning to `__proto__` would set the prototype.
  const inner =
    before === undefined || key === '__proto__' ? undefined : toPair(field, before, key, holder);
  if (!inner) holder.isSame = false;
  return inner;
}

/**
 * Undefined where there is nothing to share. Objects are the same only when their fields have the
 * same order.
 */
function toPair(value: Json, earlier: Json, key: string, holder?: Pair): Pair | undefined {
  if (
    typeof value !== 'object' ||
    typeof earlier !== 'object' ||
    value === null ||
    earlier === null ||
    Array.isArray(value) !== Array.isArray(earlier)
  )
    return undefined;
  const keys = Object.keys(value);
  const others = Object.keys(earlier);
  return {
    value,
    earlier,
    keys,
    next: 0,
    isSame: keys.length === others.length && keys.every((name, index) => name === others[index]),
    holder,
    key,
  };
}
