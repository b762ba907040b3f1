import type {Diagnostic} from './types';

/**
 * Sorts findings by file, line, column, rule and wording, so that the same findings always give the
 * same list.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.source.file, b.source.file) ||
    compareNumber(a.source.line, b.source.line) ||
    compareNumber(a.source.column, b.source.column) ||
    compareText(a.code, b.code) ||
    compareText(a.source.pointer ?? '', b.source.pointer ?? '') ||
    compareText(a.message, b.message)
  );
}

/** Findings about a file as a whole come after those with a place in it. */
function compareNumber(a = Infinity, b = Infinity): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares by code units, so that the order does not depend on the machine's language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
