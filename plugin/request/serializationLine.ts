import type {Json, MediaType, Parameter, SchemaTable} from '../model/types';
import {checkCookies, toCookies} from './cookies';
import {createFormatting} from './formatContent';
import type {Formatting} from './formatting';
import {toHeaders} from './headers';
import {toPath} from './path';
import {toReadable} from './percent';
import {toPlaceholder} from './problems';
import {toQueryParts} from './query';
import {isWhole, toShownValue} from './shownValue';
import type {ParameterValue} from './types';

/**
 * How a parameter is serialized, e.g. `ids=1&ids=2`, from its example or else from placeholders.
 * Undefined if there is nothing to explain: a single value in the default style of its location.
 */
export function toSerializationLine(
  parameter: Parameter,
  table: SchemaTable = {},
): string | undefined {
  const schema = parameter.schema ?? parameter.content?.schema;
  const examples = [...parameter.examples, ...(parameter.content?.examples ?? [])].flatMap(
    ({value}) => (value === undefined ? [] : [value]),
  );
  const placeholder = toPlaceholder(parameter.name);
  const value =
    examples.find(isWhole) ??
    toGeneratedValue(parameter.content) ??
    toShownValue(schema, parameter.name, table) ??
    (examples.length > 0 ? [placeholder, placeholder] : undefined);
  const isPlain =
    typeof value !== 'object' &&
    !parameter.content &&
    !['label', 'matrix', 'cookie'].includes(parameter.style ?? '');
  if (parameter.ignored || value === undefined || isPlain) return undefined;
  const text = toWire(
    parameter,
    {in: parameter.in, name: parameter.name, value},
    createFormatting(table),
  );
  return toReadable(text) || undefined;
}

/** The value of a `content` parameter without gaps, as a request begins with it. */
function toGeneratedValue({generated}: Partial<MediaType> = {}): Json | undefined {
  return generated && generated.origin !== 'skeleton' && isWhole(generated.value)
    ? generated.value
    : undefined;
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
      return checkCookies(toCookies(operation, [value], formatting))
        .cookies.map((cookie) => cookie.join('='))
        .join('; ');
    default:
      return toQueryParts(operation, [value], formatting).join('&');
  }
}
