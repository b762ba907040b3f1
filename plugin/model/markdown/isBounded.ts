/** Maximum length of a text that is parsed, in characters. Longer texts are shown as written. */
const MAX_LENGTH = 200_000;
/**
 * Maximum number of delimiters in a paragraph: parsers search backwards from each of them, so more
 * take too long.
 */
const MAX_DELIMITERS = 1_500;
/** Inside a code block delimiters have no meaning, unless its apparent fence is not one. */
const MAX_FENCED_DELIMITERS = 4_000;
/** A link label may span lines, and parsers search for it again on each line. */
const MAX_LINES = 2_000;
/** Maximum nesting of quotations and lists that a line opens: parsers recurse for each. */
const MAX_NESTING = 30;
const MAX_INDENT = 200;

const FENCE = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;

/** Whether a text can be parsed in time and space that are proportionate to its length. */
export function isBounded(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  let delimiters = 0;
  let lines = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    lines = isBlank || fence !== undefined ? 0 : lines + 1;
    if (isBlank) delimiters = 0;
    if (FENCE.test(line)) {
      const mark = line.trimStart()[0];
      fence = fence === undefined ? mark : fence === mark ? undefined : fence;
      delimiters = 0;
    }
    // The cells of a table are parsed one by one.
    delimiters = line.includes('|') ? countDelimiters(line) : delimiters + countDelimiters(line);
    if (
      delimiters > (fence === undefined ? MAX_DELIMITERS : MAX_FENCED_DELIMITERS) ||
      lines > MAX_LINES ||
      !opensFew(line)
    )
      return false;
  }
  return true;
}

function countDelimiters(line: string): number {
  let count = 0;
  for (const character of line) if ('*_~[]<`!'.includes(character)) count++;
  return count;
}

/** Counts the markers of quotations and lists at the start of a line. */
function opensFew(line: string): boolean {
  const start = startOf(line);
  return start.length <= MAX_INDENT && countMarkers(start) <= MAX_NESTING;
}

function startOf(line: string): string {
  return /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
}

function countMarkers(start: string): number {
  return start.replace(/[ \t\d]/g, '').length;
}

/**
 * Maximum number of quotations, list items, footnotes and blocks of HTML in a text: a parser makes
 * a document of each, so a line that opens 28 takes as long as 28 lines.
 */
export const MAX_CONTAINERS = 3_000;

/** What a footnote takes, with the list of footnotes and its way back. */
const FOOTNOTE = 4;

/** Counts what a text opens, or nearly: inside a code block nothing is opened. */
export function countContainers(text: string): number {
  let count = 0;
  for (const line of text.split('\n')) {
    const start = startOf(line);
    count += countMarkers(start);
    if (line.startsWith('[^', start.length)) count += FOOTNOTE;
    else if (line[start.length] === '<') count += 1;
  }
  return count;
}
