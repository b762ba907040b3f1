/** Reads a schema's single-value keywords, its limits and its listed values. */
import {listBounds} from '../../document/constraints';
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
const UPPER: readonly string[] = [...listBounds('upper'), 'maxContains'];
const COUNTS = [...LOWER, ...UPPER].filter((keyword) => !RANGE_KEYWORDS.includes(keyword));

/** `compareProperties` compares the last two. */
const WORDS = [...Object.keys(WORD_KINDS), 'readOnly', 'writeOnly'];

/** Values that are equivalent to an absent keyword. */
const DEFAULTS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['deprecated', false],
  ['readOnly', false],
  ['writeOnly', false],
  ['uniqueItems', false],
]);

export function valuesOf(place: Place): Fact[] | undefined {
  const list = childOf(place, 'enum');
  const constant = childOf(place, 'const');
  if (list && Array.isArray(list.value)) return itemsOf(list);
  return constant ? [constant] : undefined;
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
    if (fact && fact.value !== DEFAULTS.get(word) && !facts.words.has(word))
      facts.words.set(word, fact);
  }
}

/** The narrowest limit counts. OpenAPI 3.0 writes exclusive limits as flags beside the limit. */
export function addLimits(facts: SchemaFacts, place: Place): void {
  for (const keyword of COUNTS) {
    const limit = childOf(place, keyword);
    // Without `contains`, the number of matching items is not a limit.
    if (keyword.endsWith('Contains') && !childOf(place, 'contains')) continue;
    if (limit && !isNoLimit(keyword, limit.value)) addLimit(facts, keyword, limit);
  }
  for (const [inclusive, exclusive] of RANGES) {
    const limit = childOf(place, inclusive);
    const strict = childOf(place, exclusive);
    if (limit) addLimit(facts, strict?.value === true ? exclusive : inclusive, limit);
    if (strict && typeof strict.value !== 'boolean') addLimit(facts, exclusive, strict);
  }
}

/** Whether a limit equals the default. */
function isNoLimit(keyword: string, limit: Json): boolean {
  return LOWER.includes(keyword) && toComparable(limit) === toComparable(NO_LIMIT[keyword] ?? 0);
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

/** Unifies the two notations for bytes; removes limits that another limit implies. */
export function settle(facts: SchemaFacts): SchemaFacts {
  const {words, limits} = facts;
  const encoding = words.get('contentEncoding');
  if (encoding?.value === 'base64' && !words.has('format')) {
    words.set('format', {...encoding, value: 'byte'});
    words.delete('contentEncoding');
  }
  const media = words.get('contentMediaType');
  if (media?.value === 'application/octet-stream' && !words.has('format')) {
    words.set('format', {...media, value: 'binary'});
    words.delete('contentMediaType');
  }
  for (const [inclusive, exclusive] of RANGES) {
    const [limit, strict] = [limits.get(inclusive), limits.get(exclusive)];
    if (limit && strict)
      limits.delete(isTighter(inclusive, limit.value, strict.value) ? exclusive : inclusive);
  }
  return facts;
}
