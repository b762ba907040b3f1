import {findNode, findSchema, isNullable} from '../schema/findNode';
import type {NodeSchema, Schema, SchemaId, SchemaTable, Variant, VariantGroup} from '../types';
import {toOwnValue} from './ownValue';

/**
 * The variant that an example shows: the default, else the first that is more than null. One whose
 * required parts lead back to the same choice is only taken if all do.
 */
export function toVariant(group: VariantGroup, table: SchemaTable): Variant | undefined {
  const {variants} = group;
  const first = variants.find((entry) => entry.default);
  const filled = variants.filter(({schema}) => schema.kind !== 'schema' || schema.type !== 'null');
  const candidates = [...(first ? [first] : []), ...filled];
  return (
    candidates.find(({schema}) => endsBefore(group, schema, table)) ?? candidates[0] ?? variants[0]
  );
}

/** A schema of which more parts would have to be visited is taken for one that ends. */
const MAX_VISITS = 200;

/** Whether a schema has a value that does not contain the choice again. */
function endsBefore(choice: VariantGroup, start: Schema, table: SchemaTable): boolean {
  let left = MAX_VISITS;
  const open = new Set<Schema | VariantGroup>([choice]);
  const within = (part: Schema | VariantGroup, isEnding: () => boolean) => {
    if (open.has(part)) return false;
    open.add(part);
    const result = isEnding();
    open.delete(part);
    return result;
  };
  const ends = (schema: Schema | undefined): boolean => {
    if (!schema || left-- <= 0 || schema.kind === 'unknown' || schema.kind === 'boolean')
      return true;
    if (toOwnValue(schema) !== undefined) return true;
    return within(schema, () =>
      schema.kind === 'reference' ? ends(findSchema(table, schema.id)) : nodeEnds(schema),
    );
  };
  const nodeEnds = ({properties = [], items, constraints = {}, variants = []}: NodeSchema) =>
    properties.every(
      (property) =>
        !property.required || isNullable(property.schema, table) || ends(property.schema),
    ) &&
    (!constraints.minItems || ends(items)) &&
    variants.every((group) => within(group, () => group.variants.some(({schema}) => ends(schema))));
  return ends(start);
}

/**
 * A schema of a scalar or a list together with one of its variants, such as `type: string` beside
 * several enumerations: unlike those of an object, they add no parts that could be composed alone.
 */
export function narrowToVariant(
  {variants: [group, ...others] = [], ...schema}: NodeSchema,
  path: readonly SchemaId[],
  table: SchemaTable,
): {schema: NodeSchema; path: readonly SchemaId[]} | undefined {
  const variant = group && toVariant(group, table)?.schema;
  const node = findNode(variant, table);
  const id = variant?.kind === 'reference' ? variant.id : undefined;
  if (!node || (id !== undefined && path.includes(id))) return undefined;
  const {types = schema.types, constraints, variants = []} = node;
  if (!types?.some((type) => schema.types?.includes(type))) return undefined;
  return {
    schema: {
      ...schema,
      ...node,
      types,
      constraints: {...schema.constraints, ...constraints},
      variants: [...variants, ...others],
    },
    path: id === undefined ? path : [...path, id],
  };
}
