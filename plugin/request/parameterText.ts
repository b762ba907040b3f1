import {isObject} from '../document/isObject';
import type {Parameter, ParameterLocation} from '../model/types';
import type {Formatting} from './formatting';
import {encodeStrict} from './percent';
import {toShownValue} from './shownValue';
import type {StyleRules} from './style';
import type {ParameterValue} from './types';

/** A parameter of the request: its value and its definition in the document. */
export type SentParameter = {
  value: ParameterValue;
  definition: Parameter;
  /** Whether the value consists of placeholders, which stay readable. */
  isOpen?: boolean;
};

/**
 * The form's parameters in this location, in the form's order. The document need not define a
 * parameter, as with a path template.
 */
export function listParameters(
  definitions: readonly Parameter[],
  values: readonly ParameterValue[],
  location: ParameterLocation,
): SentParameter[] {
  return values
    .filter((value) => value.in === location)
    .map((value) => ({
      value,
      definition: definitions.find(
        (entry) => entry.in === location && entry.name === value.name,
      ) ?? {name: value.name, in: location, examples: []},
    }))
    .filter(({definition}) => !definition.ignored);
}

/**
 * Gives an object without a value a placeholder for each property, as `Sent as` on its page: the
 * name of the parameter may not occur in the request.
 */
export function openObject(parameter: SentParameter, {table}: Formatting): SentParameter {
  const {value, definition} = parameter;
  const shown =
    value.placeholder && !definition.content
      ? toShownValue(definition.schema, definition.name, table)
      : undefined;
  return isObject(shown)
    ? {definition, value: {in: value.in, name: value.name, value: shown}, isOpen: true}
    : parameter;
}

/** Rules that leave placeholders as they are. */
export function toOpenRules(rules: StyleRules, isOpen = false): StyleRules {
  const keep = (encode: StyleRules['encode']) => (text: string) =>
    /^<.*>$/.test(text) ? text : encode(text);
  const {encode, encodeName = encodeStrict} = rules;
  return isOpen ? {...rules, encode: keep(encode), encodeName: keep(encodeName)} : rules;
}

/**
 * Formats a `content` parameter in its media type, not yet percent-encoded; undefined if it has no
 * value.
 */
export function toContentText(
  {value, definition}: SentParameter,
  {format}: Formatting,
): string | undefined {
  if (value.raw !== undefined) return value.raw;
  return definition.content && value.value !== undefined
    ? format(definition.content, value.value)
    : undefined;
}
