import {formatDiagnostic} from './format';
import {sortDiagnostics} from './order';
import {count} from './text';
import type {Diagnostic} from './types';

export type ReportOptions = {
  colors?: boolean;
  /** How many findings of one rule are shown in a group; the others are counted. Absent: all. */
  maxPerRule?: number;
};

/** Findings of one kind, as they are listed together. */
export type DiagnosticGroup = {title: string; noun: string; diagnostics: Diagnostic[]};

/** Findings of a rule that a build shows; `check` shows them all. */
const BUILD_MAX_PER_RULE = 10;

/** Document errors, configuration errors, warnings, notes: always in this order, always apart. Empty groups are left out. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const sorted = sortDiagnostics(diagnostics);
  const groups = [
    {title: 'Document errors, for the owner of the API', noun: 'document error', diagnostics: sorted.filter(({severity, area}) => severity === 'error' && area === 'document')},
    {title: 'Configuration errors, for the owner of the site', noun: 'configuration error', diagnostics: sorted.filter(({severity, area}) => severity === 'error' && area === 'configuration')},
    {title: 'Warnings', noun: 'warning', diagnostics: sorted.filter(({severity}) => severity === 'warning')},
    {title: 'Notes', noun: 'note', diagnostics: sorted.filter(({severity}) => severity === 'info')},
  ];
  return groups.filter((group) => group.diagnostics.length > 0);
}

/** All findings as text for a terminal, in groups; the empty string when there are none. */
export function formatReport(diagnostics: readonly Diagnostic[], {colors = false, maxPerRule = Infinity}: ReportOptions = {}): string {
  return groupDiagnostics(diagnostics).map((group) => formatGroup(group, colors, maxPerRule)).join('\n\n');
}

function formatGroup({title, diagnostics}: DiagnosticGroup, colors: boolean, maxPerRule: number): string {
  const seen = new Map<string, number>();
  const shown: string[] = [];
  for (const diagnostic of diagnostics) {
    const number = (seen.get(diagnostic.code) ?? 0) + 1;
    seen.set(diagnostic.code, number);
    if (number <= maxPerRule) shown.push(formatDiagnostic(diagnostic, {colors}));
  }
  const left = [...seen].filter(([, number]) => number > maxPerRule).map(([code, number]) => `… and ${number - maxPerRule} more of ${code}; \`check\` lists them all.`);
  return [`${title} (${diagnostics.length})`, ...shown, ...left].join('\n\n');
}

/** `2 document errors, 1 warning`; the empty string when there are no findings. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  return groupDiagnostics(diagnostics).map(({noun, diagnostics: found}) => count(found.length, noun)).join(', ');
}

/**
 * Prints the errors and warnings of a build or of the development server; notes are for `check`. With `failOnError` it then
 * throws when there is an error, so that the build fails.
 */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], {failOnError}: {failOnError: boolean}): void {
  const shown = diagnostics.filter(({severity}) => severity !== 'info');
  if (shown.length === 0) return;
  console.error(`\n${formatReport(shown, {colors: process.stderr.isTTY === true && !process.env.NO_COLOR, maxPerRule: BUILD_MAX_PER_RULE})}\n`);
  if (failOnError && shown.some(({severity}) => severity === 'error')) {
    const failure = new Error(`The API reference cannot be built: ${formatCounts(shown)}, listed above.`);
    // Docusaurus prints it, and what is wrong is not in the code that the stack would name.
    failure.stack = `Error: ${failure.message}`;
    throw failure;
  }
}
