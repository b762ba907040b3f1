import type {Parameter, ParameterLocation} from '../model/types';
import type {Formatting} from './formatting';
import type {ParameterValue} from './types';

/** A parameter of the request: its value, with what the document says about it. */
export type SentParameter = {value: ParameterValue; definition: Parameter};

/**
 * What the form has for this location, in the form's order. The document need not know a parameter,
 * as in a path template.
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
 * Text of a `content` parameter in its media type, not yet percent-encoded; undefined where it has
 * no value.
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
