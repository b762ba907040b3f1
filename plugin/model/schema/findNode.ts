import type {NodeSchema, Schema, SchemaId, SchemaTable} from '../types';

/** The schema that a reference names; ids may equal the names of built-in object properties. */
export function findSchema(table: SchemaTable, id: SchemaId): Schema | undefined {
  return Object.hasOwn(table, id) ? table[id]?.schema : undefined;
}

/**
 * The schema behind references. Undefined for boolean and unknown schemas, and for circular
 * references.
 */
export function findNode(schema: Schema | undefined, table: SchemaTable): NodeSchema | undefined {
  const seen = new Set<string>();
  let current = schema;
  while (current?.kind === 'reference') {
    if (seen.has(current.id)) return undefined;
    seen.add(current.id);
    current = findSchema(table, current.id);
  }
  return current?.kind === 'schema' ? current : undefined;
}
