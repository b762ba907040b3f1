import {toWellFormed} from '../percent';
import {INVISIBLE} from './invisible';

/** Text that needs no quotes in any POSIX shell, nor in zsh, where a leading `=` is special. */
const SAFE = /^(?!=)[A-Za-z0-9_@%+=:,./-]+$/;
/** Tabs and line breaks are only white space. */
const isInvisible = (character: string) => INVISIBLE.test(character) && !/[\t\n]/.test(character);

/**
 * Quotes one word of a shell command. Between single quotes only the single quote itself is
 * special, not even `!`, `$`, a backslash or a line break. `printf` writes invisible characters. No
 * word can contain a zero byte, which becomes U+FFFD.
 */
export function quoteShell(text: string): string {
  const word = toWellFormed(text).replaceAll('\0', '\uFFFD');
  if (SAFE.test(word)) return word;
  if (!Array.from(word).some(isInvisible)) return quoteSingle(word);
  // A substitution loses line breaks at its end.
  let end = word.length;
  while (word[end - 1] === '\n') end--;
  const lineBreaks = word.slice(end);
  return `"$(${toPrintf(word.slice(0, end))})"${lineBreaks && quoteSingle(lineBreaks)}`;
}

/**
 * A command that outputs text, even a zero byte. A leading dash would be an option, and `!` can be
 * special in an interactive shell.
 */
export function toPrintf(text: string): string {
  const format = Array.from(toWellFormed(text), (character, index) => {
    if (character === '\\' || character === '%') return character + character;
    if (character === '\r') return '\\r';
    return character === '!' || (character === '-' && index === 0) || isInvisible(character)
      ? toOctal(character)
      : character;
  });
  return `printf ${quoteSingle(format.join(''))}`;
}

/** The bytes of a character: no shell has to know the encoding. */
function toOctal(character: string): string {
  return Array.from(
    new TextEncoder().encode(character),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
