import type {Json} from '../../document/types';
import {isExactNumber, toBound, toComparable, toPlainNumber} from '../../document/exactNumber';
import {fieldOf} from '../../document/place';
import type {Limit} from '../types';
import {addConflict, type Draft, type KeywordHandler, type KeywordTable} from './draft';

type CountKeyword =
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';
type RangeKeyword = 'minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum';
type NumberKeyword = CountKeyword | RangeKeyword;

/** Of several lower limits the greatest applies, of several upper limits the least. */
const LOWER: readonly NumberKeyword[] = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
];
const UPPER: readonly NumberKeyword[] = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
];

/** Limits: those of several parts are merged to the strictest. Zero is a limit. */
export const CONSTRAINTS: KeywordTable = new Map<string, KeywordHandler>([
  ...LOWER.map(
    (keyword) =>
      [
        keyword,
        toLimitHandler(keyword, (limit, other) => toBound(limit) > toBound(other)),
      ] as const,
  ),
  ...UPPER.map(
    (keyword) =>
      [
        keyword,
        toLimitHandler(keyword, (limit, other) => toBound(limit) < toBound(other)),
      ] as const,
  ),
  ['multipleOf', mergeMultipleOf],
  ['pattern', mergePattern],
  [
    'uniqueItems',
    ({constraints}, value) => {
      if (typeof value !== 'boolean') return false;
      if (value) constraints.uniqueItems = true;
      return true;
    },
  ],
]);

function toLimitHandler(
  keyword: NumberKeyword,
  isStricter: (limit: Limit, other: Limit) => boolean,
): KeywordHandler {
  return ({constraints}, value, part) => {
    const limit = toLimit(keyword, value, part.place.value);
    if (typeof limit === 'boolean') return limit;
    const known = constraints[keyword];
    if (known !== undefined && !isStricter(limit, known)) return true;
    if (isRange(keyword)) constraints[keyword] = limit;
    else constraints[keyword] = Number(limit);
    return true;
  };
}

/**
 * The number of a limit. OpenAPI 3.0 writes `exclusiveMinimum: true` beside the `minimum` that it
 * makes exclusive.
 */
function toLimit(keyword: NumberKeyword, value: Json, schema: Json): Limit | boolean {
  if (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') {
    if (value === false) return true;
    if (value === true)
      return toFinite(fieldOf(schema, keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum'));
  }
  if (
    (keyword === 'minimum' && fieldOf(schema, 'exclusiveMinimum') === true) ||
    (keyword === 'maximum' && fieldOf(schema, 'exclusiveMaximum') === true)
  )
    return true;
  return toFinite(value);
}

/** An integer that JavaScript would round is kept as written; 1.0 is 1. */
function toFinite(written: Json | undefined): Limit | false {
  const value = toPlainNumber(written);
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return isExactNumber(written) && typeof toComparable(written) === 'bigint' ? written : value || 0;
}

function isRange(keyword: NumberKeyword): keyword is RangeKeyword {
  return /inimum$|aximum$/.test(keyword);
}

function mergeMultipleOf({constraints}: Draft, written: Json): boolean {
  const value = toPlainNumber(written);
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  const {multipleOf} = constraints;
  if (multipleOf === undefined || multipleOf === value) constraints.multipleOf = value;
  else {
    const common = toLeastCommonMultiple(multipleOf, value);
    if (common === undefined) return false;
    constraints.multipleOf = common;
  }
  return true;
}

function toLeastCommonMultiple(a: number, b: number): number | undefined {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a <= 0 || b <= 0) return undefined;
  let [divisor, rest] = [a, b];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  const common = (a / divisor) * b;
  return Number.isSafeInteger(common) ? common : undefined;
}

/**
 * Two patterns apply at the same time and cannot be merged into one: the second is listed as
 * written.
 */
function mergePattern({constraints}: Draft, value: Json): boolean {
  if (
    typeof value !== 'string' ||
    (constraints.pattern !== undefined && constraints.pattern !== value)
  )
    return false;
  constraints.pattern = value;
  return true;
}

/** Limits that no value can meet because of merged parts. */
export function findImpossibleLimits(draft: Draft): void {
  for (const [index, lower] of LOWER.entries()) {
    const upper = UPPER[index];
    const least = draft.constraints[lower];
    if (upper === undefined || least === undefined) continue;
    const greatest = draft.constraints[upper];
    if (greatest === undefined || toBound(least) <= toBound(greatest)) continue;
    addConflict(
      draft,
      `${lower}, ${upper}`,
      [lower, upper].flatMap((keyword) => draft.claims.get(keyword) ?? []),
    );
  }
}
