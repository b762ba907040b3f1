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
export function followReferences(
  schema: Schema | undefined,
  table: SchemaTable,
): Schema | undefined {
  return schema?.kind === 'reference' ? Array.from(listPassed(schema, table)).at(-1) : schema;
}

/** A schema and those that it refers to, in order. A named schema may only be a reference. */
export function listPassed(schema: Schema | undefined, table: SchemaTable): Set<Schema> {
  const passed = new Set<Schema>();
  let current = schema;
  while (current && !passed.has(current)) {
    passed.add(current);
    current = current.kind === 'reference' ? findSchema(table, current.id) : undefined;
  }
  return passed;
}

/** Whether a reference, or one that it leads to, allows `null` besides what its schema allows. */
export function addsNull(schema: Schema | undefined, table: SchemaTable): boolean {
  for (const passed of listPassed(schema, table))
    if (passed.kind === 'reference' && passed.nullable) return true;
  return false;
}

/** Whether null is a value of a schema. */
export function isNullable(schema: Schema | undefined, table: SchemaTable): boolean {
  const node = findNode(schema, table);
  return (
    addsNull(schema, table) ||
    node?.types?.includes('null') === true ||
    node?.enum?.some(({value}) => value === null) === true
  );
}
