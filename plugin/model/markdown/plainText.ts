import type {MarkdownNode} from '../types';

// Renders paragraphs of words, code, links and emphasis without a parser; most descriptions consist
// of these. In a new process, modelling GitHub's document takes 2.7 s of processor time with this
// file, and 5.8 s with the parser alone.

/**
 * A line that is not just a line of a paragraph: indentation, quotations, headings, lists, rules,
 * underlines, a table of one column, fences.
 */
const BLOCK_LINE =
  /^ *(?: {4}|[#>]|[-+*](?: |$)|\d{1,9}[.)](?: |$)|=+ *$|:?-+:? *$|(?:[*_-] *){3,}$|```|~~~)/m;
/**
 * Constructs that make a block or reach beyond their paragraph anywhere in a line: tables, tabs,
 * link definitions. HTML does, too.
 */
const BLOCK_MARK = /[|\t]|\]:/;
const CODE_SPAN = /`[^`\n]*`/g;

/**
 * Constructs that reach over a blank line, or keep their spaces: fences, indentation, tabs,
 * definitions of links and notes. HTML does, too.
 */
const LONG_BLOCK = /\t|[-+*.)>] {5}|\]:|\[\^|```|~~~|^ {2}/m;

/** A part of a text that can be rendered independently of the others. */
export type Section = {isParagraph: boolean; text: string};

/**
 * Splits a text at its blank lines, so that plain paragraphs beside a quotation or a list need no
 * parser. Adjacent blocks stay together, because they may be one list. Returns the whole text if a
 * construct may reach over a blank line. Lines end with `\n`.
 */
export function toSections(text: string): Section[] {
  const isPlain = !hasBlocks(text);
  if (!isPlain && (LONG_BLOCK.test(text) || hasHtml(text))) return [{isParagraph: false, text}];
  const sections: Section[] = [];
  for (const part of splitParagraphs(text)) {
    const last = sections.at(-1);
    const isParagraph = isPlain || !hasBlocks(part);
    if (isParagraph || !last || last.isParagraph) sections.push({isParagraph, text: part});
    else last.text += `\n\n${part}`;
  }
  return sections;
}

function hasBlocks(text: string): boolean {
  return BLOCK_LINE.test(text) || BLOCK_MARK.test(text) || hasHtml(text);
}

/** In a code span a tag is text. */
function hasHtml(text: string): boolean {
  return text.includes('<') && text.replace(CODE_SPAN, '').includes('<');
}

/** Renders a text as paragraphs only, whatever it contains. */
export function toPlainParagraphs(text: string): MarkdownNode[] {
  return splitParagraphs(text).map((paragraph) => ['p', {}, [paragraph]]);
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n *\n/)
    .map(trimSpaces)
    .filter((paragraph) => paragraph !== '');
}

/** Only characters that Markdown treats as space: other white space is text. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  return text.slice(start, end);
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n';
}

/**
 * A code span; a link whose URL needs no escaping; strong and emphasised words between spaces or
 * punctuation; the first words of an alert, which are text.
 */
const SPAN =
  /`([^`\n]+)`|(?<!!)\[((?:[^[\]`]|`[^`\n]+`)+)\]\(((?:https?:\/)?\/[A-Za-z0-9\-._~:/?#@$'*+,;=]+)\)|(?<![^\s("])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*(?![^\s.,:;!?)"])|(?<![^\s("])_([^_\s](?:[^_]*[^_\s])?)_(?![^\s.,:;!?)"])|(?<![^\n])\[![A-Z]+\](?![^\n])/g;
/**
 * Any character that may still have a meaning in CommonMark or GFM, or begin a regular expression.
 * An underscore inside a word has none.
 */
const MARKUP =
  /[\\`*[\]<>~@^]|\(\?|&[#A-Za-z]|https?:|www\.|mailto:|xmpp:| \n|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/i;

/**
 * Renders a paragraph of words, `code`, **strong** and _stressed_ words and plain links without the
 * cost of a parser. Undefined when the paragraph may contain anything else.
 */
export function toInlineNodes(source: string): MarkdownNode[] | undefined {
  if (source.includes('``')) return undefined;
  return toNodes(source.replace(/\n +/g, '\n'));
}

function toNodes(text: string): MarkdownNode[] | undefined {
  const nodes: MarkdownNode[] = [];
  let end = 0;
  /** Merges adjacent strings into one node. */
  const addText = (words: string) => {
    const last = nodes.at(-1);
    if (typeof last === 'string') nodes[nodes.length - 1] = last + words;
    else if (words !== '') nodes.push(words);
  };
  for (const match of text.matchAll(SPAN)) {
    const [span, code, label, href, strong, stressed] = match;
    const before = text.slice(end, match.index);
    if (MARKUP.test(before)) return undefined;
    addText(before);
    end = match.index + span.length;
    const inner = label ?? strong ?? stressed;
    const children = inner === undefined ? [] : toNodes(inner);
    // A link cannot contain a link.
    if (!children || (href !== undefined && children.some((child) => child[0] === 'a')))
      return undefined;
    if (code !== undefined) nodes.push(['code', {}, [toCode(code)]]);
    else if (href !== undefined) nodes.push(['a', {href}, children]);
    else if (strong !== undefined) nodes.push(['strong', {}, children]);
    else if (stressed !== undefined) nodes.push(['em', {}, children]);
    else addText(span);
  }
  const after = text.slice(end);
  addText(after);
  return MARKUP.test(after) ? undefined : nodes;
}

/** One space on both sides is removed: CommonMark, section 6.1. */
function toCode(text: string): string {
  return /^ .*[^ ].* $/.test(text) ? text.slice(1, -1) : text;
}
