/**
 * What the quoting functions of languages share. Each accepts every string and writes each of its
 * characters once: text that is escaped in several passes can leave its literal, because a later
 * pass meets the escapes of an earlier one.
 */
import {toWellFormed} from '../percent';
import {INVISIBLE} from './invisible';

/** How a language escapes characters in a string literal. */
type Escapes = {
  named: {readonly [character: string]: string};
  /** Escapes the character with this code point, e.g. `\u{1}`. */
  toEscape: (codePoint: number) => string;
};

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
export const FOUR_DIGITS: Escapes = {named: COMMON_ESCAPES, toEscape: toHex4};
export const BRACES: Escapes = {named: COMMON_ESCAPES, toEscape: toHexBraces};

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

/** Between single quotes, where only the quote and the backslash are special (PHP and Ruby). */
export function quoteSingle(text: string): string {
  return `'${escapeEach(text, /[\\']/g)}'`;
}

/** Writes a backslash before each character of everything found, in one pass. */
export function escapeEach(text: string, special: RegExp): string {
  return toWellFormed(text).replace(special, (found) => found.replace(/./g, '\\$&'));
}

export function longest(text: string, run: RegExp): number {
  return (text.match(run) ?? []).reduce((length, found) => Math.max(length, found.length), 0);
}

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text.replaceAll('\n', ''));
}

/** Whether text has several lines and is readable in a multi-line literal without escapes. */
export function isReadable(text: string): boolean {
  return text.includes('\n') && !hasInvisible(text);
}
