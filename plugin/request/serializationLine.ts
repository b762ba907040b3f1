import type {Json, Parameter, Schema, SchemaTable} from '../model/types';
import {toCookies} from './cookies';
import {createFormatting} from './formatContent';
import type {Formatting} from './formatting';
import {isStated, toGivenValue} from './givenValue';
import {toHeaders} from './headers';
import {toPath} from './path';
import {toPlaceholder} from './problems';
import {toQueryParts} from './query';
import {findItem, findNode, findType} from './schemas';
import type {ParameterValue} from './types';

/**
 * How a parameter is written on the wire, e.g. `ids=1&ids=2`, from its example or else from
 * placeholders. Undefined where there is nothing to explain: a single value in the plain style of
 * its place. Brackets and placeholders are shown as they read, everything else as it is sent.
 */
export function toSerializationLine(
  parameter: Parameter,
  table: SchemaTable = {},
): string | undefined {
  const schema = parameter.schema ?? parameter.content?.schema;
  const examples = [...parameter.examples, ...(parameter.content?.examples ?? [])].flatMap(
    ({value}) => (value === undefined ? [] : [value]),
  );
  // A list of one does not show what stands between two.
  const example =
    examples.find((value) => !Array.isArray(value) || value.length > 1) ?? examples[0];
  const value = example ?? toShownValue(schema, parameter.name, table);
  const isPlain =
    typeof value !== 'object' &&
    !parameter.content &&
    !['label', 'matrix'].includes(parameter.style ?? '');
  if (parameter.ignored || value === undefined || isPlain) return undefined;
  const shown =
    Array.isArray(value) && value.length === 1 ? [...value, toPlaceholder(parameter.name)] : value;
  const text = toWire(
    parameter,
    {in: parameter.in, name: parameter.name, value: shown},
    createFormatting(table),
  );
  return (
    text
      .replaceAll('%5B', '[')
      .replaceAll('%5D', ']')
      .replaceAll('%3C', '<')
      .replaceAll('%3E', '>') || undefined
  );
}

function toWire(parameter: Parameter, value: ParameterValue, formatting: Formatting): string {
  const operation = {path: `{${parameter.name}}`, parameters: [parameter]};
  switch (parameter.in) {
    case 'path':
      return toPath(operation, [value], formatting).path;
    case 'header':
      return toHeaders(operation, [value], formatting)
        .map((header) => header.join(': '))
        .join('');
    case 'cookie':
      return toCookies(operation, [value], formatting)
        .map((cookie) => cookie.join('='))
        .join('; ');
    default:
      return toQueryParts(operation, [value], formatting).join('&');
  }
}

/** A value with the shape of the schema: what the document gives, and placeholders in between. */
function toShownValue(
  schema: Schema | undefined,
  name: string,
  table: SchemaTable,
  depth = 0,
): Json | undefined {
  const node = findNode(schema, table);
  if (!node || depth > 2) return undefined;
  const given = toGivenValue(schema, table);
  if (given !== undefined && isStated(schema, table)) return given;
  const type = findType(node);
  if (type === 'array')
    return [
      toShownValue(findItem(node, 0), name, table, depth + 1) ?? toPlaceholder(name),
      toPlaceholder(name),
    ];
  if (type !== 'object') return given ?? toPlaceholder(name);
  const entries = (node.properties ?? []).map((property): [string, Json] => [
    property.name,
    toShownValue(property.schema, property.name, table, depth + 1) ?? toPlaceholder(property.name),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
