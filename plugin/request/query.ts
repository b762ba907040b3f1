import type {Operation} from '../model/types';
import type {Formatting} from './formatting';
import {toMediaKind} from '../model/operation/mediaKind';
import {
  listParameters,
  openObject,
  toContentText,
  toOpenRules,
  type SentParameter,
} from './parameterText';
import {encodeReservedQuery, encodeStrict, encodeUrlText, toReadable} from './percent';
import {toPlaceholder} from './problems';
import {toShownValue} from './shownValue';
import {toPairs} from './style';
import type {ParameterValue} from './types';

/** Builds the query of a request, without `?`: join its parts with `&`. */
export function toQueryParts(
  {parameters}: Pick<Operation, 'parameters'>,
  values: readonly ParameterValue[],
  formatting: Formatting,
): string[] {
  return [
    ...listParameters(parameters, values, 'query').flatMap((parameter) =>
      toParts(parameter, formatting),
    ),
    ...listParameters(parameters, values, 'querystring').flatMap(
      (parameter) => toWholeQuery(parameter, formatting) ?? [],
    ),
  ].filter((part) => part !== '');
}

function toParts(given: SentParameter, formatting: Formatting): string[] {
  const parameter = openObject(given, formatting);
  const {value, definition, isOpen} = parameter;
  const name = encodeStrict(value.name);
  if (value.placeholder) return [`${name}=${toPlaceholder(value.name)}`];
  if (value.empty) return [`${name}=`];
  if (definition.content) {
    const text = toContentText(parameter, formatting);
    return text === undefined ? [] : [`${name}=${encodeStrict(text)}`];
  }
  if (value.raw !== undefined) return [encodeUrlText(value.raw)];
  if (value.value === undefined) return [];
  const {style = 'form', explode = style === 'form', allowReserved} = definition;
  const encode = allowReserved ? encodeReservedQuery : encodeStrict;
  const pairs = toPairs(
    toOpenRules({name: value.name, style, explode, encode}, isOpen),
    value.value,
  );
  return pairs.map((pair) => pair.join('='));
}

/**
 * A parameter that is the whole query (OpenAPI 3.2). A form already has the syntax of a query, as
 * does text whose format the document itself defines; any other media type is percent-encoded.
 */
function toWholeQuery(parameter: SentParameter, formatting: Formatting): string | undefined {
  const {value, definition} = parameter;
  if (value.placeholder) return toOpenQuery(parameter, formatting);
  const text = toContentText(parameter, formatting);
  if (text === undefined) return undefined;
  const mediaType = definition.content?.mediaType ?? 'application/x-www-form-urlencoded';
  return toMediaKind(mediaType) === 'form' || mediaType.startsWith('text/')
    ? encodeUrlText(text)
    : encodeStrict(text);
}

/** A whole query without a value: its placeholders show its format, as beside the parameter. */
function toOpenQuery({value, definition}: SentParameter, formatting: Formatting): string {
  const schema = definition.schema ?? definition.content?.schema;
  const shown = toShownValue(schema, definition.name, formatting.table);
  const sent = {in: value.in, name: value.name, value: shown};
  const text = toWholeQuery({definition, value: sent}, formatting);
  return text === undefined ? toPlaceholder(definition.name) : toReadable(text);
}
