import type {MarkdownNode} from '../types';

/** A line that is more than a line of a paragraph: indentation, quotations, headings, lists, rules, underlines, fences. */
const BLOCK_LINE = /^ *(?: {4}|[#>]|[-+*](?: |$)|\d{1,9}[.)](?: |$)|[-=]+ *$|(?:[*_-] *){3,}$|```|~~~)/m;
/** What makes a block or reaches beyond its paragraph wherever it stands: HTML, tables, tabs, definitions of links. */
const BLOCK_MARK = /[<|\t]|\]:/;

/** The paragraphs of a text that has no other blocks; undefined when it may have some. Lines end with `\n`. */
export function toParagraphs(text: string): string[] | undefined {
  return BLOCK_LINE.test(text) || BLOCK_MARK.test(text) ? undefined : splitParagraphs(text);
}

/** Paragraphs and nothing else, whatever the text contains. */
export function toPlainParagraphs(text: string): MarkdownNode[] {
  return splitParagraphs(text).map((paragraph) => ['p', {}, [paragraph]]);
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n *\n/)
    .map(trimSpaces)
    .filter((paragraph) => paragraph !== '');
}

/** Only what Markdown takes for space: other white space is text. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text[start]!)) start++;
  while (end > start && isSpace(text[end - 1]!)) end--;
  return text.slice(start, end);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n';
}
