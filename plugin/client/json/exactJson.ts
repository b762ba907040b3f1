import type {ExactJson} from '../../model/validation/types';

export type {ExactJson} from '../../model/validation/types';

/** A string, or a number outside strings. Without nested repetition: linear on any text. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/** Reads JSON without losing digits of integers. `undefined` when the text is no JSON. */
export function parseExactJson(text: string): {value: ExactJson} | undefined {
  const mark = toMark(text);
  const marked = text.replace(STRING_OR_NUMBER, (token) => (isUnsafeInteger(token) ? `"${mark}${token}"` : token));
  try {
    return {value: JSON.parse(marked, (_key, value: unknown) => (typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value)) as ExactJson};
  } catch {
    // Whoever types a document is not done until it can be read.
    return undefined;
  }
}

/** Writes JSON, every integer with all of its digits. */
export function formatExactJson(value: ExactJson, indent = 2): string {
  const plain = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? '0' : inner));
  const mark = toMark(plain);
  const marked = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${mark}${inner}` : inner), indent);
  return marked.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

/** Letters that do not occur in the text. */
function toMark(text: string): string {
  let mark = 'integer:';
  while (text.includes(mark)) mark += ':';
  return mark;
}

function isUnsafeInteger(token: string): boolean {
  return !token.startsWith('"') && /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
}
