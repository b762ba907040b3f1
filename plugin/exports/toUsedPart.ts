import {isObject} from '../document/isObject';
import {toName} from '../document/keyOrder';
import {toKeys} from '../document/pointer';
import type {Json} from '../document/types';

/** Names that references are relative to. */
const NAMES = ['$id', '$self', '$schema', '$anchor', '$dynamicAnchor'];

/** The parts that are used, by key; true is everything. */
type Parts = Map<string, Parts> | true;

/**
 * A value with nothing but the parts at some pointers, at their places. Returns the same value if
 * that is all of it. Lists are kept whole, since their indexes are in pointers.
 */
export function toUsedPart(value: Json, pointers: readonly string[]): Json {
  let parts: Parts = new Map();
  for (const pointer of pointers) parts = withPart(parts, toKeys(pointer));
  return keepParts(value, parts);
}

function withPart(parts: Parts, [key, ...rest]: readonly string[]): Parts {
  if (parts === true || key === undefined) return true;
  return parts.set(key, withPart(parts.get(key) ?? new Map<string, Parts>(), rest));
}

function keepParts(value: Json, parts: Parts): Json {
  if (parts === true || !isObject(value)) return value;
  // A pointer may continue behind a reference.
  if (Object.hasOwn(value, '$ref')) return value;
  const kept: [string, Json][] = [];
  let isAll = true;
  for (const [key, inner] of Object.entries(value)) {
    const part = parts.get(toName(key));
    const isName = NAMES.includes(key) && typeof inner === 'string';
    const left = part ? keepParts(inner, part) : inner;
    if (part || isName) kept.push([key, left]);
    isAll &&= (part !== undefined || isName) && left === inner;
  }
  return isAll ? value : Object.fromEntries<Json>(kept);
}
