import {findNode} from '../schema/findNode';
import {findRest} from '../schema/keywordFields';
import type {Json, NodeSchema, Schema} from '../types';
import {matches, noteUnmet} from './applied';
import type {Composition, ExamplePosition} from './composition';
import {toKeyPlaceholder} from './keyPlaceholder';

/** Maximum number of properties without names. */
const MAX_KEYS = 10;
/** Any value. */
export const ANY: Schema = {kind: 'boolean', value: true};

/** What names by a pattern may consist of, besides the text that the pattern begins with. */
const ENDINGS = ['key', 'key1', 'Key', 'KEY', 'a', 'A', '1', '10', '100', 'aa', 'AA', 'aaa', ''];

/**
 * Adds properties without names.
 * @param count how many properties the object must have
 */
export function addKeys(
  composition: Composition,
  schema: NodeSchema,
  fields: Map<string, Json>,
  count: number,
  position: ExamplePosition,
): void {
  if (position.mode === 'given' || position.mode === 'stated') return;
  const least = Math.min(count, MAX_KEYS);
  if (fields.size >= least) return;
  for (const key of listFreeKeys(composition, schema, least)) {
    if (fields.size >= least) return;
    if (fields.has(key.name)) continue;
    const at = {...position, name: 'value', isBody: false};
    const value = composition.compose(composition, key.schema, at);
    if (value === undefined) return;
    fields.set(key.name, value);
  }
  const {propertyNames, patternProperties} = schema;
  if (fields.size < least && (propertyNames || patternProperties)) {
    const keyword = propertyNames ? 'propertyNames' : 'patternProperties';
    noteUnmet(composition, keyword, position.pointer);
  }
}

/**
 * Names for properties that a schema has no names for, with the schemas of their values: those that
 * it lists, else placeholders, else names that its patterns allow.
 */
export function listFreeKeys(
  composition: Composition,
  schema: NodeSchema,
  count: number,
): {name: string; schema: Schema}[] {
  const {table, match} = composition;
  const {patternProperties = [], propertyNames} = schema;
  const rest = findRest(schema) ?? ANY;
  const names = findNode(propertyNames, table);
  const listed = names?.enum?.flatMap(({value}) => (typeof value === 'string' ? value : []));
  const patterns = [
    ...patternProperties.map(({pattern}) => pattern),
    ...(names?.constraints?.pattern === undefined ? [] : [names.constraints.pattern].flat()),
  ];
  const candidates = listed ?? [
    ...Array.from({length: count}, (_, at) => toKeyPlaceholder(at + 1)),
    ...patterns.flatMap((pattern) => {
      const [, start = ''] = /^\^?([\w-]*)/.exec(pattern) ?? [];
      return [start, start.slice(0, -1)].flatMap((text) => ENDINGS.map((end) => text + end));
    }),
    ...(propertyNames ? ENDINGS : []),
  ];
  const found = new Map<string, Schema>();
  for (const name of candidates) {
    if (found.size >= count) break;
    const own = patternProperties.find(({pattern}) => match(pattern, name) === true);
    const value = own?.schema ?? rest;
    const isAllowed = !propertyNames || matchesName(composition, propertyNames, name);
    if (isAllowed && !(value.kind === 'boolean' && !value.value)) found.set(name, value);
  }
  return Array.from(found, ([name, value]) => ({name, schema: value}));
}

/** Names are no values: their pattern and their length count. */
function matchesName(composition: Composition, schema: Schema, name: string): boolean {
  const {constraints: {pattern, minLength = 0, maxLength = Infinity} = {}} =
    findNode(schema, composition.table) ?? {};
  return (
    matches(composition, schema, name) &&
    [pattern ?? []].flat().every((each) => composition.match(each, name) === true) &&
    name.length >= Number(minLength) &&
    name.length <= Number(maxLength)
  );
}
