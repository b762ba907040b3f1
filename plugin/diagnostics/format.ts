import {styleText} from 'util';
import {clip, escapeControls, escapeLines} from './text';
import type {Diagnostic, Severity, SourceLocation} from './types';

/** Longest pointer that is shown beside a place. */
const MAX_POINTER = 120;
const COLORS = {error: 'red', warning: 'yellow', info: 'cyan'} as const satisfies Record<Severity, string>;

type Style = Parameters<typeof styleText>[0];

/** A place as terminals and editors know it: `openapi.yaml:12:3`. */
export function formatPlace({file, line, column}: SourceLocation): string {
  const name = escapeControls(file);
  if (line === undefined) return name;
  return column === undefined ? `${name}:${line}` : `${name}:${line}:${column}`;
}

/**
 * One finding for a terminal, several lines: severity, rule and place; what is wrong; the lines of the file; what to write
 * instead. Control characters of documents are shown and never acted upon.
 */
export function formatDiagnostic(diagnostic: Diagnostic, {colors = false}: {colors?: boolean} = {}): string {
  const {severity, code, source, message, help, frame} = diagnostic;
  const paint = (style: Style, text: string) => (colors ? styleText(style, text, {validateStream: false}) : text);
  const pointer = source.pointer ? `  ${paint('dim', `#${escapeControls(clip(source.pointer, MAX_POINTER))}`)}` : '';
  const lines = [
    `${paint(['bold', COLORS[severity]], severity)} ${code}  ${paint('bold', formatPlace(source))}${pointer}`,
    indent(escapeLines(message)),
    ...(frame === undefined ? [] : [paint('dim', indent(escapeLines(frame)))]),
    ...(help === undefined ? [] : [indent(`${paint('cyan', 'help:')} ${escapeLines(help)}`)]),
  ];
  return lines.join('\n');
}

function indent(text: string): string {
  return text.split('\n').map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}
