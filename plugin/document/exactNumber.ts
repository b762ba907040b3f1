import {isObject} from './isObject';
import {withoutKeyMarks} from './keyOrder';
import type {Json} from './types';

/**
 * A number that JavaScript would write differently from the document (`12345678901234567890`,
 * `1.0`, `1e400`) is kept as written: as a string that begins with a noncharacter, which no string
 * of a document or a reader does. It is therefore plain JSON, survives every round trip, and is a
 * single value wherever values are composed and compared.
 */
const MARK = '\uFDD0';

/** Comes before a generated value where it is text rather than JSON, in a form. */
const TEXT_MARK = '\uFDD2';

declare const exactNumber: unique symbol;
/** Such a string. Only {@link toExactNumber} makes one, and only this file looks inside. */
export type ExactNumber = string & {readonly [exactNumber]: true};

/** Matches a string that consists of exactly one JSON number. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const MARKS = new RegExp(`[${MARK}${TEXT_MARK}]`);
/** A form encodes its marks. */
const MARKS_OF_FORM = new RegExp(`${MARKS.source}|${encodeURIComponent(TEXT_MARK)}`);
const MARKED_IN_JSON = new RegExp(`(^|[^\\\\])"${MARK}([-+.\\deE]+|true|false)"`, 'g');

/** Value of a JSON number: a plain number if JavaScript writes it the same way. */
export function toExactNumber(source: string): number | ExactNumber {
  const value = Number(source);
  return String(value) === source ? value : ((MARK + source) as ExactNumber);
}

/**
 * Marks a number or boolean that only fills a gap of a sample, until a reader replaces it. It is
 * kept like a number as written, which is never a number that JavaScript writes the same way.
 */
export function toGeneratedValue(value: number | ExactNumber | boolean): ExactNumber {
  return isExactNumber(value) ? value : ((MARK + String(value)) as ExactNumber);
}

export function isGeneratedValue(value: unknown): boolean {
  if (!isExactNumber(value)) return false;
  const text = value.slice(MARK.length);
  return text === 'true' || text === 'false' || String(Number(text)) === text;
}

/** Whether a string is a valid JSON number. */
export function isJsonNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** Whether a value is a number that is kept as written. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === 'string' && value.startsWith(MARK);
}

/** The nearest number that JavaScript has. Other values are returned unchanged. */
export function toPlainNumber(value: Json): Json;
export function toPlainNumber(value: Json | undefined): Json | undefined;
export function toPlainNumber(value: Json | undefined): Json | undefined {
  if (!isExactNumber(value)) return value;
  const text = value.slice(MARK.length);
  return text === 'true' || text === 'false' ? text === 'true' : Number(text);
}

/**
 * Writes an integer value without a fraction: `10.0` becomes `10`. Other values are returned
 * unchanged.
 */
export function toWholeNumber(value: Json): Json {
  const [, whole] = (isExactNumber(value) && /^(-?\d+)\.0+$/.exec(value.slice(MARK.length))) || [];
  return whole === undefined ? value : toExactNumber(whole);
}

/**
 * Converts a number that is kept as written to one that `<` and `==` can compare. Other values are
 * returned unchanged.
 */
export function toComparable<T extends Json>(value: T): T | number | bigint | boolean {
  if (!isExactNumber(value)) return value;
  const text = formatValue(value);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? BigInt(text) : Number(text);
}

/** The number that a limit holds. */
export function toBound(limit: number | ExactNumber): number | bigint {
  const bound = toComparable(limit);
  return typeof bound === 'number' || typeof bound === 'bigint' ? bound : Number(bound);
}

/**
 * Cleans the text of a file, or text that a reader typed, so that nothing in it can be mistaken for
 * such a number or for a marked key.
 */
export function withoutMarks(text: string): string {
  const unmarked = /[\uFDD0-\uFDD2]/.test(text) ? text.replace(/[\uFDD0-\uFDD2]/g, '\uFFFD') : text;
  return /\\ufdd[0-2]/i.test(unmarked)
    ? unmarked.replace(/\\(?:\\|ufdd[0-2])/gi, (escape) => (escape.length > 2 ? '\\ufffd' : escape))
    : unmarked;
}

/** JSON text of a value, with every number and the order of all keys as written. */
export function formatJson(value: Json, indent?: number): string {
  const text = withoutKeyMarks(JSON.stringify(value, null, indent));
  return text.includes(MARK) ? text.replaceAll(MARKED_IN_JSON, '$1$2') : text;
}

/**
 * Like {@link formatJson}, with a mark before each generated value: code that contains this text
 * shows which values are still to be filled in. {@link readMarks} removes the marks.
 */
export function formatMarkedJson(value: Json, indent?: number): string {
  const text = withoutKeyMarks(JSON.stringify(value, null, indent));
  return text.includes(MARK)
    ? text.replaceAll(MARKED_IN_JSON, (_match, before: string, digits: string) =>
        isGeneratedValue(MARK + digits) ? before + MARK + digits : before + digits,
      )
    : text;
}

/**
 * Replaces the generated values that a form writes as text by marked strings.
 * @param isDeep whether those inside objects are such text, too, rather than part of JSON
 */
export function markText(value: Json, isDeep: boolean): Json {
  if (isGeneratedValue(value)) return TEXT_MARK + formatValue(value);
  if (Array.isArray(value)) return value.map((item) => markText(item, isDeep));
  return isDeep && isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, markText(item, isDeep)]),
      )
    : value;
}

/** Code without marks, and the offsets of the generated values in it. */
export type MarkedCode = {code: string; made: readonly number[]};

/** @param isForm whether it is the code of a request with a form */
export function readMarks(text: string, isForm = false): MarkedCode {
  const [first = '', ...others] = text.split(isForm ? MARKS_OF_FORM : MARKS);
  let length = first.length;
  const made = others.map((part) => {
    const offset = length;
    length += part.length;
    return offset;
  });
  return {code: first + others.join(''), made};
}

/** A single value as a string: a string unchanged, anything else as JSON. */
export function formatValue(value: Json): string {
  if (isExactNumber(value)) return value.slice(MARK.length);
  return typeof value === 'string' ? value : formatJson(value);
}
