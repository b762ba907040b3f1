import {pushReversed} from '../../document/pushReversed';
import type {Markdown, MarkdownNode} from '../types';
import {toPlainText} from './toPlainText';

const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'td',
  'th',
  'tr',
  'br',
  'blockquote',
  'div',
  'dt',
  'dd',
  'summary',
]);

/** Their text is not made of sentences. */
const NO_PROSE: ReadonlySet<string> = new Set(['table', 'pre', 'hr']);

/**
 * The text of the first paragraph of rendered Markdown with white space collapsed, cut after a word
 * near `length` characters. Without a paragraph, the text of the first heading, list or quotation.
 */
export function toExcerpt(markdown: Markdown, length = 160): string {
  const words = collectText(toFirstParagraph(markdown), length * 2)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length).replace(/[\s,;:.]+$/, '')}…`;
}

function toFirstParagraph(markdown: Markdown): Markdown {
  if (typeof markdown === 'string') return markdown.trim().split(/\n\s*\n/, 1)[0] ?? '';
  const find = (isWanted: (name: string) => boolean) =>
    markdown.find(
      (node) => typeof node !== 'string' && isWanted(node[0]) && toPlainText([node]).trim() !== '',
    );
  const first = find((name) => name === 'p') ?? find((name) => !NO_PROSE.has(name));
  return first === undefined ? [] : [first];
}

function collectText(markdown: Markdown, enough: number): string {
  if (typeof markdown === 'string') return markdown.slice(0, enough * 4);
  let text = '';
  const stack: MarkdownNode[] = [...markdown].reverse();
  for (let node = stack.pop(); node !== undefined && text.length < enough; node = stack.pop()) {
    if (typeof node === 'string') text += node;
    else {
      if (BLOCKS.has(node[0])) text += ' ';
      pushReversed(stack, node[2]);
    }
  }
  return text;
}
