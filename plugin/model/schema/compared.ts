import {isObject} from '../../document/isObject';
import type {Json} from '../../document/types';
import {childOf, entriesOf, fieldOf, itemsOf} from '../../document/place';
import type {Restriction} from '../../document/vocabulary/keywords';
import {nonEmpty} from '../read';
import {type Draft, slotsOf} from './draft';
import type {SchemaPart} from './flatten';

/**
 * Whether values are compared by a keyword. `beside`: yes, together with another one, without which
 * it has no meaning. `never`: it rejects no value. `unknown`: not yet, and readers see its name.
 */
type Comparison = 'alone' | 'beside' | 'never' | 'unknown';

const COMPARED: {readonly [keyword in Restriction]: Comparison} = {
  type: 'alone',
  enum: 'alone',
  const: 'alone',
  format: 'alone',
  pattern: 'alone',
  multipleOf: 'alone',
  minimum: 'alone',
  maximum: 'alone',
  exclusiveMinimum: 'alone',
  exclusiveMaximum: 'alone',
  minLength: 'alone',
  maxLength: 'alone',
  minItems: 'alone',
  maxItems: 'alone',
  uniqueItems: 'alone',
  minProperties: 'alone',
  maxProperties: 'alone',
  properties: 'alone',
  patternProperties: 'alone',
  additionalProperties: 'alone',
  unevaluatedProperties: 'alone',
  propertyNames: 'alone',
  required: 'alone',
  dependentRequired: 'alone',
  dependentSchemas: 'alone',
  dependencies: 'alone',
  prefixItems: 'alone',
  items: 'alone',
  additionalItems: 'beside',
  unevaluatedItems: 'alone',
  contains: 'alone',
  minContains: 'beside',
  maxContains: 'beside',
  oneOf: 'alone',
  anyOf: 'alone',
  not: 'alone',
  if: 'alone',
  then: 'beside',
  else: 'beside',
  discriminator: 'beside',
  contentMediaType: 'never',
  contentEncoding: 'never',
  contentSchema: 'never',
};

/**
 * Whether values are not compared by a keyword of a part.
 * @param isMerged whether the model has its value
 */
export function isLost(keyword: string, isMerged: boolean): boolean {
  if (!Object.hasOwn(COMPARED, keyword)) return false;
  const comparison = COMPARED[keyword as Restriction];
  return comparison === 'unknown' || (!isMerged && comparison === 'alone');
}

/** Keywords whose contradictory values no schema of the model has together. */
const EXCLUSIVE: readonly string[] = ['type', 'enum', 'const'] satisfies Restriction[];

/** The keywords of a schema by which no value can be compared, if any. */
export function listUnchecked(draft: Draft): string[] | undefined {
  const {flat, lost, conflicts} = draft;
  const unchecked = new Set<string>(lost);
  for (const {keyword} of conflicts) if (EXCLUSIVE.includes(keyword)) unchecked.add(keyword);
  const {parts, isJoined} = flat;
  const names = NAMED.flatMap((keyword) => [...slotsOf(draft, keyword).keys()]);
  for (const part of parts.length > 1 ? parts : []) {
    const {place} = part;
    const own = new Set(
      NAMED.flatMap((keyword) => entriesOf(childOf(place, keyword))).map(([name]) => name),
    );
    if (restricts(part, 'additionalProperties') && names.some((name) => !own.has(name)))
      unchecked.add('additionalProperties');
    if (
      restricts(part, 'items') &&
      draft.prefixItems.length > itemsOf(childOf(place, 'prefixItems')).length
    )
      unchecked.add('items');
  }
  for (const keyword of UNEVALUATED) {
    const asking = parts.filter(({place}) => fieldOf(place.value, keyword) !== undefined);
    // Only the outermost schema sees what all others describe.
    const isInner = asking.some((part) => part !== parts[0]);
    if (isInner || (asking.length > 0 && (isJoined || unchecked.size > 0))) unchecked.add(keyword);
  }
  return nonEmpty([...unchecked]);
}

const NAMED = ['properties', 'patternProperties'] as const satisfies Restriction[];
const UNEVALUATED = ['unevaluatedProperties', 'unevaluatedItems'] as const satisfies Restriction[];

function restricts({place}: SchemaPart, keyword: Restriction): boolean {
  const value: Json | undefined = fieldOf(place.value, keyword);
  return value === false || (isObject(value) && Object.keys(value).length > 0);
}
