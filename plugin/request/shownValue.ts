import {toKeyPlaceholder} from '../model/example/keyPlaceholder';
import {composeGiven} from '../model/example/generatedExample';
import {isStated} from '../model/example/ownValue';
import type {Json, JsonObject, NodeSchema, Schema, SchemaTable} from '../model/types';
import {toObject} from '../document/keyOrder';
import {toPlaceholder} from './problems';
import {findItem, findNode, findType} from './schemas';

/** A list of one item does not show the delimiter. */
export function isWhole(value: Json): boolean {
  return !Array.isArray(value) || value.length > 1;
}

/**
 * A value with the shape of the schema: made only of values from the document, or else only of
 * placeholders.
 */
export function toShownValue(
  schema: Schema | undefined,
  name: string,
  table: SchemaTable,
): Json | undefined {
  return toStatedValue(schema, table) ?? toShape(schema, name, table);
}

/** Deeper values are not shown. */
const MAX_DEPTH = 2;

/** Undefined if the document does not give some part. */
function toStatedValue(
  schema: Schema | undefined,
  table: SchemaTable,
  depth = 0,
): Json | undefined {
  const node = findNode(schema, table);
  if (!node || depth > MAX_DEPTH) return undefined;
  const given = schema && isStated(schema, table) ? composeGiven(schema, table) : undefined;
  if (given !== undefined && isWhole(given)) return given;
  const type = findType(node);
  if (type === 'array') return toStatedItems(findItem(node, 0), table, depth + 1);
  if (type !== 'object') return undefined;
  const entries = (node.properties ?? []).map(
    (property) => [property.name, toStatedValue(property.schema, table, depth + 1)] as const,
  );
  return entries.length > 0 && entries.every(([, value]) => value !== undefined)
    ? (toObject(entries) as JsonObject)
    : undefined;
}

/** Two items that the document gives. */
function toStatedItems(
  schema: Schema | undefined,
  table: SchemaTable,
  depth: number,
): Json[] | undefined {
  const node = findNode(schema, table);
  const named = schema && schema.kind !== 'unknown' ? schema.examples : undefined;
  const values = node?.enum?.map(({value}) => value) ?? named ?? node?.examples ?? [];
  if (values.length > 1) return values.slice(0, 2);
  if (!node || findType(node) !== 'object') return undefined;
  const value = toStatedValue(schema, table, depth);
  return value === undefined ? undefined : [value, value];
}

function toShape(
  schema: Schema | undefined,
  name: string,
  table: SchemaTable,
  depth = 0,
): Json | undefined {
  const node = findNode(schema, table);
  if (!node || depth > MAX_DEPTH) return undefined;
  const type = findType(node) ?? findCompound(node);
  if (type === 'array') {
    const item = toShape(findItem(node, 0), name, table, depth + 1) ?? toPlaceholder(name);
    return [item, item];
  }
  if (type !== 'object') {
    for (const {schema: inner} of (node.variants ?? []).flatMap(({variants}) => variants)) {
      const shape = toShape(inner, name, table, depth + 1);
      if (typeof shape === 'object') return shape;
    }
    return toPlaceholder(name);
  }
  const entries = (node.properties ?? []).map((property): [string, Json] => [
    property.name,
    toShape(property.schema, property.name, table, depth + 1) ?? toPlaceholder(property.name),
  ]);
  if (entries.length > 0) return toObject(entries);
  const {additionalProperties: inner} = node;
  return inner?.kind === 'boolean' && !inner.value
    ? undefined
    : {[toKeyPlaceholder(1)]: toShape(inner, 'value', table, depth + 1) ?? toPlaceholder('value')};
}

/** Of several types, the one whose serialization is to be shown. */
function findCompound({types = []}: NodeSchema): string | undefined {
  return types.find((type) => type === 'array' || type === 'object');
}
