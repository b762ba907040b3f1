import type {Diagnostic} from './types';

/** Findings in the order of the files: by file, line, column, rule and wording. The same findings always give the same list. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.source.file, b.source.file) ||
    (a.source.line ?? 0) - (b.source.line ?? 0) ||
    (a.source.column ?? 0) - (b.source.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.source.pointer ?? '', b.source.pointer ?? '') ||
    compareText(a.message, b.message)
  );
}

/** By code units: the same everywhere, whatever the machine's language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
