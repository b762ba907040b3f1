import type {NodeSchema, Schema, SchemaTable} from '../types';
import {findNode} from './findNode';

/**
 * Schema of a property: the schema's own, else that of the first variant with this property, else
 * the one for additional properties.
 */
export function findProperty(
  node: NodeSchema | undefined,
  name: string,
  table: SchemaTable,
): Schema | undefined {
  const own = node?.properties?.find((property) => property.name === name)?.schema;
  if (own || !node) return own;
  for (const {variants} of node.variants ?? []) {
    for (const {schema} of variants) {
      const found = findNode(schema, table)?.properties?.find(
        (property) => property.name === name,
      )?.schema;
      if (found) return found;
    }
  }
  return node.additionalProperties?.kind === 'boolean' ? undefined : node.additionalProperties;
}

/** Schema of the item at a position. */
export function findItem(node: NodeSchema | undefined, index: number): Schema | undefined {
  return node?.prefixItems?.[index] ?? node?.items;
}

/**
 * The JSON type of the values, if there is only one; inferred from facets if the document does not
 * give it.
 */
export function findType(node: NodeSchema | undefined): string | undefined {
  const types = node?.types?.filter((type) => type !== 'null') ?? [];
  if (types.length > 0) return types.length === 1 ? types[0] : undefined;
  if (node?.properties || node?.additionalProperties) return 'object';
  return node?.items || node?.prefixItems ? 'array' : undefined;
}
