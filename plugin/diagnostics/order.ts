import type {Diagnostic} from './types';

/**
 * Findings in the order of the files: by file, line, column, rule and wording. The same findings
 * always give the same list.
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

/** What is about a file as a whole comes after what has a place in it. */
function compareNumber(a = Infinity, b = Infinity): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By code units: the same everywhere, whatever the machine's language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
