/** Compares the discriminators of choices, or of schemas that others compose. */
import {listAllowedTexts} from '../../document/allowedTexts';
import {
  findComponentSchemas,
  findStatedValue,
  resolveMapping,
  toOwnValues,
} from '../../document/derived';
import {entriesOf, childOf, placeKey, refOf, stringOf} from '../../document/place';
import {toKeys} from '../../document/pointer';
import type {Place} from '../../document/types';
import {groupBy} from '../groupBy';
import type {Descendants, Pair, Side} from '../side';
import {variantStep} from '../steps';
import type {SchemaComparison} from './comparison';
import {refName, type VariantMatch} from './matchVariants';
import type {Fact, Schemas} from './schemaFacts';

type Owner = {at: Place; discriminator?: Fact | undefined; parent?: Place};

/** @param variants of a choice, in matching pairs */
export function compareDiscriminators(
  comparison: SchemaComparison,
  before: Owner,
  after: Owner,
  variants: VariantMatch['pairs'] = [],
): void {
  const [one, other] = [before.discriminator, after.discriminator];
  const [from, to] = [one, other].map((entry) => entry && stringOf(entry.value, 'propertyName'));
  const at = {before: one ?? before.at, after: other ?? after.at};
  if (from === undefined && to !== undefined)
    return comparison.add('discriminator-added', {name: to}, at);
  if (from !== undefined && to === undefined)
    return comparison.add('discriminator-removed', {name: from}, at);
  if (!one || !other || from === undefined || to === undefined) return;
  if (from !== to) comparison.add('discriminator-changed', {from, to}, at);
  compareDefault(comparison, {before: one, after: other});
  const valuesOf = {
    before: createValuesOf(comparison.sides.before, one),
    after: createValuesOf(comparison.sides.after, other),
  };
  for (const {name, before: variant, after: otherVariant} of variants)
    compareValues(comparison, at, name, {
      before: valuesOf.before(variant),
      after: valuesOf.after(otherVariant),
    });
  if (variants.length === 0)
    compareSelected(comparison, {before, after}, {before: one, after: other});
}

function compareValues(
  {add}: SchemaComparison,
  at: Pair<Place>,
  name: string,
  {before, after}: Pair<readonly string[] | undefined>,
): void {
  if (!before || !after) return;
  for (const from of before)
    if (!after.includes(from)) add('discriminator-value-removed', {name, from}, at);
  for (const to of after)
    if (!before.includes(to)) add('discriminator-value-added', {name, to}, at);
}

/**
 * Returns a function that lists the values that select a variant. Undefined for a variant without a
 * name, which no value identifies.
 */
function createValuesOf(
  side: Side,
  discriminator: Fact,
): (variant: Schemas) => string[] | undefined {
  const mapping = entriesOf(childOf(discriminator, 'mapping')).map(([value, place]) => {
    const schema = resolveMapped(side, place);
    return {value, text: place.value, schema: schema && placeKey(schema)};
  });
  const bySchema = groupBy(mapping, ({schema}) => schema);
  const byText = groupBy(mapping, ({text}) => text);
  return ([variant]) => {
    const [ref, name] = [refOf(variant.value), refName([variant])];
    if (ref === undefined) return undefined;
    const target = side.document.resolve(ref, variant);
    const named = byText.get(name ?? null) ?? [];
    const values = target
      ? [...(bySchema.get(placeKey(target)) ?? []), ...named.filter(({schema}) => !schema)]
      : named;
    if (values.length > 0 || name === undefined) return values.map(({value}) => value);
    return [findStatedValue(side.document, target).stated ?? name];
  };
}

/** Also remembers the name of the schema. */
function resolveMapped({document: {root}, resolve}: Side, place: Place): Place | undefined {
  return typeof place.value === 'string'
    ? resolveMapping({root, resolve}, place, place.value)
    : undefined;
}

/** Compares the schema of values that select no other (OpenAPI 3.2). */
function compareDefault(
  {add, compare, node, sides, toFound}: SchemaComparison,
  at: Pair<Fact>,
): void {
  const name = 'defaultMapping';
  const [one, other] = [childOf(at.before, name), childOf(at.after, name)];
  if (!one && !other) return;
  const places = {before: one ?? at.before, after: other ?? at.after};
  const [schema, otherSchema] = [
    one && resolveMapped(sides.before, one),
    other && resolveMapped(sides.after, other),
  ];
  const [from, to] = [nameOf(one), nameOf(other)];
  if (schema && otherSchema)
    node.children.push({
      ...(from === to && {step: variantStep(to)}),
      node: compare([schema], [otherSchema]),
      // Which values select another schema depends on the mapping.
      ...(from !== to && {instead: toFound('not-compared', {name}, places)}),
    });
  else if (from !== to) add('not-compared', {name}, places);
}

/** The name of the schema that a value of a mapping refers to. */
function nameOf(place: Place | undefined): string {
  return typeof place?.value === 'string' ? (place.value.split('/').at(-1) ?? '') : '';
}

/** Without a choice, compares the schemas that the values select. */
function compareSelected(
  {add, compare, node, sides}: SchemaComparison,
  owners: Pair<Owner>,
  at: Pair<Fact>,
): void {
  const [ones, others] = [
    listComposed(sides.before, owners.before),
    listComposed(sides.after, owners.after),
  ];
  // The discriminator of a schema that this one composes selects among that schema's variants.
  const hasOwner = ({values}: Descendants) =>
    values.has(owners.before.at.value) || values.has(owners.after.at.value);
  if ([ones, others].some((composed) => composed && hasOwner(composed))) return;
  const isKnown = ones && others;
  const before = listSelected(sides.before, at.before, isKnown ? ones.places : []);
  const after = listSelected(sides.after, at.after, isKnown ? others.places : []);
  for (const [value, one] of before) {
    const other = after.get(value);
    if (!other)
      add('discriminator-value-removed', {name: one.name, from: value}, {...at, before: one.at});
    else if (one.schema && other.schema)
      node.children.push({step: variantStep(value), node: compare([one.schema], [other.schema])});
  }
  for (const [value, {name, at: place}] of after)
    if (!before.has(value))
      add('discriminator-value-added', {name, to: value}, {...at, after: place});
}

/**
 * The schemas that have the parent in their `allOf`. Undefined for a parent that is inlined or in
 * another file, where its component cannot be recognized.
 */
function listComposed(side: Side, {parent}: Owner): Descendants | undefined {
  if (!parent) return undefined;
  const composed = side.descendantsOf(parent.value);
  if (composed.places.length > 0) return composed;
  const isNamed = entriesOf(findComponentSchemas(side.document)).some(
    ([, entry]) => side.follow(entry)?.value === parent.value,
  );
  return isNamed ? composed : undefined;
}

/** A schema that a discriminator's value selects; absent if the document lacks it. */
type SelectedSchema = {name: string; at: Place; schema: Place | undefined};

/** The schemas in the mapping, then the others of these, by the values that select them. */
function listSelected(
  side: Side,
  discriminator: Fact,
  composed: readonly Place[],
): Map<string, SelectedSchema> {
  const mapped = entriesOf(childOf(discriminator, 'mapping')).map(
    ([value, place]): [string, SelectedSchema] => [
      value,
      {name: nameOf(place), at: place, schema: resolveMapped(side, place)},
    ],
  );
  const keyOf = (place: Place) => placeKey(side.follow(place) ?? place);
  const known = new Set(mapped.flatMap(([, {schema}]) => (schema ? [keyOf(schema)] : [])));
  const property = stringOf(discriminator.value, 'propertyName') ?? '';
  const candidates = composed
    .filter((place) => !known.has(keyOf(place)))
    .map((schema) => ({
      id: placeKey(schema),
      name: toKeys(schema.pointer).at(-1) ?? '',
      allowed: listAllowedTexts(side.document, schema, property),
      ...findStatedValue(side.document, schema),
      at: schema,
      // As for a reference: the name of the schema is remembered.
      schema: side.resolve(`#${schema.pointer}`, schema) ?? schema,
    }));
  const implicit = candidates.flatMap((candidate) =>
    toOwnValues(candidate, candidates).map((value): [string, SelectedSchema] => [value, candidate]),
  );
  return new Map([...implicit, ...mapped]);
}
