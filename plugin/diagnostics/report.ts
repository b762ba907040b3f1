import {RULES} from './codes';
import {formatMistakes, formatPlace, type FormatOptions} from './format';
import {groupByRule, toMistakes, type Mistake} from './mistakes';
import {count, escapeJobCommands} from './text';
import type {Diagnostic} from './types';

export type ReportOptions = FormatOptions & {
  /** How many mistakes are shown; the rest are counted. If absent, all are shown. */
  maxMistakes?: number;
  /** How to see the rest, as the end of a sentence that begins with a count. */
  more?: string;
};

/** Findings of one kind, listed together. */
export type DiagnosticGroup = {title: string; noun: string; diagnostics: Diagnostic[]};

/** How many mistakes a build shows. */
const BUILD_MAX_MISTAKES = 30;
/** How many warnings or notes of one rule are shown; the rest are counted. */
const MAX_OF_RULE = 10;
/** Up to this many rules, a list of findings needs no summary. */
const MAX_PLAIN_RULES = 3;

/**
 * Document errors, configuration errors, warnings, notes: always in this order, always separate.
 * Empty groups are left out.
 */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const sorted = sortDiagnostics(diagnostics);
  const groups = [
    {
      title: 'Document errors, for the owner of the API',
      noun: 'document error',
      diagnostics: sorted.filter(({severity, area}) => severity === 'error' && area === 'document'),
    },
    {
      title: 'Configuration errors, for the owner of the site',
      noun: 'configuration error',
      diagnostics: sorted.filter(
        ({severity, area}) => severity === 'error' && area === 'configuration',
      ),
    },
    {
      title: 'Warnings',
      noun: 'warning',
      diagnostics: sorted.filter(({severity}) => severity === 'warning'),
    },
    {title: 'Notes', noun: 'note', diagnostics: sorted.filter(({severity}) => severity === 'info')},
  ];
  return groups.filter((group) => group.diagnostics.length > 0);
}

/** All findings in groups, as text for a terminal; the empty string if there are none. */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  {maxMistakes = Infinity, more = '', ...options}: ReportOptions = {},
): string {
  let room = maxMistakes;
  let hidden = 0;
  const blocks = groupDiagnostics(diagnostics).flatMap(({title, diagnostics: found}) => {
    const rules = groupByRule(toMistakes(found)).flatMap((mistakes) => {
      const {code, severity} = mistakes[0].first;
      const most = severity === 'error' || options.verbose ? Infinity : MAX_OF_RULE;
      const shown = mistakes.slice(0, Math.min(room, most));
      room -= shown.length;
      const left = countFindings(mistakes.slice(shown.length));
      if (left > 0 && shown.length === most)
        return [
          formatMistakes(shown, options),
          `  … and ${count(left, 'more finding')} of ${code}`,
        ];
      hidden += left;
      return shown.length > 0 ? [formatMistakes(shown, options)] : [];
    });
    return rules.length > 0 ? [`${title} (${found.length})`, ...rules] : [];
  });
  return [...blocks, ...(hidden > 0 ? [`… and ${count(hidden, 'more finding')}${more}`] : [])].join(
    '\n\n',
  );
}

function countFindings(mistakes: readonly Mistake[]): number {
  return mistakes.reduce((sum, {findings}) => sum + findings.length, 0);
}

/**
 * A summary above a long list of findings: how many there are of each kind, and what to correct
 * first. The empty string if there are none.
 */
export function formatOverview(diagnostics: readonly Diagnostic[]): string {
  const mistakes = groupDiagnostics(diagnostics).flatMap(({diagnostics: found}) =>
    toMistakes(found),
  );
  const [worst] = mistakes;
  if (!worst) return '';
  const {severity, code, source} = worst.first;
  const outcome =
    severity === 'error' ? 'The build fails until the errors are corrected.' : 'No errors.';
  const start =
    mistakes.length > 1 && severity !== 'info'
      ? ` Start with ${code} at ${formatPlace(source)}.`
      : '';
  const table = toRuleRows(mistakes);
  return [
    `${formatCounts(diagnostics)}. ${outcome}${start}`,
    ...(table.length > MAX_PLAIN_RULES ? [formatTable(table)] : []),
  ].join('\n\n');
}

type RuleRow = [count: string, severity: string, code: string, summary: string];

/** How often each rule is broken, in the order of the list. */
function toRuleRows(mistakes: readonly Mistake[]): RuleRow[] {
  const counts = new Map<string, {row: (times: number) => RuleRow; times: number}>();
  for (const {
    first: {severity, code},
    findings,
  } of mistakes) {
    const key = `${severity} ${code}`;
    const known = counts.get(key);
    if (known) known.times += findings.length;
    else
      counts.set(key, {
        row: (times) => [String(times), severity, code, RULES[code].summary],
        times: findings.length,
      });
  }
  return [...counts.values()].map(({row, times}) => row(times));
}

function formatTable(rows: readonly RuleRow[]): string {
  const widthOf = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [first, second, third] = [widthOf(0), widthOf(1), widthOf(2)];
  return rows
    .map(
      ([times, severity, code, summary]) =>
        `  ${times.padStart(first)}  ${severity.padEnd(second)}  ${code.padEnd(third)}  ${summary}`,
    )
    .join('\n');
}

/** `2 document errors, 1 warning`; the empty string if there are no findings. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  return groupDiagnostics(diagnostics)
    .map(({noun, diagnostics: found}) => count(found.length, noun))
    .join(', ');
}

/**
 * Prints the errors and warnings of a build or the development server; notes are left to `check`.
 * With `failOnError`, it throws on errors, which makes the build fail.
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  {failOnError}: {failOnError: boolean},
): void {
  const shown = diagnostics.filter(({severity}) => severity !== 'info');
  if (shown.length === 0) return;
  const more = ': `npx docusaurus-plugin-api-reference check` lists them.';
  const colors = process.stderr.isTTY === true && !process.env.NO_COLOR;
  const report = formatReport(shown, {colors, maxMistakes: BUILD_MAX_MISTAKES, more});
  console.error(`\n${escapeJobCommands(report)}\n`);
  if (failOnError && shown.some(({severity}) => severity === 'error')) {
    const failure = new Error(
      `The API reference cannot be built: ${formatCounts(shown)}, listed above.`,
    );
    // Docusaurus prints the error; a stack would point to code in which nothing is wrong.
    failure.stack = `Error: ${failure.message}`;
    throw failure;
  }
}

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
