/** Tells schemas apart without comparing each with all others. */
import {fieldOf} from '../../document/place';
import type {Direction} from '../kinds';
import type {Pair, Side} from '../side';
import {isMeaningful} from './addParts';
import {isComparable} from './keywordTypes';
import {toText, type SchemaFacts, type Schemas} from './schemaFacts';
import {WORD_KINDS} from './wordKinds';

/** Properties that exist only in the other direction: requests have no read-only properties. */
const HIDDEN = {request: 'readOnly', response: 'writeOnly'} as const;

/** Whether a property exists only in the other direction. */
export function hides(side: Side, schemas: Schemas, direction: Direction): boolean {
  const word = HIDDEN[direction];
  return schemas.some((schema) => {
    const target = side.follow(schema);
    return [schema, ...(target ? [target] : [])].some(({value}) => fieldOf(value, word) === true);
  });
}

type FingerprintContext = {
  side: Side;
  direction: Direction;
  factsOf: (schemas: Schemas) => SchemaFacts;
};

/**
 * Returns a function that makes strings of schemas. Two schemas have the same if a comparison in
 * this direction finds no change, in them or directly below them; others that differ further down
 * may have the same.
 */
export function createFingerprint({
  side,
  direction,
  factsOf,
}: FingerprintContext): (schemas: Schemas) => string {
  const toOwnText = (facts: SchemaFacts) => toOwn(facts, listVisible(facts, side, direction));
  return (schemas) => {
    const facts = factsOf(schemas);
    const {items} = facts;
    if (facts.values) return toOwnText(facts);
    const below = listVisible(facts, side, direction).map(
      ([name, inner]) => `${name} ${toOwnText(factsOf(inner))}`,
    );
    const ofItems = items && isOf(facts, 'items') ? [toOwnText(factsOf(items))] : [];
    return [toOwnText(facts), ...(isOf(facts, 'properties') ? below.sort() : []), ...ofItems].join(
      '\n',
    );
  };
}

/** What of a schema itself must be equal. */
function toOwn(facts: SchemaFacts, visible: readonly [name: string, schemas: Schemas][]): string {
  const {types, values, words, limits, required, properties, conditions} = facts;
  // Lists of values are more precise than their type, and keywords depend on the type.
  if (values) return JSON.stringify([[...values.keys()].sort(), types?.has('null')]);
  const shown = new Set(visible.map(([name]) => name));
  return JSON.stringify([
    types && [...types].sort(),
    facts.choices.length,
    Object.keys(WORD_KINDS)
      .filter((word) => words.has(word) && isOf(facts, word))
      .map((word) => [word, ...(words.get(word) ?? []).map(({value}) => toText(value)).sort()]),
    [...limits]
      .filter(([keyword]) => isOf(facts, keyword))
      .map(([keyword, {value}]) => `${keyword} ${toText(value)}`)
      .sort(),
    isOf(facts, 'properties') && [
      visible
        .filter(([name, [{value}]]) => isMeaningful(value) || !required.has(name))
        .map(([name]) => name)
        .sort(),
      [...required.keys()].filter((name) => shown.has(name) || !properties.has(name)).sort(),
    ],
    isOf(facts, 'items') && [facts.items !== undefined, facts.prefixItems.length],
    [...conditions].flatMap(([name, {keyword}]) => (isOf(facts, keyword) ? [name] : [])).sort(),
  ]);
}

/**
 * Whether a comparison can find that programs keep working: the properties are still there, and
 * constants the same.
 */
export function mayBeCompatible(
  schemas: Pair<Schemas>,
  {
    sides,
    factsOf,
    direction,
  }: {sides: Pair<Side>; factsOf: Pair<FingerprintContext['factsOf']>; direction: Direction},
): boolean {
  const before = factsOf.before(schemas.before);
  const after = factsOf.after(schemas.after);
  if (before.choices.length !== after.choices.length) return true;
  if (!isComparable({before, after}, 'properties')) return true;
  return [...before.properties].every(([name, one]) => {
    const other = after.properties.get(name);
    if (!other) return after.required.has(name) || hides(sides.before, one, direction);
    const [from, to] = [factsOf.before(one).values, factsOf.after(other).values];
    if (!from || !to || hides(sides.before, one, direction)) return true;
    const [narrow, wide] = direction === 'request' ? [from, to] : [to, from];
    return [...narrow.keys()].every((text) => wide.has(text));
  });
}

/** The properties that exist in a direction. */
function listVisible(
  {properties}: SchemaFacts,
  side: Side,
  direction: Direction,
): [name: string, schemas: Schemas][] {
  return [...properties].filter(([, schemas]) => !hides(side, schemas, direction));
}

/** Whether a schema allows values that a keyword applies to. */
function isOf(facts: SchemaFacts, keyword: string): boolean {
  return isComparable({before: facts, after: facts}, keyword);
}
