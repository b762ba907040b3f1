import {findSchema} from '../schema/findNode';
import type {Schema, SchemaTable} from '../types';

/** Whether a schema, or the one it refers to, is deprecated. */
export function isDeprecated(schema: Schema, table: SchemaTable): boolean {
  return isMarked(schema, 'deprecated', table);
}

export function isMarked(
  schema: Schema,
  mark: 'deprecated' | 'readOnly' | 'writeOnly',
  table: SchemaTable,
): boolean {
  if (schema.kind === 'unknown') return false;
  const target = schema.kind === 'reference' ? findSchema(table, schema.id) : undefined;
  return (
    Boolean(schema[mark]) ||
    (target !== undefined && target.kind !== 'unknown' && Boolean(target[mark]))
  );
}
