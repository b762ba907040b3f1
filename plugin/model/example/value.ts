import {toBound, toGeneratedValue} from '../../document/exactNumber';
import {findNode, findSchema} from '../schema/findNode';
import {findType} from '../schema/findPart';
import {sameJson} from '../validation/checkScalar';
import type {Json, NodeSchema, Schema, SchemaTable} from '../types';
import {sizeOf, take} from './allowance';
import {matches, noteUnmet, satisfyNot, toMatching} from './applied';
import {isShape, type Composition, type ExamplePosition} from './composition';
import {keepSent} from './dropProperties';
import {hasOwnValue} from './hasExample';
import {composeNumber, listNumbers} from './number';
import {composeObject} from './object';
import {toOwnValue} from './ownValue';
import {narrowToVariant, toVariant} from './variant';

/**
 * Maximum nesting of named schemas that a shape shows with all their parts: the rest of deeper ones
 * is in the description of the response.
 */
const MAX_SHAPE_DEPTH = 3;
/** Maximum nesting of schemas, variants included: each is a call in a call. */
const MAX_DEPTH = 200;
/** Maximum number of repeated items in a list with a minimum length. */
const MAX_ITEMS = 100;

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
  const others = schema.examples ?? schema.enum?.map(({value}) => value) ?? [];
  const allowed = others.find((value) => !isExcluded(composition, schema, value));
  if (allowed === undefined) noteUnmet(composition, 'not', pointer);
  return allowed ?? stated;
}

/** Whether `not` excludes a value. */
function isExcluded(composition: Composition, {not, type}: NodeSchema, value: Json): boolean {
  return not !== undefined && !matches(composition, {kind: 'schema', type, not}, value);
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
  if (
    type === 'object' ||
    (type === undefined && (schema.properties || schema.variants || schema.additionalProperties))
  ) {
    return composeObject(composition, schema, position);
  }
  if (
    type === 'array' ||
    (type === undefined && (schema.items || schema.prefixItems || schema.contains))
  )
    return composeArray(composition, schema, position);
  if (type === undefined && schema.types) return null;
  const ofType = (other?: string) => toPlaceholder(position, schema, other);
  return schema.not ? satisfyNot(composition, schema, type, ofType) : ofType(type);
}

function composeArray(
  composition: Composition,
  schema: NodeSchema,
  position: ExamplePosition,
): Json | undefined {
  const {budget} = composition;
  const {prefixItems = [], constraints: {minItems = 0, maxItems, uniqueItems} = {}} = schema;
  const {item, least} = toFurtherItems(schema);
  if (item && isLeftOut(composition, item, position)) {
    budget.isShortened = true;
    return [];
  }
  const wanted = Math.min(Math.max(Number(toBound(minItems)), least), MAX_ITEMS);
  const isAdded = item && (prefixItems.length === 0 || prefixItems.length < wanted);
  const composed = [...prefixItems, ...(isAdded ? [item] : [])].map((entry) =>
    composeValue(composition, entry, {...position, pointer: `${position.pointer}/0`}),
  );
  const values = composed.filter((value) => value !== undefined);
  const last = values.at(-1);
  if (uniqueItems) addOthers(composition, item, position, values, wanted);
  else if (last !== undefined) {
    const size = sizeOf(last);
    while (values.length < wanted && size <= budget.repeated) {
      budget.repeated -= size;
      values.push(last);
    }
    if (values.length < wanted) budget.isCut = true;
  }
  if (maxItems !== undefined) values.splice(Number(toBound(maxItems)));
  if (schema.contains && position.mode !== 'stated')
    satisfyContains(composition, schema, schema.contains, values, position);
  if (position.mode !== 'given') return values;
  return values.length > 0 && composed.every((value) => value !== undefined) ? values : undefined;
}

/** Makes as many items match `contains` as it asks for, and no more than it allows. */
function satisfyContains(
  composition: Composition,
  list: NodeSchema,
  {schema, min = 1, max}: NonNullable<NodeSchema['contains']>,
  values: Json[],
  position: ExamplePosition,
): void {
  const {items, prefixItems = [], constraints: {maxItems, uniqueItems} = {}} = list;
  const isMatching = (value: Json) => matches(composition, schema, value);
  const most = maxItems === undefined ? Infinity : Number(toBound(maxItems));
  let count = values.filter(isMatching).length;
  for (; count < Math.min(min, MAX_ITEMS); count++) {
    const free = values.findIndex((value, at) => at >= prefixItems.length && !isMatching(value));
    const at = free < 0 ? values.length : free;
    const inner = {...position, pointer: `${position.pointer}/${at}`};
    const seed = values[at] ?? composeValue(composition, items ?? schema, inner);
    const value =
      seed === undefined || at >= most
        ? undefined
        : toMatching(composition, items, schema, seed, inner);
    if (value === undefined || (uniqueItems && values.some((other) => sameJson(other, value))))
      break;
    values[at] = value;
  }
  if (max !== undefined && count > max)
    count -= replaceMatching(
      composition,
      list,
      {values, isMatching, surplus: count - max},
      position,
    );
  if (count < min) noteUnmet(composition, 'contains', position.pointer);
  else if (max !== undefined && count > max)
    noteUnmet(composition, 'maxContains', position.pointer);
}

/** Replaces matching items that are too many, from the end. Returns how many. */
function replaceMatching(
  composition: Composition,
  {items, prefixItems = [], constraints: {uniqueItems} = {}}: NodeSchema,
  {
    values,
    isMatching,
    surplus,
  }: {values: Json[]; isMatching: (value: Json) => boolean; surplus: number},
  position: ExamplePosition,
): number {
  const others = listAlternatives(findNode(items, composition.table), position).filter(
    (value) => !isMatching(value),
  );
  const isFree = (value: Json) => !uniqueItems || !values.some((known) => sameJson(known, value));
  const found = Array.from(values.entries())
    .slice(prefixItems.length)
    .filter(([, value]) => isMatching(value))
    .slice(-surplus);
  let count = 0;
  for (const [at] of found) {
    const other = others.find(isFree);
    if (other === undefined) break;
    values[at] = take(composition.budget, other);
    count++;
  }
  return count;
}

/** Whether a shape shows a list without its items: they would not end, or nothing is stated. */
function isLeftOut({table, valued}: Composition, item: Schema, position: ExamplePosition): boolean {
  if (!isShape(position)) return false;
  const {mode, path} = position;
  return (
    (item.kind === 'reference' && path.includes(item.id)) ||
    (mode === 'stated' && !hasOwnValue(item, table, valued))
  );
}

/**
 * The schema of the items after those of `prefixItems`, and how many a list has at least: where
 * `items` allows any, `contains` asks for some.
 */
function toFurtherItems({items, contains, unevaluatedItems}: NodeSchema): {
  item?: Schema;
  least: number;
} {
  if (items && !(items.kind === 'boolean' && items.value)) return {item: items, least: 0};
  if (contains && contains.min !== 0) return {item: contains.schema, least: contains.min ?? 1};
  return {item: unevaluatedItems ?? items, least: 0};
}

/** Adds further items of a list without repetitions, as far as the schema of the items gives some. */
function addOthers(
  composition: Composition,
  items: Schema | undefined,
  position: ExamplePosition,
  values: Json[],
  wanted: number,
): void {
  const known = new Map(values.map((value) => [JSON.stringify(value), value]));
  values.splice(0, values.length, ...Array.from(known.values()));
  if (!items || values.length >= wanted) return;
  for (const value of listAlternatives(findNode(items, composition.table), position)) {
    if (values.length >= wanted) return;
    const text = JSON.stringify(value);
    if (known.has(text)) continue;
    known.set(text, value);
    values.push(take(composition.budget, value));
  }
}

/** Different values for one schema: `<tags>`, `<tags2>`, or numbers in order. */
function listAlternatives(node: NodeSchema | undefined, {mode, name}: ExamplePosition): Json[] {
  if (!node) return [];
  if (node.enum) return node.enum.map(({value}) => value);
  if (node.examples && node.examples.length > 1) return node.examples;
  const type = toType(node);
  if (mode === 'given') return [];
  if (type === 'boolean') return [true, false].map(toGeneratedValue);
  if (type === 'integer' || type === 'number')
    return listNumbers(node, type, 2 * MAX_ITEMS).map(toGeneratedValue);
  if (type !== 'string' || node.const !== undefined) return [];
  const text = mode === 'skeleton' ? name : (node.format ?? type);
  return Array.from({length: MAX_ITEMS}, (_, at) => `<${text}${at + 1}>`).slice(1);
}

/**
 * A placeholder: `<name>`, in a shape the type. Numbers and booleans have their type, since in
 * quotes they would not be the format of the API, and are marked until a reader replaces them.
 */
function toPlaceholder(
  {mode, name}: ExamplePosition,
  schema: Pick<NodeSchema, 'constraints' | 'format'> = {},
  type?: string,
): Json | undefined {
  if (mode === 'given') return undefined;
  const typed =
    type === 'integer' || type === 'number'
      ? composeNumber(schema, type)
      : type === 'boolean'
        ? true
        : undefined;
  if (typed !== undefined) return toGeneratedValue(typed);
  if (mode !== 'skeleton')
    return `<${(type === 'string' ? schema.format : undefined) ?? type ?? 'any'}>`;
  return `<${name}>`;
}

function toType(node: NodeSchema | undefined): string | undefined {
  return node?.types?.find((type) => type !== 'null');
}
