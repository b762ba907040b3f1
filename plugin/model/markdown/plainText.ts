import type {Markdown, MarkdownNode} from '../types';

/** Characters that may mean something to CommonMark or GFM anywhere in a text. */
const INLINE_MARKUP = /[\\`*_[\]<>&|~@\t\r]|https?:|www\.|mailto:|xmpp:| {2}\n/i;
/** What makes a line more than a line of a paragraph: indentation, headings, lists, rules, setext underlines. */
const BLOCK_MARKUP = /^ *(?: {4}|#|[-+](?: |$)|\d{1,9}[.)](?: |$)|[-=]+ *$|:::)/m;

/**
 * A text that has no markup, without the cost of a parser: a string for one paragraph, nodes for several. Undefined when a
 * parser has to look at it.
 */
export function toPlainMarkdown(text: string): Markdown | undefined {
  if (INLINE_MARKUP.test(text) || BLOCK_MARKUP.test(text)) return undefined;
  return toParagraphs(text);
}

/** Paragraphs and nothing else, whatever the text contains. */
export function toParagraphs(text: string): Markdown {
  const paragraphs = text.split(/\n[^\S\n]*\n/).map((paragraph) => paragraph.replace(/\n[^\S\n]+/g, '\n').trim()).filter((paragraph) => paragraph !== '');
  return paragraphs.length > 1 ? paragraphs.map((paragraph): MarkdownNode => ['p', {}, [paragraph]]) : (paragraphs[0] ?? '');
}

/** The words of rendered Markdown, white space collapsed, cut at a word near `length` characters. */
export function toExcerpt(markdown: Markdown, length = 160): string {
  const words = collectText(markdown, length * 2).replace(/\s+/g, ' ').trim();
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length).replace(/[\s,;:.]+$/, '')}…`;
}

const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'td', 'th', 'tr', 'br', 'blockquote', 'div', 'dt', 'dd', 'summary']);

function collectText(markdown: Markdown, enough: number): string {
  if (typeof markdown === 'string') return markdown;
  let text = '';
  const stack: MarkdownNode[] = [...markdown].reverse();
  while (stack.length > 0 && text.length < enough) {
    const node = stack.pop()!;
    if (typeof node === 'string') text += node;
    else {
      if (BLOCKS.has(node[0])) text += ' ';
      for (let index = node[2].length - 1; index >= 0; index--) stack.push(node[2][index]!);
    }
  }
  return text;
}
