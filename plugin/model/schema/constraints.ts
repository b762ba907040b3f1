import type {Json} from '../../document/types';
import {fieldOf} from '../place';
import type {Constraints} from '../types';
import {addConflict, type Draft, type KeywordHandler, type KeywordTable} from './draft';

type NumberKeyword = Exclude<keyof Constraints, 'pattern' | 'uniqueItems'>;

/** Of several lower limits the greatest holds, of several upper limits the least. */
const LOWER: readonly NumberKeyword[] = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER: readonly NumberKeyword[] = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Limits: several parts are merged to what holds for all of them. Zero is a limit. */
export const CONSTRAINTS: KeywordTable = new Map<string, KeywordHandler>([
  ...LOWER.map((keyword) => [keyword, toLimitHandler(keyword, Math.max)] as const),
  ...UPPER.map((keyword) => [keyword, toLimitHandler(keyword, Math.min)] as const),
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

function toLimitHandler(keyword: NumberKeyword, stricter: (a: number, b: number) => number): KeywordHandler {
  return ({constraints}, value, part) => {
    const limit = toLimit(keyword, value, part.place.value);
    if (typeof limit === 'boolean') return limit;
    constraints[keyword] = constraints[keyword] === undefined ? limit : stricter(constraints[keyword], limit);
    return true;
  };
}

/** The number of a limit. OpenAPI 3.0 writes `exclusiveMinimum: true` beside the `minimum` that it makes exclusive. */
function toLimit(keyword: NumberKeyword, value: Json, schema: Json): number | boolean {
  if (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum') {
    if (value === false) return true;
    if (value === true) return toFinite(fieldOf(schema, keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum'));
  }
  if ((keyword === 'minimum' && fieldOf(schema, 'exclusiveMinimum') === true) || (keyword === 'maximum' && fieldOf(schema, 'exclusiveMaximum') === true)) return true;
  return toFinite(value);
}

function toFinite(value: Json | undefined): number | false {
  return typeof value === 'number' && Number.isFinite(value) ? value || 0 : false;
}

function mergeMultipleOf({constraints}: Draft, value: Json): boolean {
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

/** Two patterns hold at the same time, and no one pattern says both: the second is listed as it stands. */
function mergePattern({constraints}: Draft, value: Json): boolean {
  if (typeof value !== 'string' || (constraints.pattern !== undefined && constraints.pattern !== value)) return false;
  constraints.pattern = value;
  return true;
}

/** Limits that no value can meet, where parts that were merged are the reason. */
export function findImpossibleLimits(draft: Draft): void {
  for (const [index, lower] of LOWER.entries()) {
    const upper = UPPER[index]!;
    const least = draft.constraints[lower];
    const greatest = draft.constraints[upper];
    if (least === undefined || greatest === undefined || least <= greatest) continue;
    addConflict(draft, `${lower}, ${upper}`, [lower, upper].flatMap((keyword) => draft.claims.get(keyword) ?? []));
  }
}
