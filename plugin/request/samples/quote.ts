import {toWellFormed} from '../percent';

/** How a language writes what cannot be in a string literal as it is. */
export type Escapes = {
  named: {readonly [character: string]: string};
  /** A character of the code point as an escape, e.g. `\u{1}`. */
  toEscape: (codePoint: number) => string;
};

/**
 * Control characters, line separators of Unicode and the byte order mark: invisible in code, or
 * refused by its compiler.
 */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/u;

export const toHex4 = (codePoint: number) => `\\u${codePoint.toString(16).padStart(4, '0')}`;
export const toHexBraces = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;

/** The escapes that JSON and most languages have in common. */
export const COMMON_ESCAPES = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
} as const;

/** Text as a string literal between double quotes. */
export function quoteDouble(text: string, {named, toEscape}: Escapes): string {
  const escaped = Array.from(toWellFormed(text), (character) =>
    Object.hasOwn(named, character)
      ? named[character]
      : INVISIBLE.test(character)
        ? toEscape(character.codePointAt(0) ?? 0)
        : character,
  );
  return `"${escaped.join('')}"`;
}

/** Whether text has several lines and can be read in a literal of several lines as it is. */
export function isReadable(text: string): boolean {
  return text.includes('\n') && !INVISIBLE.test(text.replaceAll('\n', ''));
}

/**
 * Text between single quotes, where nothing has a meaning but the quote and the backslash (PHP and
 * Ruby). Undefined for text with invisible characters, which cannot be escaped there.
 */
export function quoteSingle(text: string): string | undefined {
  if (INVISIBLE.test(text.replaceAll('\n', ''))) return undefined;
  return `'${toWellFormed(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
