import type {NodeSchema, ReferenceSchema, Schema, SchemaId, SchemaTable} from '../types';

/** The schema that a reference names; ids may equal the names of built-in object properties. */
export function findSchema(table: SchemaTable, id: SchemaId): Schema | undefined {
  return Object.hasOwn(table, id) ? table[id]?.schema : undefined;
}

/**
 * The schema behind references. Undefined for boolean and unknown schemas, and for circular
 * references.
 */
export function findNode(schema: Schema | undefined, table: SchemaTable): NodeSchema | undefined {
  const last = followReferences(schema, table);
  return last?.kind === 'schema' ? last : undefined;
}

/** The reference, if it leads to a schema that the table lacks. */
export function findAbsent(
  schema: Schema | undefined,
  table: SchemaTable,
): ReferenceSchema | undefined {
  const last = followReferences(schema, table);
  return last?.kind === 'reference' && findSchema(table, last.id) === undefined ? last : undefined;
}

/** The last schema of a chain of references; one of them if they are circular. */
function followReferences(schema: Schema | undefined, table: SchemaTable): Schema | undefined {
  const seen = new Set<string>();
  let current = schema;
  while (current?.kind === 'reference' && !seen.has(current.id)) {
    seen.add(current.id);
    const next = findSchema(table, current.id);
    if (!next) break;
    current = next;
  }
  return current;
}
