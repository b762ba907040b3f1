import type {Schema} from '../types';

const BARE_KEYS = new Set(['kind', 'value']);

/** Whether a schema says more than that anything, or nothing, is allowed. */
export function saysMore(schema: Schema | undefined): schema is Schema {
  if (schema?.kind !== 'boolean') return schema !== undefined;
  return schema.value && Object.keys(schema).some((key) => !BARE_KEYS.has(key));
}
