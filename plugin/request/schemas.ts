import {findNode} from '../model/schema/findNode';
import type {NodeSchema, Schema, SchemaTable} from '../model/types';

export {findNode} from '../model/schema/findNode';

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

/**
 * Whether a part of a multipart body is binary: `format: binary` (3.0), an empty schema (3.1), or a
 * `contentMediaType` without `contentEncoding`.
 */
export function isBinary(schema: Schema | undefined, table: SchemaTable): boolean {
  if (schema?.kind === 'boolean') return schema.value;
  const node = findNode(schema, table);
  if (!node) return false;
  if (node.format === 'binary') return true;
  const type = findType(node);
  if (type === 'string')
    return (
      node.content?.mediaType !== undefined &&
      node.content.encoding === undefined &&
      !/^text\/|json|xml/.test(node.content.mediaType)
    );
  return (
    type === undefined &&
    !node.variants &&
    !node.enum &&
    node.const === undefined &&
    !node.types?.length
  );
}
