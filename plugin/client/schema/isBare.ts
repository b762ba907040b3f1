import type {SchemaView} from './view';

const LINE_KEYS = new Set([
  'kind',
  'type',
  'types',
  'format',
  'constraints',
  'title',
  'readOnly',
  'writeOnly',
  'badges',
]);

/** Whether the line of a row shows everything about a schema. Fast, because every row calls it. */
export function isBare({target, annotations, targetDescription}: SchemaView): boolean {
  if (target?.kind === 'unknown' || target === undefined || targetDescription !== undefined)
    return false;
  for (const key in target) if (!LINE_KEYS.has(key)) return false;
  for (const key in annotations) if (!LINE_KEYS.has(key)) return false;
  return true;
}
