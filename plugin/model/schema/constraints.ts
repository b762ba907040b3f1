import type {Json} from '../../document/types';
import {isExactNumber, toBound, toComparable, toPlainNumber} from '../../document/exactNumber';
import {fieldOf} from '../../document/place';
import {
  CONSTRAINT_TRAITS,
  listBounds,
  type BoundKeyword,
} from '../../document/vocabulary/constraints';
import {toLimitField} from '../../document/vocabulary/spellings';
import type {Constraints, Limit} from '../types';
import {type Draft, type KeywordHandler, type KeywordTable} from './draft';

type NumberKeyword = BoundKeyword<'number'>;

/** Of several lower limits the greatest applies, of several upper limits the least. */
const BOUNDS = {
  lower: (limit: Limit, other: Limit) => toBound(limit) > toBound(other),
  upper: (limit: Limit, other: Limit) => toBound(limit) < toBound(other),
};

const OTHERS: {readonly [keyword in Exclude<keyof Constraints, BoundKeyword>]: KeywordHandler} = {
  multipleOf: mergeMultipleOf,
  pattern: mergePattern,
  uniqueItems: ({constraints}, value) => {
    if (typeof value !== 'boolean') return false;
    if (value) constraints.uniqueItems = true;
    return true;
  },
};

/** Limits: those of several parts are merged to the strictest. Zero is a limit. */
export const CONSTRAINTS = {
  ...(Object.fromEntries(
    (['lower', 'upper'] as const).flatMap((bound) =>
      listBounds(bound).map((keyword) => [keyword, toLimitHandler(keyword, BOUNDS[bound])]),
    ),
  ) as {readonly [keyword in BoundKeyword]: KeywordHandler}),
  ...OTHERS,
} satisfies KeywordTable;

function toLimitHandler(
  keyword: BoundKeyword,
  isStricter: (limit: Limit, other: Limit) => boolean,
): KeywordHandler {
  return ({constraints}, _value, part) => {
    const limit = toLimit(keyword, part.place.value);
    if (typeof limit === 'boolean') return limit;
    const known = constraints[keyword];
    if (known !== undefined && !isStricter(limit, known)) return true;
    if (isOfNumber(keyword)) constraints[keyword] = limit;
    else constraints[keyword] = Number(limit);
    return true;
  };
}

/** The number of a limit. True: the schema states another one, or none. */
function toLimit(keyword: BoundKeyword, schema: Json): Limit | boolean {
  const field = toLimitField(schema, keyword);
  return field === undefined ? true : toFinite(fieldOf(schema, field));
}

/** An integer that JavaScript would round is kept as written; 1.0 is 1. */
function toFinite(written: Json | undefined): Limit | false {
  const value = toPlainNumber(written);
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return isExactNumber(written) && typeof toComparable(written) === 'bigint' ? written : value || 0;
}

/** Limits of numbers are kept as written; those of lengths are counts. */
function isOfNumber(keyword: BoundKeyword): keyword is NumberKeyword {
  return CONSTRAINT_TRAITS[keyword].of === 'number';
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
