/** Tells which keywords are worth comparing when the types of a schema change. */
import {listConstraints} from '../../document/constraints';
import type {Pair} from '../side';
import type {SchemaFacts} from './schemaFacts';
import {allows, type Types} from './types';

/** Every number type allows whole numbers. */
const NUMBER = 'integer';
const KEYWORDS: {readonly [type: string]: readonly string[]} = {
  [NUMBER]: [...listConstraints('number'), 'format'],
  string: [
    ...listConstraints('string'),
    'format',
    'contentMediaType',
    'contentEncoding',
    'contentSchema',
  ],
  array: [
    ...listConstraints('array'),
    'items',
    'contains',
    'minContains',
    'maxContains',
    'unevaluatedItems',
  ],
  object: [
    ...listConstraints('object'),
    'properties',
    'propertyNames',
    'patternProperties',
    'dependentSchemas',
  ],
};
const TYPES = [...Object.keys(KEYWORDS), 'boolean'];
/** The types of each keyword. Prepared, because every pair of schemas asks for some. */
const TYPES_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(KEYWORDS)
    .flat()
    .map((keyword) => [keyword, TYPES.filter((type) => KEYWORDS[type]?.includes(keyword))]),
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
