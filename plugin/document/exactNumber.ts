import type {Json} from './types';

/**
 * A number that JavaScript would write otherwise than the document does (`12345678901234567890`,
 * `1.0`, `1e400`) is kept as written: as a text that begins with a noncharacter, which no text of a
 * document or a reader does. So it is plain JSON, survives every round trip, and is one value
 * wherever values are composed and compared.
 */
const MARK = '\uFDD0';

declare const exactNumber: unique symbol;
/** Such a text. Only {@link toExactNumber} makes one, and only this file looks inside. */
export type ExactNumber = string & {readonly [exactNumber]: true};

/** A number in JSON text, and nothing else. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const MARKED_IN_JSON = new RegExp(`(^|[^\\\\])"${MARK}([-+.\\deE]+)"`, 'g');

/** A number of JSON text as a value: plain where that says the same. */
export function toExactNumber(source: string): number | ExactNumber {
  const value = Number(source);
  return String(value) === source ? value : ((MARK + source) as ExactNumber);
}

/** Whether a text is a number as JSON writes it. */
export function isJsonNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** Whether a value is a number that is kept as written. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === 'string' && value.startsWith(MARK);
}

/** The nearest number that JavaScript has; any other value is left unchanged. */
export function toPlainNumber(value: Json): Json;
export function toPlainNumber(value: Json | undefined): Json | undefined;
export function toPlainNumber(value: Json | undefined): Json | undefined {
  return isExactNumber(value) ? Number(value.slice(MARK.length)) : value;
}

/** A value of an integer: `10.0` is written `10`. Any other value is left unchanged. */
export function toWholeNumber(value: Json): Json {
  const [, whole] = (isExactNumber(value) && /^(-?\d+)\.0+$/.exec(value.slice(MARK.length))) || [];
  return whole === undefined ? value : toExactNumber(whole);
}

/**
 * A number that is kept as written, as one that `<` and `==` compare with others; any other value
 * is left unchanged.
 */
export function toComparable<T extends Json>(value: T): T | number | bigint {
  if (!isExactNumber(value)) return value;
  const text = formatValue(value);
  return /^-?\d+$/.test(text) ? BigInt(text) : Number(text);
}

/** The number that a limit is. */
export function toBound(limit: number | ExactNumber): number | bigint {
  const bound = toComparable(limit);
  return typeof bound === 'string' ? Number(bound) : bound;
}

/**
 * The text of a file, or one that a reader typed, so that nothing in it can be mistaken for such a
 * number.
 */
export function withoutMarks(text: string): string {
  const unmarked = text.includes(MARK) ? text.replaceAll(MARK, '\uFFFD') : text;
  return /\\ufdd0/i.test(unmarked)
    ? unmarked.replace(/\\(?:\\|ufdd0)/gi, (escape) => (escape.length > 2 ? '\\ufffd' : escape))
    : unmarked;
}

/** JSON text of a value, every number as written. */
export function formatJson(value: Json, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.includes(MARK) ? text.replaceAll(MARKED_IN_JSON, '$1$2') : text;
}

/** A single value as text: a text as it is, anything else as JSON. */
export function formatValue(value: Json): string {
  if (isExactNumber(value)) return value.slice(MARK.length);
  return typeof value === 'string' ? value : formatJson(value);
}
