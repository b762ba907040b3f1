import {toBound, toGeneratedValue} from '../../document/exactNumber';
import {findNode} from '../schema/findNode';
import type {Json, NodeSchema, Schema} from '../types';
import {sizeOf, take} from './allowance';
import type {Composition, ExamplePosition} from './composition';
import {composeNumber, listNumbers} from './number';
import {composeObject} from './object';

const MAX_DEPTH = 12;
/**
 * Maximum nesting of named schemas in a shape: deeper ones are in the description of the response.
 */
const MAX_SHAPE_DEPTH = 3;
/** Maximum number of repeated items in a list with a minimum length. */
const MAX_ITEMS = 10;

/** A value for a schema: its own value, or one composed from its parts. */
export function composeValue(
  composition: Composition,
  schema: Schema,
  position: ExamplePosition,
): Json | undefined {
  const {budget} = composition;
  const hasSchemas = budget.schemas-- > 0;
  if (schema.kind === 'unknown') return undefined;
  if (!hasSchemas || budget.size <= 0) {
    if (hasSchemas || position.mode !== 'shape') budget.isCut = true;
    return position.mode === 'shape' ? toTypeName(schema) : undefined;
  }
  const stated = toStatedValue(schema);
  if (stated !== undefined) return take(budget, stated);
  switch (schema.kind) {
    case 'reference': {
      const {path} = position;
      const isShape = position.mode === 'shape';
      const target =
        path.includes(schema.id) || path.length > (isShape ? MAX_SHAPE_DEPTH : MAX_DEPTH)
          ? undefined
          : composition.table[schema.id];
      if (!target) return isShape ? toTypeName(schema) : undefined;
      return composeValue(composition, target.schema, {...position, path: [...path, schema.id]});
    }
    case 'boolean':
      return schema.value ? toPlaceholder(position) : undefined;
    case 'schema':
      return composeNode(composition, schema, position);
  }
}

/** The value that the schema itself gives: example, constant, default, first of an enumeration. */
function toStatedValue(schema: Exclude<Schema, {kind: 'unknown'}>): Json | undefined {
  if (schema.examples) return schema.examples[0];
  if (schema.kind === 'schema' && schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.kind !== 'schema' || !schema.enum) return undefined;
  const values = schema.enum.flatMap(({value}) => (value === null ? [] : [value]));
  return values.find((value) => !isUnspecified(value)) ?? values[0] ?? schema.enum[0]?.value;
}

/** The value of an enumeration for "none of the others", as Protocol Buffers require it. */
function isUnspecified(value: Json): boolean {
  return typeof value === 'string' && /(?:^|_)(?:unspecified|unknown)$/i.test(value);
}

function composeNode(
  composition: Composition,
  schema: NodeSchema,
  position: ExamplePosition,
): Json | undefined {
  const type = schema.types?.find((entry) => entry !== 'null');
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
  return type === undefined && schema.types ? null : toPlaceholder(position, schema, type);
}

function composeArray(
  composition: Composition,
  schema: NodeSchema,
  position: ExamplePosition,
): Json | undefined {
  const {budget} = composition;
  const {prefixItems = [], constraints: {minItems = 0, maxItems, uniqueItems} = {}} = schema;
  const {item, least} = toFurtherItems(schema);
  const wanted = Math.min(Math.max(Number(toBound(minItems)), least), MAX_ITEMS);
  const isAdded = item && (prefixItems.length === 0 || prefixItems.length < wanted);
  const composed = [...prefixItems, ...(isAdded ? [item] : [])].map((entry) =>
    composeValue(composition, entry, position),
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
  if (position.mode !== 'given') return values;
  return values.length > 0 && composed.every((value) => value !== undefined) ? values : undefined;
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
  const type = node.types?.find((entry) => entry !== 'null');
  if (mode === 'given') return [];
  if (type === 'boolean') return [true, false].map(toGeneratedValue);
  if (type === 'integer' || type === 'number')
    return listNumbers(node, type, 2 * MAX_ITEMS).map(toGeneratedValue);
  if (type !== 'string' || node.const !== undefined) return [];
  const text = mode === 'shape' ? (node.format ?? type) : name;
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
  if (mode === 'shape')
    return `<${(type === 'string' ? schema.format : undefined) ?? type ?? 'any'}>`;
  return `<${name}>`;
}

/** The placeholder for a part that a shape does not expand. */
function toTypeName(schema: Exclude<Schema, {kind: 'unknown'}>): string {
  if (schema.kind === 'reference') return `<${schema.id}>`;
  return `<${(schema.kind === 'schema' && schema.types?.find((type) => type !== 'null')) || 'any'}>`;
}
