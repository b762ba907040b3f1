import type {Json, NodeSchema, Schema, SchemaTable} from '../model/types';
import {findNode, findType} from './schemas';

const MAX_DEPTH = 8;

/**
 * The value that the document gives for a schema: example, constant, default, or the first of an enumeration. Lists and
 * objects are put together from their parts; undefined as soon as a required part has none.
 */
export function toGivenValue(schema: Schema | undefined, table: SchemaTable, depth = 0): Json | undefined {
  if (!schema || schema.kind === 'unknown' || depth > MAX_DEPTH) return undefined;
  const own = schema.examples?.[0] ?? schema.default;
  if (own !== undefined) return own;
  const node = findNode(schema, table);
  if (!node) return undefined;
  const [example] = node.examples ?? [];
  const stated = [example, node.const, node.default].find((value) => value !== undefined) ?? node.enum?.find(({value}) => value !== null)?.value;
  if (stated !== undefined) return stated;
  return findType(node) === 'array' ? toGivenList(node, table, depth) : toGivenObject(node, table, depth);
}

function toGivenList({items, prefixItems}: NodeSchema, table: SchemaTable, depth: number): Json | undefined {
  const values = (prefixItems ?? [items]).map((item) => toGivenValue(item, table, depth + 1));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function toGivenObject({properties = []}: NodeSchema, table: SchemaTable, depth: number): Json | undefined {
  const entries: [string, Json][] = [];
  for (const {name, schema, required} of properties) {
    const value = toGivenValue(schema, table, depth + 1);
    if (value !== undefined) entries.push([name, value]);
    else if (required) return undefined;
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether the document names a value to send: an example, a default or a constant, and not only what is allowed. */
export function isSuggested(schema: Schema | undefined, table: SchemaTable): boolean {
  if (!schema || schema.kind === 'unknown') return false;
  if (schema.examples?.length || schema.default !== undefined) return true;
  const node = findNode(schema, table);
  return node !== undefined && (Boolean(node.examples?.length) || node.default !== undefined || node.const !== undefined);
}
