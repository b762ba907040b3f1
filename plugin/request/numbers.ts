import {formatValue, isJsonNumber, toExactNumber} from '../document/exactNumber';
import type {Json} from '../model/types';

/**
 * Parses the input of a number field and keeps it as written. Anything that is not a number stays a
 * string, so that the form can report it.
 */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  if (isJsonNumber(trimmed)) return toExactNumber(trimmed);
  return /^-?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(Number(trimmed))
    ? Number(trimmed)
    : text;
}

/** Formats a scalar for a text field. */
export function formatScalar(value: Json | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : formatValue(value);
}
