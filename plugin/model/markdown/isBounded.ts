/** Longer texts are shown as written: a description is prose. In characters. */
const MAX_LENGTH = 200_000;
/**
 * Parsers look back from each delimiter over those before it: more of them in one paragraph take
 * too long.
 */
const MAX_DELIMITERS = 1_500;
/** Inside a code block delimiters mean nothing, unless what looks like its fence is none. */
const MAX_FENCED_DELIMITERS = 4_000;
/** A label of a link may span lines, and is looked for again at each of them. */
const MAX_LINES = 2_000;
/** Parsers go one call deeper for each quotation or list that a line opens. */
const MAX_CONTAINERS = 30;
const MAX_INDENT = 200;

const FENCE = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;

/** Whether a text can be parsed in time and space that its length explains. */
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

/** Looks at the markers of quotations and lists that a line begins with. */
function opensFew(line: string): boolean {
  const [start = ''] = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  return start.length <= MAX_INDENT && start.replace(/[ \t\d]/g, '').length <= MAX_CONTAINERS;
}
