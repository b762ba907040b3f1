import {isObject} from '../document/isObject';
import {hasMember, memberOf, namesOf} from '../document/keyOrder';
import {toKeys, toPointer, unescapeKey} from '../document/pointer';
import type {Json, JsonObject} from '../document/types';
import {countTokens} from './budget';
import {toJsonText, withoutMarkup} from './text';

/** JSON that fits, the names of the schemas that it lacks, and where its deepest parts were. */
export type FittedJson = {
  text: string;
  /** Named schemas that are only referred to. */
  names: string[];
  /** Pointers of parts that are only referred to. */
  pointers: string[];
};

/** Where a document keeps its named schemas. */
export type NamedIn = readonly string[];

/** Keys whose strings are texts for people. */
const TEXTS = /^(?:description|summary|title|x-.*)$/;
/** Strings longer than this are cut if nothing else helps, in characters. */
const LONG = 200;
/** Smaller parts are not worth a reference, in characters of JSON. */
const SMALL = 80;

/**
 * Writes a value within a budget. The named schemas that are the most steps away become their `$ref`
 * first, then the deepest parts of the rest.
 */
export function fitJson(value: Json, budget: number, namedIn: NamedIn): FittedJson {
  const clean = withoutHidden(value);
  const whole = toJsonText(clean);
  if (countTokens(whole) <= budget) return {text: whole, names: [], pointers: []};
  const {value: nearest, names} = takeNearestSchemas(clean, budget, namedIn);
  const text = toJsonText(nearest);
  if (countTokens(text) <= budget) return {text, names, pointers: []};
  return {...cutDeepest(nearest, budget), names};
}

/** The value at a pointer, for a caller that asks for a part that was cut. */
export function findPart(value: Json, pointer: string): Json | undefined {
  let found: Json | undefined = value;
  for (const key of toKeys(pointer.replace(/^#/, ''))) {
    if (Array.isArray(found)) found = /^\d{1,9}$/.test(key) ? found[Number(key)] : undefined;
    else found = isObject(found) ? memberOf(found, key) : undefined;
  }
  return found;
}

function withoutHidden(value: Json, key = ''): Json {
  if (typeof value === 'string') return TEXTS.test(key) ? withoutMarkup(value) : value;
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutHidden(member, name)]),
  );
}

/** Keeps as many of the named schemas as fit, those with the fewest steps first. */
function takeNearestSchemas(
  value: Json,
  budget: number,
  namedIn: NamedIn,
): {value: Json; names: string[]} {
  const schemas = findPart(value, toPointer(...namedIn));
  if (!isObject(value) || !isObject(schemas)) return {value, names: []};
  const without = setAt(value, namedIn, {});
  let used = countTokens(toJsonText(without));
  const kept: [string, Json][] = [];
  const names: string[] = [];
  for (const name of listNearest(without, schemas, namedIn)) {
    const schema = memberOf(schemas, name) ?? null;
    const tokens = countTokens(`${toJsonText({[name]: schema})},`);
    if (used + tokens > budget) names.push(name);
    else {
      kept.push([name, schema]);
      used += tokens;
    }
  }
  return {value: setAt(value, namedIn, Object.fromEntries(kept)), names};
}

/** The names of schemas in the order of the steps from the value to them. */
function listNearest(value: Json, schemas: JsonObject, namedIn: NamedIn): string[] {
  const prefix = `#${toPointer(...namedIn)}/`;
  const found = new Set<string>();
  const collect = (part: Json): void => {
    if (Array.isArray(part)) return part.forEach(collect);
    if (!isObject(part)) return;
    for (const [key, member] of Object.entries(part)) {
      const name =
        key === '$ref' && typeof member === 'string' && member.startsWith(prefix)
          ? decode(member.slice(prefix.length))
          : undefined;
      if (name !== undefined && hasMember(schemas, name)) found.add(name);
      else collect(member);
    }
  };
  collect(value);
  for (const name of found) collect(memberOf(schemas, name) ?? null);
  return [...found, ...namesOf(schemas).filter((name) => !found.has(name))];
}

function decode(token: string): string {
  const key = unescapeKey(token);
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

function setAt(value: JsonObject, keys: readonly string[], inner: Json): JsonObject {
  const [key = '', ...rest] = keys;
  const member = value[key];
  const next = rest.length === 0 ? inner : setAt(isObject(member) ? member : {}, rest, inner);
  return {...value, [key]: next};
}

/** Refers to everything below a depth, the greatest that fits; cuts long texts as the last resort. */
function cutDeepest(value: Json, budget: number): Omit<FittedJson, 'names'> {
  for (const most of [Infinity, LONG, 0])
    for (let depth = Math.min(12, depthOf(value)); depth > 0; depth--) {
      const pointers: string[] = [];
      const text = toJsonText(toDepth(value, {depth, most, pointers}, ''));
      if (countTokens(text) <= budget) return {text, pointers};
    }
  return {text: '{"$ref":"#"}', pointers: ['']};
}

function depthOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((most, part) => Math.max(most, depthOf(part)), 0);
}

function toDepth(
  value: Json,
  {depth, most, pointers}: {depth: number; most: number; pointers: string[]},
  pointer: string,
): Json {
  if (typeof value === 'string')
    return value.length > most ? `${Array.from(value.slice(0, most)).join('')}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0 && JSON.stringify(value).length > SMALL) {
    pointers.push(pointer);
    return {$ref: `#${pointer}`};
  }
  const inner = {depth: Math.max(0, depth - 1), most, pointers};
  return Array.isArray(value)
    ? value.map((item, index) => toDepth(item, inner, `${pointer}/${index}`))
    : Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
          key,
          toDepth(member, inner, pointer + toPointer(key)),
        ]),
      );
}
