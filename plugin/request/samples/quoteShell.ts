import {toWellFormed} from '../percent';

/** Text that means itself in every POSIX shell. */
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;

/**
 * One word of a shell command. Between single quotes nothing has a meaning but the single quote
 * itself, not even `!`, `$`, a backslash or a line break.
 */
export function quoteShell(text: string): string {
  const wellFormed = toWellFormed(text);
  return SAFE.test(wellFormed) ? wellFormed : `'${wellFormed.replaceAll("'", `'\\''`)}'`;
}
