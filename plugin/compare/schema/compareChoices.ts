/** Compares the choices of two schemas, and the conditions whose effect is not derived. */
import {isObject} from '../../document/isObject';
import {APPLICATOR_ROWS} from '../../document/vocabulary/applicators';
import {fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import {isCompatible, isUnchanged} from '../graph';
import type {Direction} from '../kinds';
import type {Pair} from '../side';
import {variantStep} from '../steps';
import type {SchemaComparison} from './comparison';
import {compareNull, compareTypes} from './compareTypes';
import {compareDiscriminators} from './compareDiscriminators';
import {asksForNone} from './addKeywords';
import {areDisjoint} from './disjoint';
import {createFingerprint, mayBeCompatible} from './fingerprint';
import {isComparable} from './keywordTypes';
import type {SchemaChoice, SchemaFacts, Schemas} from './schemaFacts';
import {matchVariants, type VariantMatch} from './matchVariants';

export function compareChoices(comparison: SchemaComparison): void {
  for (const [index, choice] of comparison.before.choices.entries()) {
    const other = comparison.after.choices[index];
    if (!other) continue;
    const pairs = compareVariants(comparison, {before: choice, after: other});
    compareDiscriminators(comparison, choice, other, pairs);
    compareKeyword(comparison, {before: choice, after: other});
  }
}

/**
 * `oneOf` rejects what several variants allow, and `anyOf` accepts it: a difference only where
 * variants overlap.
 */
function compareKeyword(
  {direction, factsOf, add, take}: SchemaComparison,
  {before, after}: Pair<SchemaChoice>,
): void {
  const isNarrowed = before.keyword === 'anyOf' && after.keyword === 'oneOf';
  const isWidened = before.keyword === 'oneOf' && after.keyword === 'anyOf';
  const mayMatter = direction === 'request' ? isNarrowed : isWidened;
  if (!mayMatter) return;
  const isApart = isNarrowed
    ? areDisjoint(after, factsOf.after, take)
    : areDisjoint(before, factsOf.before, take);
  if (!isApart)
    add('not-compared', {name: after.keyword ?? ''}, {before: before.at, after: after.at});
}

/**
 * Compares a schema with a choice that replaced it, or the other way round: the schema counts as a
 * choice of itself. Returns false if the choice is next to other keywords, which makes its effect
 * unclear.
 */
export function compareWithChoice(comparison: SchemaComparison): boolean {
  const {before, after, schemas} = comparison;
  if (isOpen(before) || isOpen(after)) {
    if (before.types || after.types) compareTypes(comparison);
    else comparison.add('not-compared', {name: 'oneOf'});
    return true;
  }
  const [one, ...ones] = before.choices;
  const [other, ...others] = after.choices;
  const isChoiceOnly = ({layers}: SchemaFacts) =>
    layers.every(
      ({value}) =>
        !['properties', 'items', 'allOf', 'required'].some(
          (key) => fieldOf(value, key) !== undefined,
        ),
    );
  if (!one && other && others.length === 0 && isChoiceOnly(after)) {
    compareNull(comparison);
    compareVariants(comparison, {before: asChoice(before, schemas.before), after: other});
    return true;
  }
  if (!other && one && ones.length === 0 && isChoiceOnly(before)) {
    compareNull(comparison);
    compareVariants(comparison, {before: one, after: asChoice(after, schemas.after)});
    return true;
  }
  return false;
}

/** Whether a schema allows everything: it has no variants to compare. */
function isOpen({types, values, choices, limits, words, properties, conditions}: SchemaFacts) {
  const parts = [limits, words, properties, conditions];
  return !types && !values && choices.length === 0 && parts.every(({size}) => size === 0);
}

const asChoices = new WeakMap<SchemaFacts, SchemaChoice>();

/** Returns the same choice for the same schema: comparisons are remembered by identity. */
function asChoice(facts: SchemaFacts, schemas: Schemas): SchemaChoice {
  const known = asChoices.get(facts) ?? toChoice(facts.at, schemas);
  asChoices.set(facts, known);
  return known;
}

/**
 * Turns a schema into a choice of itself. Null is compared separately, because variants do not
 * include it.
 */
function toChoice(at: Place, schemas: Schemas): SchemaChoice {
  const [{value, ...place}, ...others] = schemas;
  if (others.length > 0 || !isObject(value)) return {at, variants: [schemas]};
  const {nullable: _, ...rest} = value;
  const type = Array.isArray(rest.type) ? rest.type.filter((entry) => entry !== 'null') : rest.type;
  return {
    at,
    variants: [[{...place, value: type === undefined ? rest : {...rest, type}}]],
  };
}

/**
 * Pairs of variants up to which those that were removed or added are looked for in others: a choice
 * with more is a list of alternatives, none of which is part of another.
 */
const MAX_TESTS = 100_000;

function compareVariants(
  {sides, direction, factsOf, compare, ask, isAsked, node, add, take, rest}: SchemaComparison,
  choice: Pair<SchemaChoice>,
): VariantMatch['pairs'] {
  const isSame = (one: Schemas, other: Schemas) => ask(one, other, isUnchanged);
  const namesOf = {
    before: (variant: Schemas) => new Set(factsOf.before(variant).properties.keys()),
    after: (variant: Schemas) => new Set(factsOf.after(variant).properties.keys()),
  };
  const fingerprintOf = {
    before: createFingerprint({side: sides.before, direction, factsOf: factsOf.before}),
    after: createFingerprint({side: sides.after, direction, factsOf: factsOf.after}),
  };
  const {pairs, removed, added} = matchVariants(sides, choice, {
    isSame,
    fingerprintOf,
    namesOf,
    take,
  });
  if (!take(1)) {
    node.children.push({node: rest()});
    return [];
  }
  for (const {before, after, name} of pairs)
    node.children.push({
      ...(name !== '' && {step: variantStep(name)}),
      node: compare(before, after),
    });
  // Otherwise all variants of variants would be compared with each other.
  // The direction of the test does not depend on that of the comparison: a schema that is both sent
  // and received has one change.
  const isTested =
    !isAsked && removed.length * pairs.length + added.length * pairs.length < MAX_TESTS;
  const isCovered = (one: Schemas, other: Schemas, way: Direction) =>
    isTested &&
    mayBeCompatible({before: one, after: other}, {sides, factsOf, direction: way}) &&
    ask(one, other, isCompatible, way);
  // A schema that is split into variants need not resemble any of them.
  const merged = [...pairs.map(({name, after}) => ({name, variant: after})), ...loneOf(added)];
  const split = [...pairs.map(({name, before}) => ({name, variant: before})), ...loneOf(removed)];
  for (const {name, variant} of removed) {
    const at = {before: variant[0], after: choice.after.at};
    const wider = merged.find((other) => isCovered(variant, other.variant, 'request'));
    if (wider) add('variant-merged', {name, to: wider.name, step: variantStep(name)}, at);
    else add('variant-removed', {name, step: variantStep(name)}, at);
  }
  for (const {name, variant} of added) {
    const at = {before: choice.before.at, after: variant[0]};
    const wider = split.find((other) => isCovered(other.variant, variant, 'response'));
    if (wider) add('variant-split', {name, from: wider.name, step: variantStep(name)}, at);
    else add('variant-added', {name, step: variantStep(name)}, at);
  }
  return pairs;
}

function loneOf<T>(list: readonly T[]): readonly T[] {
  return list.length === 1 ? list : [];
}

const RESTRICTIONS: ReadonlySet<string> = new Set(
  APPLICATOR_ROWS.flatMap(([keyword, {compared}]) => (compared === 'restriction' ? [keyword] : [])),
);

export function compareConditions({
  before,
  after,
  node,
  compare,
  add,
  toFound,
}: SchemaComparison): void {
  for (const [name, {keyword}] of new Map([...before.conditions, ...after.conditions])) {
    if (!isComparable({before, after}, keyword)) continue;
    const one = before.conditions.get(name)?.schemas;
    const other = after.conditions.get(name)?.schemas;
    const at = {before: one?.[0] ?? before.at, after: other?.[0] ?? after.at};
    if (one && other)
      node.children.push({
        node: compare(one, other),
        instead: toFound('not-compared', {name}, at),
      });
    else if (!RESTRICTIONS.has(keyword) || asksForNone(one ? before : after, keyword))
      add('not-compared', {name}, at);
    else add(other ? 'constraint-added' : 'constraint-removed', {name}, at);
  }
}
