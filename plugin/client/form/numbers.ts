import type {ExactJson} from '../json/exactJson';

/** What a reader typed into a field for numbers. What is no number stays text, so that the form can say so. */
export function parseNumber(text: string): number | bigint | string {
  const trimmed = text.trim();
  if (/^-?\d+$/.test(trimmed)) return Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : BigInt(trimmed);
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}

/** A scalar as text in a field. */
export function formatScalar(value: ExactJson | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value);
}
