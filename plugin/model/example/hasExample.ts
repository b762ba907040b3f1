import {findSchema} from '../schema/findNode';
import type {Schema, SchemaTable, Variant, VariantGroup} from '../types';
import {isDeprecated} from './marks';

/**
 * Whether the document gives an example of a value, or of a part that its sample contains. Visits
 * each schema once.
 */
export function hasExample(
  start: Schema | undefined,
  table: SchemaTable,
  known = new Map<Schema, boolean>(),
): boolean {
  if (!start) return false;
  const pending = [start];
  const seen = new Set(pending);
  for (const schema of pending) {
    if (schema.kind !== 'unknown' && (schema.examples || known.get(schema))) {
      known.set(start, true);
      return true;
    }
    if (known.has(schema)) continue;
    const parts = listParts(schema, table).filter((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    for (const item of parts) pending.push(item);
  }
  for (const schema of pending) known.set(schema, false);
  return false;
}

function listParts(schema: Schema, table: SchemaTable): Schema[] {
  if (schema.kind === 'reference') return [findSchema(table, schema.id) ?? []].flat();
  if (schema.kind !== 'schema') return [];
  const {items, prefixItems = [], properties = [], variants = []} = schema;
  const shown = properties.filter(
    (property) => property.required || !isDeprecated(property.schema, table),
  );
  return [
    ...(items ? [items] : []),
    ...prefixItems,
    ...shown.map((property) => property.schema),
    ...variants.flatMap((group) => toVariant(group)?.schema ?? []),
  ];
}

/** The variant that an example shows: the default, else the first that is more than null. */
export function toVariant({variants}: VariantGroup): Variant | undefined {
  return (
    variants.find((entry) => entry.default) ??
    variants.find(({schema}) => schema.kind !== 'schema' || schema.type !== 'null') ??
    variants[0]
  );
}
