import {findNode} from '../schema/findNode';
import type {NodeSchema, Schema, SchemaTable, Variant, VariantGroup} from '../types';

/**
 * The optional properties that other variants require and the chosen one does not list: `oneOf:
 * [{required: [card]}, {required: [source]}]` asks for one of them.
 */
export function listForeign(
  {properties = [], variants = []}: NodeSchema,
  choose: (group: VariantGroup) => Variant | undefined,
  table: SchemaTable,
): Set<string> {
  const foreign = new Set<string>();
  for (const group of variants) {
    const chosen = choose(group);
    const known = new Set(findNode(chosen?.schema, table)?.properties?.map(({name}) => name));
    for (const variant of group.variants)
      for (const name of variant === chosen ? [] : listRequired(variant.schema, table))
        if (!known.has(name)) foreign.add(name);
  }
  for (const {name, required} of properties) if (required) foreign.delete(name);
  return foreign;
}

/**
 * Removes properties that conflict with others: the last of those that `not: {required: [...]}`
 * forbids together, and one that requires absent properties.
 * @param isKept whether a property must be kept in any case
 */
export function dropExclusive(
  {not = [], dependentRequired = []}: NodeSchema,
  names: Set<string>,
  isKept: (name: string) => boolean,
  table: SchemaTable,
): void {
  for (const together of not.flatMap((schema) => listForbidden(schema, table))) {
    const last = together.every((name) => names.has(name))
      ? together.filter((name) => !isKept(name)).at(-1)
      : undefined;
    if (last !== undefined) names.delete(last);
  }
  for (const {property, requires} of dependentRequired)
    if (!isKept(property) && requires.some((name) => !names.has(name))) names.delete(property);
}

/**
 * Lists of names that must not all be present: of a `not` with only `required`, and of each of its
 * alternatives.
 */
function listForbidden(schema: Schema, table: SchemaTable): string[][] {
  const {properties = [], variants = []} = findNode(schema, table) ?? {};
  const isPlain =
    properties.length > 0 &&
    properties.every((property) => property.required && property.schema.kind === 'boolean');
  if (isPlain && variants.length === 0) return [properties.map(({name}) => name)];
  const [group, ...others] = variants;
  return group && others.length === 0 && properties.length === 0
    ? group.variants.flatMap((variant) => listForbidden(variant.schema, table))
    : [];
}

function listRequired(schema: Schema, table: SchemaTable): string[] {
  return (findNode(schema, table)?.properties ?? []).flatMap(({name, required}) =>
    required ? name : [],
  );
}
