import type {SchemaTable} from '../types';

const sizes = new WeakMap<object, number>();

/** Number of characters of a named schema as JSON, computed once. */
export function sizeOfSchema(table: SchemaTable, id: string): number {
  const schema = table[id];
  if (!schema) return 0;
  let size = sizes.get(schema);
  if (size === undefined) sizes.set(schema, (size = JSON.stringify(schema).length));
  return size;
}
