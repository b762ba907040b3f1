/** Compares the discriminators of choices, or of schemas that others compose. */
import {entriesOf, childOf, placeKey, refOf, stringOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Pair, Side} from '../side';
import type {SchemaComparison} from './comparison';
import {refName, type VariantMatch} from './matchVariants';
import type {Fact, Schemas} from './schemaFacts';

type Owner = {at: Place; discriminator?: Fact | undefined};

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
  for (const {name, before: variant, after: otherVariant} of variants)
    compareValues(comparison, at, name, {
      before: valuesOf(comparison.sides.before, one, variant),
      after: valuesOf(comparison.sides.after, other, otherVariant),
    });
  if (variants.length === 0) compareMappings(comparison, {before: one, after: other});
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
 * The values that select a variant. Undefined for a variant without a name, which no value
 * identifies.
 */
function valuesOf(side: Side, discriminator: Fact, [variant]: Schemas): string[] | undefined {
  const [ref, name] = [refOf(variant.value), refName([variant])];
  if (ref === undefined) return undefined;
  const target = side.document.resolve(ref, variant);
  const values = entriesOf(childOf(discriminator, 'mapping')).flatMap(([value, place]) => {
    const mapped = resolveMapped(side, place);
    const isIt = mapped && target ? placeKey(mapped) === placeKey(target) : place.value === name;
    return isIt ? [value] : [];
  });
  return values.length > 0 || name === undefined ? values : [name];
}

/** A value of a mapping is a reference, or the name of a schema in the document. */
function resolveMapped({document: {root, resolve}}: Side, place: Place): Place | undefined {
  if (typeof place.value !== 'string') return undefined;
  const schemas = childOf(childOf(root, 'components'), 'schemas');
  return childOf(schemas, place.value) ?? resolve(place.value, place);
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
      step: from === to ? `(${to})` : '',
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

/** Without a choice, compares the schemas that the values name. */
function compareMappings(
  {add, compare, node, sides}: SchemaComparison,
  {before, after}: Pair<Fact>,
): void {
  const [ones, others] = [before, after].map(
    (entry) => new Map(entriesOf(childOf(entry, 'mapping'))),
  );
  for (const [value, place] of ones ?? []) {
    const other = others?.get(value);
    const [schema, otherSchema] = [
      resolveMapped(sides.before, place),
      other && resolveMapped(sides.after, other),
    ];
    if (!other)
      add(
        'discriminator-value-removed',
        {name: nameOf(place), from: value},
        {before: place, after},
      );
    else if (schema && otherSchema)
      node.children.push({step: `(${value})`, node: compare([schema], [otherSchema])});
  }
  for (const [value, place] of others ?? [])
    if (!ones?.has(value))
      add('discriminator-value-added', {name: nameOf(place), to: value}, {before, after: place});
}
