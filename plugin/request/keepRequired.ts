import type {Json, Schema, SchemaTable} from '../model/types';
import {isObject} from './json';
import {findItem, findNode, findProperty} from './schemas';

/**
 * A value without the properties that its schema names and does not require. What the schema does not know stays: it may
 * tell a variant.
 */
export function keepRequired(schema: Schema | undefined, value: Json, table: SchemaTable): Json {
  const node = findNode(schema, table);
  if (!node) return value;
  if (Array.isArray(value)) return value.map((item, index) => keepRequired(findItem(node, index), item, table));
  if (!isObject(value)) return value;
  const isOptional = (name: string) => node.properties?.some((property) => property.name === name && !property.required) === true;
  const kept = Object.entries(value).filter(([name]) => !isOptional(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, keepRequired(findProperty(node, name, table), item, table)]));
}
