import {findNode, findSchema} from '../schema/findNode';
import {findType} from '../schema/findPart';
import type {Json, NodeSchema, Schema, SchemaTable} from '../types';
import {take} from './allowance';
import {matches, noteUnmet, satisfyNot} from './applied';
import {composeArray, listStated} from './array';
import {isShape, type Composition, type ExamplePosition} from './composition';
import {keepSent} from './dropProperties';
import {composeObject} from './object';
import {toOwnValue} from './ownValue';
import {toPlaceholder, toType} from './placeholder';
import {narrowToVariant, toVariant} from './variant';

/**
 * Maximum nesting of named schemas that a shape shows with all their parts: the rest of deeper ones
 * is in the description of the response.
 */
const MAX_SHAPE_DEPTH = 3;
/** Maximum nesting of schemas, variants included: each is a call in a call. */
const MAX_DEPTH = 200;

/** A value for a schema: its own value, or one composed from its parts. */
export function composeValue(
  composition: Composition,
  schema: Schema,
  position: ExamplePosition,
): Json | undefined {
  const {budget} = composition;
  const hasSchemas = budget.schemas-- > 0;
  if (schema.kind === 'unknown') return undefined;
  if (!hasSchemas || budget.size <= 0 || budget.depth >= MAX_DEPTH) {
    if (hasSchemas || !isShape(position)) budget.isCut = true;
    return isShape(position) ? toEnd(composition, schema, position) : undefined;
  }
  budget.depth++;
  const value = composeOpen(composition, schema, position);
  budget.depth--;
  return value;
}

function composeOpen(
  composition: Composition,
  schema: Exclude<Schema, {kind: 'unknown'}>,
  position: ExamplePosition,
): Json | undefined {
  const {budget, direction, table} = composition;
  const stated = toOwnValue(schema);
  if (stated !== undefined)
    return take(
      budget,
      keepSent(schema, toAllowed(composition, schema, stated, position), direction, table),
    );
  if (position.mode === 'shape' && isBeyond(composition, schema, position))
    return composeValue(composition, schema, {...position, mode: 'stated'});
  switch (schema.kind) {
    case 'reference': {
      const {path} = position;
      const target = path.includes(schema.id) ? undefined : findSchema(table, schema.id);
      if (!target) return isShape(position) ? toEnd(composition, schema, position) : undefined;
      return composeValue(composition, target, {...position, path: [...path, schema.id]});
    }
    case 'boolean':
      return schema.value ? toPlaceholder(position) : undefined;
    case 'schema':
      return noteExcluded(
        composition,
        schema,
        composeNode(composition, schema, position),
        position,
      );
  }
}

/** The value that a schema states, or another of its list that `not` allows. */
function toAllowed(
  composition: Composition,
  schema: Schema,
  stated: Json,
  {pointer}: ExamplePosition,
): Json {
  if (schema.kind !== 'schema' || !isExcluded(composition, schema, stated)) return stated;
  const allowed = listStated(schema).find((value) => !isExcluded(composition, schema, value));
  if (allowed === undefined) noteUnmet(composition, 'not', pointer);
  return allowed ?? stated;
}

/** Any value. */
const OPEN: NodeSchema = {kind: 'schema', type: ''};

/** Whether `not` excludes a value. */
function isExcluded(composition: Composition, {not}: NodeSchema, value: Json): boolean {
  return not !== undefined && !matches(composition, {...OPEN, not}, value);
}

/** Notes an object or a list that `not` excludes; of other values, another one is made. */
function noteExcluded(
  composition: Composition,
  schema: NodeSchema,
  value: Json | undefined,
  {pointer}: ExamplePosition,
): Json | undefined {
  if (typeof value === 'object' && isExcluded(composition, schema, value))
    noteUnmet(composition, 'not', pointer);
  return value;
}

/** Whether a shape is to show only stated values of an object or a list. */
function isBeyond({budget, table}: Composition, schema: Schema, {path}: ExamplePosition): boolean {
  const isDeep = schema.kind === 'reference' && path.length > MAX_SHAPE_DEPTH;
  return (budget.whole-- <= 0 || isDeep) && toEmpty(schema, table) !== undefined;
}

/** What a shape has in place of a part that it does not expand. */
function toEnd(composition: Composition, schema: Schema, position: ExamplePosition): Json {
  const {budget, table} = composition;
  const node = findNode(schema, table);
  const stated = node && budget.size > 0 ? toOwnValue(node) : undefined;
  if (stated !== undefined && typeof stated !== 'object') return take(budget, stated);
  const empty = toEmpty(schema, table);
  if (empty === undefined) return toPlaceholder(position, node, toType(node)) ?? '<any>';
  budget.isShortened = true;
  return empty;
}

/** An empty object or list, if that is the declared type. */
function toEmpty(start: Schema, table: SchemaTable): Json | undefined {
  const seen = new Set<NodeSchema>();
  for (let node = findNode(start, table); node && !seen.has(node);) {
    seen.add(node);
    const type = findType(node);
    if (type !== undefined) return type === 'object' ? {} : type === 'array' ? [] : undefined;
    const [group] = node.variants ?? [];
    node = group && findNode(toVariant(group, table)?.schema, table);
  }
  return undefined;
}

function composeNode(
  composition: Composition,
  schema: NodeSchema,
  position: ExamplePosition,
): Json | undefined {
  const type = toType(schema);
  if (schema.variants && type !== undefined && type !== 'object') {
    const narrowed = narrowToVariant(schema, position.path, composition.table);
    if (narrowed)
      return composeValue(composition, narrowed.schema, {...position, path: narrowed.path});
  }
  if (type === 'object' || (type === undefined && schema.variants))
    return composeObject(composition, schema, position);
  if (type === 'array') return composeArray(composition, schema, position);
  if (type === undefined && schema.types) return null;
  const ofType = (other?: string) => toPlaceholder(position, schema, other);
  return schema.not ? satisfyNot(composition, schema, type, ofType) : ofType(type);
}
