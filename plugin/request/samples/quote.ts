import {toWellFormed} from '../percent';

/** How a language escapes characters in a string literal. */
export type Escapes = {
  named: {readonly [character: string]: string};
  /** Escapes the character with this code point, e.g. `\u{1}`. */
  toEscape: (codePoint: number) => string;
};

/**
 * Control characters, Unicode line separators and the byte order mark: invisible in code, or
 * rejected by its compiler.
 */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/u;

export const toHex4 = (codePoint: number) => `\\u${codePoint.toString(16).padStart(4, '0')}`;
export const toHexBraces = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;

/** The escapes that JSON shares with most languages. */
export const COMMON_ESCAPES = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
} as const;

/** Text as a string literal in double quotes. */
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

/** Whether text has several lines and is readable in a multi-line literal without escapes. */
export function isReadable(text: string): boolean {
  return text.includes('\n') && !INVISIBLE.test(text.replaceAll('\n', ''));
}

/**
 * Text in single quotes, where only the quote and the backslash are special (PHP and Ruby).
 * Undefined for text with invisible characters, which cannot be escaped there.
 */
export function quoteSingle(text: string): string | undefined {
  if (INVISIBLE.test(text.replaceAll('\n', ''))) return undefined;
  return `'${toWellFormed(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
