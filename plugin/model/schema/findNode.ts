import type {NodeSchema, Schema, SchemaTable} from '../types';

/**
 * The schema behind references. Undefined for boolean and unknown schemas, and where references go
 * round in a circle.
 */
export function findNode(schema: Schema | undefined, table: SchemaTable): NodeSchema | undefined {
  const seen = new Set<string>();
  let current = schema;
  while (current?.kind === 'reference') {
    if (seen.has(current.id)) return undefined;
    seen.add(current.id);
    current = Object.hasOwn(table, current.id) ? table[current.id]!.schema : undefined;
  }
  return current?.kind === 'schema' ? current : undefined;
}
