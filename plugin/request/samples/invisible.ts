/**
 * Control characters, Unicode line separators, the byte order mark, and marks that reorder the code
 * around them: invisible in code, rejected by its compiler, or obeyed by a terminal into which it is
 * pasted.
 */
export const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
