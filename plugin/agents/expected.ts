/** What a value should be instead, in the words of the pages. */
import {formatJson} from '../document/exactNumber';
import type {Json} from '../document/types';
import {toSchemaHead} from '../exports/markdown/schema';
import {say} from '../exports/markdown/words';
import type {Schema, SchemaTable} from '../model/types';
import {toValueFacts} from '../model/words/notes';
import {findNode} from '../request/schemas';
import {toField} from './text';

/** Values of an enumeration that are named. */
const MOST_VALUES = 20;

/** `integer, 1–100, default 20`; undefined where the schema says nothing. */
export function describeExpected(
  schema: Schema | undefined,
  table: SchemaTable,
): string | undefined {
  if (!schema || schema.kind === 'unknown' || schema.kind === 'boolean') return undefined;
  const node = findNode(schema, table);
  if (!node) return schema.kind === 'reference' ? toField(schema.type) : undefined;
  const {facts, allowed} = toValueFacts({annotations: node, target: node});
  const needed = (node.properties ?? []).flatMap(({name, required}) => (required ? name : []));
  const words = [
    toSchemaHead(node, {}),
    ...facts.map(
      ({words: label, values}) => `${toLower(say(label))} ${listValues(values.slice(0, 1))}`,
    ),
    ...(allowed
      ? [`${toLower(say('schema.oneOf'))} ${listValues(allowed.map(({value}) => value))}`]
      : []),
    ...(needed.length > 0 ? [`with ${needed.slice(0, MOST_VALUES).join(', ')}`] : []),
  ];
  return toField(words.join(', '), 400);
}

/** The words begin a line on pages, and continue one here. */
function toLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function listValues(values: readonly Json[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => formatJson(value));
  const more = values.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
