import {formatValue, isJsonNumber, toExactNumber} from '../../document/exactNumber';
import type {Json} from '../../model/types';

/**
 * What a reader typed into a field for numbers, as written. What is not a number stays text, so
 * that the form can say so.
 */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  if (isJsonNumber(trimmed)) return toExactNumber(trimmed);
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(Number(trimmed))
    ? Number(trimmed)
    : text;
}

/** A scalar as text in a field. */
export function formatScalar(value: Json | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : formatValue(value);
}
