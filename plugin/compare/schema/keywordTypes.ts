/** Tells which keywords are worth comparing when the types of a schema change. */
import {APPLICATOR_ROWS} from '../../document/vocabulary/applicators';
import {
  CONSTRAINT_TRAITS,
  LIMITED_TYPES,
  type LimitedType,
} from '../../document/vocabulary/constraints';
import {WORD_ROWS} from '../../document/vocabulary/keywords';
import type {Pair} from '../side';
import type {SchemaFacts} from './schemaFacts';
import {allows, type Types} from './types';

/** Every number type allows whole numbers. */
const toCompared = (type: LimitedType) => (type === 'number' ? 'integer' : type);
const TYPES = [...LIMITED_TYPES.map(toCompared), 'boolean'];
/** The types of each keyword. Prepared, because every pair of schemas asks for some. */
const TYPES_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...[...APPLICATOR_ROWS, ...WORD_ROWS].map(([keyword, {on}]) => [keyword, on] as const),
    ...Object.entries(CONSTRAINT_TRAITS).map(([keyword, {of}]) => [keyword, of] as const),
  ].flatMap(([keyword, on]) => (on === undefined ? [] : [[keyword, [on].flat().map(toCompared)]])),
);

/**
 * Whether both schemas allow a value that the keyword applies to. If not, the keyword limits only
 * values that the other schema does not allow at all, and the change of the type says everything.
 *
 * @param keyword without the name of a property, such as `patternProperties`
 */
export function isComparable(schemas: Pair<SchemaFacts>, keyword: string): boolean {
  const types = TYPES_OF.get(keyword);
  return types === undefined || types.some((type) => isShared(schemas, type));
}

/** Whether both schemas allow a value, other than null, of the same type. */
export function haveCommonType(schemas: Pair<SchemaFacts>): boolean {
  return TYPES.some((type) => isShared(schemas, type));
}

function isShared({before, after}: Pair<SchemaFacts>, type: string): boolean {
  return hasType(before.types, type) && hasType(after.types, type);
}

function hasType(types: Types, type: string): boolean {
  return types === undefined || allows(types, type);
}
