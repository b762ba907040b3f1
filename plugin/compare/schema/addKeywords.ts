/** Reads a schema's single-value keywords, its limits and its listed values. */
import {listBounds} from '../../document/vocabulary/constraints';
import {toLimitField} from '../../document/vocabulary/spellings';
import {toComparable} from '../../document/exactNumber';
import {childOf, itemsOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import {toText, type Fact, type SchemaFacts} from './schemaFacts';
import {WORD_KINDS} from './wordKinds';

/** Limits of numbers, inclusive and exclusive ones. */
const RANGES = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;
const RANGE_KEYWORDS: readonly string[] = RANGES.flat();
/** Keywords whose number is a limit: a smaller one makes the schema wider, or narrower. */
const LOWER: readonly string[] = [...listBounds('lower'), 'minContains'];
const BOUNDS = [...LOWER, ...listBounds('upper'), 'maxContains'];

/** `compareProperties` compares the last two. */
const WORDS = [...Object.keys(WORD_KINDS), 'readOnly', 'writeOnly'];
/** Of several parts of a schema, the first decides what these are; all others apply together. */
const ANNOTATIONS: readonly string[] = ['default', 'deprecated', 'xml', 'readOnly', 'writeOnly'];

/** Values that are equivalent to an absent keyword. */
const DEFAULTS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['deprecated', false],
  ['readOnly', false],
  ['writeOnly', false],
  ['uniqueItems', false],
]);

/** The values that `enum` and `const` allow together. */
export function valuesOf(place: Place): Fact[] | undefined {
  const list = childOf(place, 'enum');
  const constant = childOf(place, 'const');
  if (!list || !Array.isArray(list.value)) return constant && [constant];
  return itemsOf(list).filter((fact) => !constant || hasValue([constant], fact));
}

/** Only values that occur in every list are allowed. Null belongs to the types. */
export function addValues(facts: SchemaFacts, list: readonly Fact[]): void {
  const named = new Map(
    list.filter(({value}) => value !== null).map((fact) => [toText(fact.value), fact]),
  );
  facts.values = facts.values
    ? new Map([...facts.values].filter(([text]) => named.has(text)))
    : named;
}

export function addWords(facts: SchemaFacts, place: Place): void {
  const values = valuesOf(place);
  if (values) addValues(facts, values);
  for (const word of WORDS) {
    const fact = childOf(place, word);
    if (!fact || fact.value === DEFAULTS.get(word)) continue;
    const known = facts.words.get(word) ?? [];
    if (known.length === 0 || !(ANNOTATIONS.includes(word) || hasValue(known, fact)))
      facts.words.set(word, [...known, fact]);
  }
}

/** Whether one of several keywords has the value of another. */
export function hasValue(facts: readonly Fact[], {value}: Fact): boolean {
  const text = toText(value);
  return facts.some((fact) => toText(fact.value) === text);
}

/** The narrowest limit counts. */
export function addLimits(facts: SchemaFacts, place: Place): void {
  for (const keyword of BOUNDS) {
    // Without `contains`, the number of matching items is not a limit.
    if (keyword.endsWith('Contains') && !childOf(place, 'contains')) continue;
    const field = toLimitField(place.value, keyword);
    const limit = field === undefined ? undefined : childOf(place, field);
    if (limit && !isNoLimit(keyword, limit.value)) addLimit(facts, keyword, limit);
  }
}

/** Whether a limit equals the default. */
function isNoLimit(keyword: string, limit: Json): boolean {
  return (
    LOWER.includes(keyword) &&
    !RANGE_KEYWORDS.includes(keyword) &&
    toComparable(limit) === toComparable(NO_LIMIT[keyword] ?? 0)
  );
}

/** Whether `contains` asks for no item, so that the keyword alone restricts nothing. */
export function asksForNone({limits}: SchemaFacts, keyword: string): boolean {
  const least = limits.get('minContains');
  return keyword === 'contains' && least !== undefined && toComparable(least.value) === 0;
}

/** Defaults of lower limits that are not 0. */
export const NO_LIMIT: Readonly<Record<string, number>> = {minContains: 1};

function addLimit(facts: SchemaFacts, keyword: string, limit: Fact): void {
  const known = facts.limits.get(keyword);
  if (!known || isTighter(keyword, limit.value, known.value)) facts.limits.set(keyword, limit);
}

/** Whether a limit is stricter than another of the same keyword. */
export function isTighter(keyword: string, limit: Json, than: Json): boolean {
  const [left, right] = [toComparable(limit), toComparable(than)];
  if (left === null || right === null) return false;
  return LOWER.includes(keyword) ? left > right : left < right;
}

/** Whether a number is a multiple of another. */
export function isMultiple(value: Json, of: Json): boolean {
  const [left, right] = [Number(toComparable(value)), Number(toComparable(of))];
  return right > 0 && Number.isInteger(left / right);
}

/** Unifies the two notations for bytes; removes limits that another limit implies. */
export function settle(facts: SchemaFacts): SchemaFacts {
  const {words, limits} = facts;
  unifyBytes(facts, 'contentEncoding', 'base64', 'byte');
  unifyBytes(facts, 'contentMediaType', 'application/octet-stream', 'binary');
  // Bytes have no type since OpenAPI 3.1, and are strings in 3.0.
  if (words.get('format')?.[0]?.value === 'binary' || words.has('contentMediaType'))
    facts.types ??= new Set(['string']);
  const factors = words.get('multipleOf') ?? [];
  if (factors.length > 1)
    words.set(
      'multipleOf',
      factors.filter(
        (one) => !factors.some((other) => other !== one && isMultiple(other.value, one.value)),
      ),
    );
  for (const [inclusive, exclusive] of RANGES) {
    const [limit, strict] = [limits.get(inclusive), limits.get(exclusive)];
    if (limit && strict)
      limits.delete(isTighter(inclusive, limit.value, strict.value) ? exclusive : inclusive);
  }
  return facts;
}

function unifyBytes({words}: SchemaFacts, keyword: string, value: string, format: string): void {
  const [fact, ...others] = words.get(keyword) ?? [];
  if (fact?.value !== value || others.length > 0 || words.has('format')) return;
  words.set('format', [{...fact, value: format}]);
  words.delete(keyword);
}
