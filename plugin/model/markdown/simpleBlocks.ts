import type {MarkdownNode} from '../types';
import {toInlineNodes} from './inline';
import {toParagraphs} from './paragraphs';

const QUOTED_LINE = /^> ?/;
/** An item of one line, whose text is no block itself and no task. */
const ITEM = /^([-*]) {1,4}(?![ [])(.+)$/;
const HEADING = /^(#{1,6}) +(.+)$/;

/**
 * Quotations of paragraphs, lists of one-line items, with or without a paragraph before, and
 * headings, as far as their words need no parser either. Undefined when there may be more to it.
 * Lines end with `\n`, and nothing reaches over a blank line.
 */
export function toSimpleBlocks(text: string): MarkdownNode[] | undefined {
  const nodes: MarkdownNode[] = [];
  for (const part of text.split(/\n *\n/)) {
    const node = toQuotation(part) ?? toList(part) ?? toHeading(part);
    const found = node ? [node] : toIntroducedList(part);
    // Lists that follow each other are one list, with space between its items.
    if (!found || (found[0]![0] === 'ul' && nodes.at(-1)?.[0] === 'ul')) return undefined;
    nodes.push(...found);
  }
  return nodes;
}

/** A paragraph and the list that follows without a blank line. */
function toIntroducedList(part: string): MarkdownNode[] | undefined {
  const lines = part.split('\n');
  const first = lines.findIndex((line) => ITEM.test(line));
  const [paragraph, ...others] =
    (first > 0 && toParagraphs(lines.slice(0, first).join('\n'))) || [];
  if (paragraph === undefined || others.length > 0) return undefined;
  const inline = toInlineNodes(paragraph);
  const list = toList(lines.slice(first).join('\n'));
  return inline && list ? [['p', {}, inline], list] : undefined;
}

function toQuotation(part: string): MarkdownNode | undefined {
  const lines = part.split('\n');
  if (!lines.every((line) => QUOTED_LINE.test(line))) return undefined;
  const paragraphs = toParagraphs(
    lines.map((line) => line.replace(QUOTED_LINE, '')).join('\n'),
  )?.map(toInlineNodes);
  if (!paragraphs || paragraphs.length === 0) return undefined;
  const children = paragraphs.flatMap((inline): MarkdownNode[] =>
    inline ? [['p', {}, inline]] : [],
  );
  return children.length === paragraphs.length ? ['blockquote', {}, children] : undefined;
}

function toList(part: string): MarkdownNode | undefined {
  const items: MarkdownNode[] = [];
  const marker = part[0];
  for (const line of part.split('\n')) {
    const [, found, words] = ITEM.exec(line) ?? [];
    const inline = found === marker ? toWords(words) : undefined;
    if (!inline) return undefined;
    items.push(['li', {}, inline]);
  }
  return ['ul', {}, items];
}

function toHeading(part: string): MarkdownNode | undefined {
  const [, marks, words] = HEADING.exec(part) ?? [];
  const inline = words?.includes('#') ? undefined : toWords(words);
  return marks && inline ? [`h${marks.length}`, {}, inline] : undefined;
}

/** The nodes of one line of words that begin no block. */
function toWords(words: string | undefined): MarkdownNode[] | undefined {
  const [paragraph, ...others] = (words !== undefined && toParagraphs(words)) || [];
  return paragraph !== undefined && others.length === 0 ? toInlineNodes(paragraph) : undefined;
}
