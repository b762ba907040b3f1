/**
 * A quoting function for each language. Each accepts every string and writes each of its characters
 * once: text that is escaped in several passes can leave its literal, because a later pass meets the
 * escapes of an earlier one.
 */
import {toWellFormed} from '../percent';
import {INVISIBLE} from './invisible';

/** How a language escapes characters in a string literal. */
type Escapes = {
  named: {readonly [character: string]: string};
  /** Escapes the character with this code point, e.g. `\u{1}`. */
  toEscape: (codePoint: number) => string;
};

const toHex4 = (codePoint: number) => `\\u${codePoint.toString(16).padStart(4, '0')}`;
const toHexBraces = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;

/** The escapes that JSON shares with most languages. */
const COMMON_ESCAPES = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
} as const;
const FOUR_DIGITS: Escapes = {named: COMMON_ESCAPES, toEscape: toHex4};
const BRACES: Escapes = {named: COMMON_ESCAPES, toEscape: toHexBraces};

/** White space that a text block of Java strips at both ends of a line, apart from spaces. */
const STRIPPED =
  /^[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]|[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]$/m;
/** As many as Rust allows. */
const MAX_HASHES = 255;

export function quotePython(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  return `"""${escapeEach(text, /\\|"{3}|"$/g)}"""`;
}

export function quoteJavaScript(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  return `\`${escapeEach(text, /[\\`]|\$(?=\{)/g)}\``;
}

/** A raw string has no escapes. */
export function quoteGo(text: string): string {
  if (!isReadable(text) || text.includes('`')) return quoteDouble(text, FOUR_DIGITS);
  return `\`${toWellFormed(text)}\``;
}

/**
 * Several lines become a text block, which strips spaces at the end of lines and indentation that
 * all lines share. It also strips other white space there, which no escape can keep.
 */
export function quoteJava(text: string): string {
  if (!isReadable(text) || STRIPPED.test(text)) return quoteDouble(text, FOUR_DIGITS);
  const isIndented = text.split('\n').every((line) => line === '' || line.startsWith(' '));
  const first = isIndented ? text.search(/[^\n]/) : -1;
  const escaped = toWellFormed(text).replace(/[\\ ]|"{3}|"$/g, (found, offset: number) => {
    if (found !== ' ') return found.replace(/./g, '\\$&');
    return offset === first || /^(?:\n|$)/.test(text.slice(offset + 1, offset + 2)) ? '\\s' : ' ';
  });
  return `"""\n${escaped}"""`;
}

/**
 * A raw string has no escapes: text that would end it or begin a template becomes an ordinary
 * string.
 */
export function quoteKotlin(text: string): string {
  if (!isReadable(text) || /"{3}|\$|"$/.test(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, $: '\\$'}, toEscape: toHex4});
  return `"""${toWellFormed(text)}"""`;
}

/** A raw string, between more quotes than the text has in a row. */
export function quoteCSharp(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  const quotes = '"'.repeat(Math.max(3, longest(text, /"+/g) + 1));
  return `${quotes}\n${toWellFormed(text)}\n${quotes}`;
}

/** A raw string, with more hashes than follow a quote in the text. */
export function quoteRust(text: string): string {
  const length = Math.max(1, longest(text, /"#*/g));
  if (!isReadable(text) || length > MAX_HASHES) return quoteDouble(text, BRACES);
  const hashes = '#'.repeat(length);
  return `r${hashes}"${toWellFormed(text)}"${hashes}`;
}

export function quoteSwift(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, BRACES);
  return `"""\n${escapeEach(text, /\\|"{3}/g)}\n"""`;
}

export function quotePhp(text: string): string {
  if (hasInvisible(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, $: '\\$'}, toEscape: toHexBraces});
  return quoteSingle(text);
}

export function quoteRuby(text: string): string {
  if (hasInvisible(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, '#': '\\#'}, toEscape: toHexBraces});
  return quoteSingle(text);
}

/**
 * Between single quotes only quotes are special, and PowerShell treats curly ones as quotes too.
 * Invisible characters need double quotes, where a backtick escapes.
 */
export function quotePowerShell(text: string): string {
  if (!hasInvisible(text)) return `'${toWellFormed(text).replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const escaped = Array.from(toWellFormed(text), (character) => {
    if (/["`$\u201c-\u201e]/.test(character)) return `\`${character}`;
    if (character === '\r') return '`r';
    if (character === '\n') return '`n';
    return INVISIBLE.test(character) ? `\`u{${character.charCodeAt(0).toString(16)}}` : character;
  });
  return `"${escaped.join('')}"`;
}

function quoteDouble(text: string, {named, toEscape}: Escapes): string {
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
function quoteSingle(text: string): string {
  return `'${escapeEach(text, /[\\']/g)}'`;
}

/** Writes a backslash before each character of everything found, in one pass. */
function escapeEach(text: string, special: RegExp): string {
  return toWellFormed(text).replace(special, (found) => found.replace(/./g, '\\$&'));
}

function longest(text: string, run: RegExp): number {
  return (text.match(run) ?? []).reduce((length, found) => Math.max(length, found.length), 0);
}

function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text.replaceAll('\n', ''));
}

/** Whether text has several lines and is readable in a multi-line literal without escapes. */
function isReadable(text: string): boolean {
  return text.includes('\n') && !hasInvisible(text);
}
