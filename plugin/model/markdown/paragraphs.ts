import type {MarkdownNode} from '../types';

/**
 * A line that is more than a line of a paragraph: indentation, quotations, headings, lists, rules,
 * underlines, a table of one column, fences.
 */
const BLOCK_LINE =
  /^ *(?: {4}|[#>]|[-+*](?: |$)|\d{1,9}[.)](?: |$)|=+ *$|:?-+:? *$|(?:[*_-] *){3,}$|```|~~~)/m;
/**
 * What makes a block or reaches beyond its paragraph wherever it is: tables, tabs, definitions
 * of links. HTML does, too.
 */
const BLOCK_MARK = /[|\t]|\]:/;
const CODE_SPAN = /`[^`\n]*`/g;

/**
 * The paragraphs of a text that has no other blocks; undefined when it may have some. Lines end
 * with `\n`.
 */
export function toParagraphs(text: string): string[] | undefined {
  return hasBlocks(text) ? undefined : splitParagraphs(text);
}

function hasBlocks(text: string): boolean {
  return BLOCK_LINE.test(text) || BLOCK_MARK.test(text) || hasHtml(text);
}

/** In a code span a tag is text. */
function hasHtml(text: string): boolean {
  return text.includes('<') && text.replace(CODE_SPAN, '').includes('<');
}

/**
 * What reaches over a blank line, or keeps its spaces, as HTML does: fences, indentation, tabs,
 * definitions of links and notes.
 */
const LONG_BLOCK = /\t|[-+*.)>] {5}|\]:|\[\^|```|~~~|^ {2}/m;

/** A part of a text between blank lines, which means the same wherever it is. */
export type Section = {kind: 'paragraph' | 'blocks'; text: string};

/**
 * A text cut at its blank lines, so that a quotation or a list does not take its plain neighbours
 * to the parser. Blocks that are together stay together: they may be one list. The whole text
 * where something may reach over a blank line.
 */
export function toSections(text: string): Section[] {
  if (LONG_BLOCK.test(text) || hasHtml(text)) return [{kind: 'blocks', text}];
  const sections: Section[] = [];
  for (const part of splitParagraphs(text)) {
    const last = sections.at(-1);
    if (!hasBlocks(part)) sections.push({kind: 'paragraph', text: part});
    else if (last?.kind === 'blocks') last.text += `\n\n${part}`;
    else sections.push({kind: 'blocks', text: part});
  }
  return sections;
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
