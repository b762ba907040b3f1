import type {Json, NodeSchema, Parameter, SchemaTable} from '../model/types';
import {toCookies} from './cookies';
import {toGivenValue} from './givenValue';
import {toHeaders} from './headers';
import {toPath} from './path';
import {toPlaceholder} from './problems';
import {toQueryParts} from './query';
import {findItem, findNode, findType} from './schemas';
import type {ParameterValue} from './types';

/**
 * How a parameter is written on the wire, e.g. `ids=1&ids=2`, from its example or else from placeholders. Undefined where
 * there is nothing to explain: a single value in the plain style of its place. Brackets and placeholders are shown as they
 * read, everything else as it is sent.
 */
export function toSerializationLine(parameter: Parameter, table: SchemaTable = {}): string | undefined {
  const schema = parameter.schema ?? parameter.content?.schema;
  const example = [...parameter.examples, ...(parameter.content?.examples ?? [])].find((entry) => entry.value !== undefined)?.value;
  const value = example ?? toGivenValue(schema, table) ?? toPlaceholderValue(findNode(schema, table), parameter.name, table);
  const isPlain = typeof value !== 'object' && !parameter.content && !['label', 'matrix'].includes(parameter.style ?? '');
  if (parameter.ignored || value === undefined || isPlain) return undefined;
  const text = toWire(parameter, {in: parameter.in, name: parameter.name, value}, table);
  return text.replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3C', '<').replaceAll('%3E', '>') || undefined;
}

function toWire(parameter: Parameter, value: ParameterValue, table: SchemaTable): string {
  const operation = {path: `{${parameter.name}}`, parameters: [parameter]};
  switch (parameter.in) {
    case 'path':
      return toPath(operation, [value], table).path;
    case 'header':
      return toHeaders(operation, [value], table).map((header) => header.join(': ')).join('');
    case 'cookie':
      return toCookies(operation, [value], table).map((cookie) => cookie.join('=')).join('; ');
    default:
      return toQueryParts(operation, [value], table).join('&');
  }
}

/** A value with the shape of the schema: lists of two, objects with their properties. */
function toPlaceholderValue(node: NodeSchema | undefined, name: string, table: SchemaTable, depth = 0): Json | undefined {
  if (!node || depth > 2) return undefined;
  const type = findType(node);
  if (type === 'array') {
    const item = (index: number) => toPlaceholderValue(findNode(findItem(node, index), table), name, table, depth + 1) ?? toPlaceholder(name);
    return [item(0), item(1)];
  }
  if (type !== 'object') return toPlaceholder(name);
  const entries = (node.properties ?? []).map((property): [string, Json] => [
    property.name,
    toGivenValue(property.schema, table) ?? toPlaceholderValue(findNode(property.schema, table), property.name, table, depth + 1) ?? toPlaceholder(property.name),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
