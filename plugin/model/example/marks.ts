import {listPassed} from '../schema/findNode';
import type {Schema, SchemaTable} from '../types';

/** Whether a schema, or the one it refers to, is deprecated. */
export function isDeprecated(schema: Schema, table: SchemaTable): boolean {
  return isMarked(schema, 'deprecated', table);
}

/** Whether a schema, or one that it refers to, has the mark. */
export function isMarked(
  schema: Schema,
  mark: 'deprecated' | 'readOnly' | 'writeOnly',
  table: SchemaTable,
): boolean {
  for (const passed of listPassed(schema, table))
    if (passed.kind !== 'unknown' && passed[mark]) return true;
  return false;
}
