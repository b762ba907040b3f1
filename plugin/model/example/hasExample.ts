import {findSchema} from '../schema/findNode';
import type {Schema, SchemaTable} from '../types';
import {isDeprecated} from './marks';
import {toOwnValue} from './ownValue';
import {toVariant} from './variant';

/** What is known of schemas, so that each is visited once. */
export type Known = Map<Schema, boolean>;

/** Whether the document gives an example of a value, or of a part that its sample contains. */
export function hasExample(
  start: Schema | undefined,
  table: SchemaTable,
  known: Known = new Map(),
): boolean {
  return hasPart(start, table, known, (schema) => schema.examples !== undefined);
}

/** The same for any value that the document gives: constants, defaults and enumerations, too. */
export function hasOwnValue(start: Schema, table: SchemaTable, known: Known): boolean {
  return hasPart(start, table, known, (schema) => toOwnValue(schema) !== undefined);
}

function hasPart(
  start: Schema | undefined,
  table: SchemaTable,
  known: Known,
  isGiven: (schema: Exclude<Schema, {kind: 'unknown'}>) => boolean,
): boolean {
  if (!start) return false;
  const pending = [start];
  const seen = new Set(pending);
  for (const schema of pending) {
    if (schema.kind !== 'unknown' && (isGiven(schema) || known.get(schema))) {
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
    ...variants.flatMap((group) => toVariant(group, table)?.schema ?? []),
  ];
}
