import type {Parameter, ParameterLocation} from '../model/types';
import type {Formatting} from './formatting';
import type {ParameterValue} from './types';

/** A parameter of the request: its value and its definition in the document. */
export type SentParameter = {value: ParameterValue; definition: Parameter};

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
