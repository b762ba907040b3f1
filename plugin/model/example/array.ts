import {toBound, toGeneratedValue} from '../../document/exactNumber';
import {findNode} from '../schema/findNode';
import {sameJson} from '../validation/checkScalar';
import type {Json, NodeSchema, Schema} from '../types';
import {sizeOf, take} from './allowance';
import {matches, noteUnmet, toMatching} from './applied';
import {isShape, type Composition, type ExamplePosition} from './composition';
import {hasOwnValue} from './hasExample';
import {listNumbers} from './number';
import {toPlaceholderText, toType} from './placeholder';

/** Maximum number of repeated items in a list with a minimum length. */
const MAX_ITEMS = 100;

/** A list with as many items as it must have: the same one again, or others. */
export function composeArray(
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
    composition.compose(composition, entry, {...position, pointer: `${position.pointer}/0`}),
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
    const seed = values[at] ?? composition.compose(composition, items ?? schema, inner);
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

/** The values that a schema lists. */
export function listStated({examples, enum: values}: NodeSchema): readonly Json[] {
  return values?.map(({value}) => value) ?? examples ?? [];
}

/** Different values for one schema: `<tags>`, `<tags2>`, or numbers in order. */
function listAlternatives(
  node: NodeSchema | undefined,
  position: ExamplePosition,
): readonly Json[] {
  if (!node) return [];
  const stated = listStated(node);
  if (node.enum || stated.length > 1) return stated;
  const type = toType(node);
  if (position.mode === 'given') return [];
  if (type === 'boolean') return [true, false].map(toGeneratedValue);
  if (type === 'integer' || type === 'number')
    return listNumbers(node, type, 2 * MAX_ITEMS).map(toGeneratedValue);
  if (type !== 'string' || node.const !== undefined) return [];
  const text = toPlaceholderText(position, node, type);
  return Array.from({length: MAX_ITEMS}, (_, at) => `<${text}${at + 1}>`).slice(1);
}
