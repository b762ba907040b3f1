import {toWellFormed} from '../percent';

/** Text that needs no quotes in any POSIX shell, nor in zsh, where a leading `=` is special. */
const SAFE = /^(?!=)[A-Za-z0-9_@%+=:,./-]+$/;
/** Control characters that a terminal would obey when a command is pasted into it. */
const CONTROL = /[\u0001-\u0008\u000b-\u001f\u007f]/;

/**
 * Quotes one word of a shell command. Between single quotes only the single quote itself is
 * special, not even `!`, `$`, a backslash or a line break. `printf` writes control characters. No
 * word can contain a zero byte, which becomes U+FFFD.
 */
export function quoteShell(text: string): string {
  const word = toWellFormed(text).replaceAll('\0', '\uFFFD');
  if (SAFE.test(word)) return word;
  if (!CONTROL.test(word)) return quoteSingle(word);
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
  const format = toWellFormed(text).replace(
    /[\\%!\u0000-\u0008\u000b-\u001f\u007f]|^-/g,
    (character) => {
      if (character === '\\' || character === '%') return character + character;
      if (character === '\r') return '\\r';
      return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
    },
  );
  return `printf ${quoteSingle(format)}`;
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
