import {findNode} from '../schema/findNode';
import {findRest} from '../schema/keywordFields';
import type {NodeSchema, Schema} from '../types';
import {matches} from './applied';
import type {Composition} from './composition';
import {toKeyPlaceholder} from './keyPlaceholder';

/** Any value. */
export const ANY: Schema = {kind: 'boolean', value: true};

/** What names by a pattern may consist of, besides the text that the pattern begins with. */
const ENDINGS = ['key', 'key1', 'Key', 'KEY', 'a', 'A', '1', '10', '100', 'aa', 'AA', 'aaa', ''];

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
