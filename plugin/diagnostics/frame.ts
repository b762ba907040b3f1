import {escapeControls} from './text';
import {lineAt, toLineStarts, type LineStarts} from './lines';
import type {Diagnostic, SourceLocation} from './types';

/** Lines shown above and below the place. */
const CONTEXT = 2;
/** How many characters of a line are shown; of a longer line, those around the place. */
const MAX_WIDTH = 100;

/**
 * A few lines of a file around a place, numbered, with a mark under the column:
 *
 *     11 |   get:
 *   > 12 |     respones: {}
 *        |     ^
 *
 * Undefined when the place has no line in the text.
 */
export function toFrame(
  text: string,
  place: Pick<SourceLocation, 'line' | 'column'>,
  starts: LineStarts = toLineStarts(text),
): string | undefined {
  const {line, column = 1} = place;
  if (line === undefined || line < 1 || line > starts.length) return undefined;
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(starts.length, line + CONTEXT);
  const shift = Math.max(0, column - 1 - Math.floor(MAX_WIDTH / 2));
  const from = (lineAt(text, starts, line) ?? '').length > MAX_WIDTH ? shift : 0;
  const gutter = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const shown = lineAt(text, starts, number) ?? '';
    if (number === last && number > line && shown.trim() === '') break;
    frame.push(
      `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${toWindow(shown, from)}`.trimEnd(),
    );
    if (number === line)
      frame.push(
        `  ${' '.repeat(gutter)} | ${' '.repeat(toWindow(shown, from, column - 1).length)}^`,
      );
  }
  return frame.join('\n');
}

/** The part of a line from `from` to `to`, or as much as fits. */
function toWindow(line: string, from: number, to = from + MAX_WIDTH): string {
  return escapeControls(line.slice(from, Math.min(to, from + MAX_WIDTH)).replaceAll('\t', '  '));
}

/**
 * Adds frames to the findings of files whose texts are given. Each text is split into lines once.
 */
export function createFrames(
  textOf: (file: string) => string | undefined,
): (diagnostic: Diagnostic) => Diagnostic {
  const known = new Map<string, {text: string; starts: LineStarts} | undefined>();
  const read = (file: string) => {
    const text = textOf(file);
    return text === undefined ? undefined : {text, starts: toLineStarts(text)};
  };
  return (diagnostic) => {
    const {file} = diagnostic.source;
    if (diagnostic.frame !== undefined || diagnostic.source.line === undefined) return diagnostic;
    if (!known.has(file)) known.set(file, read(file));
    const lines = known.get(file);
    const frame = lines && toFrame(lines.text, diagnostic.source, lines.starts);
    return frame === undefined ? diagnostic : {...diagnostic, frame};
  };
}
