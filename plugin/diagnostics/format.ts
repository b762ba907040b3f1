import {styleText} from 'util';
import {groupByHelp, type Mistake} from './mistakes';
import {count, escapeControls, escapeLines} from './text';
import type {Diagnostic, Severity, SourceLocation} from './types';

const COLORS = {error: 'red', warning: 'yellow', info: 'cyan'} as const satisfies Record<
  Severity,
  string
>;

type Style = Parameters<typeof styleText>[0];

export type FormatOptions = {
  colors?: boolean;
  /** Which findings show the lines of the file: errors, which stop a build, or all. */
  frames?: 'errors' | 'all';
  /**
   * Whether to name every place of every mistake. Otherwise the first ones are named and the rest
   * counted.
   */
  verbose?: boolean;
};

/** How many places of one mistake are named; the rest are counted. */
const MAX_PLACES = 3;

/** A place in the form that terminals and editors recognise: `openapi.yaml:12:3`. */
export function formatPlace({file, line, column}: SourceLocation): string {
  const name = escapeControls(file);
  if (line === undefined) return name;
  return column === undefined ? `${name}:${line}` : `${name}:${line}:${column}`;
}

/**
 * Mistakes for a terminal. Those with the same rule and help are shown together, each on a line
 * with its place, or with its first places below it. Control characters of documents are shown,
 * never executed.
 */
export function formatMistakes(mistakes: readonly Mistake[], options: FormatOptions = {}): string {
  return groupByHelp(mistakes)
    .map((alike) => formatAlike(alike, options))
    .join('\n\n');
}

function formatAlike(mistakes: readonly [Mistake, ...Mistake[]], options: FormatOptions): string {
  const {code, severity, help} = mistakes[0].first;
  const paint = createPaint(options);
  return [
    `${paint(['bold', COLORS[severity]], severity)} ${code}`,
    ...mistakes.flatMap((mistake) => formatMistake(mistake, paint, options)),
    ...(help === undefined ? [] : [indent(`${paint('cyan', 'help:')} ${escapeLines(help)}`)]),
  ].join('\n');
}

/** On one line with its place; a mistake in several places lists each of them on a line below. */
function formatMistake(
  {first, findings}: Mistake,
  paint: Paint,
  {frames = 'errors', verbose = false}: FormatOptions,
): string[] {
  const toFrame = ({severity, frame}: Diagnostic, isFirst: boolean) =>
    frame !== undefined && (frames === 'all' || (severity === 'error' && isFirst))
      ? [paint('dim', indent(escapeLines(frame), 2))]
      : [];
  const message = escapeLines(first.message);
  const toPointer = ({pointer}: SourceLocation) =>
    pointer ? `  ${paint('dim', `#${escapeControls(pointer)}`)}` : '';
  const toPlace = (source: SourceLocation) => paint('bold', formatPlace(source));
  if (findings.length === 1)
    return [
      indent(`${toPlace(first.source)}  ${message}${toPointer(first.source)}`),
      ...toFrame(first, true),
    ];
  const shown = verbose ? findings : findings.slice(0, MAX_PLACES);
  const left = findings.length - shown.length;
  return [
    indent(`${message} (${count(findings.length, 'place')})`),
    ...shown.flatMap((finding, index) => [
      indent(`${toPlace(finding.source)}${toPointer(finding.source)}`, 2),
      ...toFrame(finding, index === 0),
    ]),
    ...(left > 0 ? [indent(`… and ${left} more`, 2)] : []),
  ];
}

type Paint = (style: Style, text: string) => string;

function createPaint({colors = false}: FormatOptions): Paint {
  return (style, text) => (colors ? styleText(style, text, {validateStream: false}) : text);
}

function indent(text: string, depth = 1): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${'  '.repeat(depth)}${line}`))
    .join('\n');
}

/** One finding for a terminal. */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatOptions = {}): string {
  return formatMistakes([{first: diagnostic, findings: [diagnostic]}], options);
}
