import {toWellFormed} from '../percent';

/** Text that needs no quotes in any POSIX shell. */
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;

/**
 * Quotes one word of a shell command. Between single quotes only the single quote itself is
 * special, not even `!`, `$`, a backslash or a line break.
 */
export function quoteShell(text: string): string {
  const wellFormed = toWellFormed(text);
  return SAFE.test(wellFormed) ? wellFormed : `'${wellFormed.replaceAll("'", `'\\''`)}'`;
}
