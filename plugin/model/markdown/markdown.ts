import {remember} from '../remember';
import type {Markdown, MarkdownNode} from '../types';
import {renderAdmonitions} from './admonitions';
import {toAlerts} from './alerts';
import {isBounded} from './isBounded';
import {createMarkdownParser, type ParseMarkdown} from './parser';
import {toInlineNodes, toPlainParagraphs, toSections} from './plainText';

/**
 * Renders CommonMark with GFM, GitHub's alerts and Docusaurus's admonitions. Equal texts return the
 * same value: repeated descriptions are rendered once.
 */
export type RenderMarkdown = (text: string) => Markdown;

let renderer: Promise<RenderMarkdown> | undefined;

/**
 * One renderer for the life of the process: when a document changes slightly, only the changed
 * texts are rendered.
 */
export function getMarkdownRenderer(): Promise<RenderMarkdown> {
  return (renderer ??= createMarkdownRenderer());
}

/**
 * A renderer with a cache. Only texts that are not plain are passed to a parser, and none twice.
 */
export async function createMarkdownRenderer(): Promise<RenderMarkdown> {
  const parse = await createMarkdownParser();
  const paragraph = remember((text): MarkdownNode[] => {
    const inline = toInlineNodes(text);
    return inline ? [['p', {}, inline]] : parseBlocks(text, parse);
  });
  const blocks = remember((text) => parseBlocks(text, parse));
  const render = (text: string) =>
    toAlerts(
      toSections(text).flatMap((section) =>
        section.isParagraph ? paragraph(section.text) : blocks(section.text),
      ),
    );
  return remember((source) =>
    toMarkdown(renderAdmonitions(withoutMargin(source.replace(/\r\n?/g, '\n')), render)),
  );
}

/**
 * Removes the margin of a comment that a generator copied from source code, where Markdown would
 * take text for code: that of all lines, of all lines but the first, or of the first paragraph.
 */
function withoutMargin(text: string): string {
  if (!/(?:^|\n)(?: {4}| {0,3}\t)/.test(text)) return text;
  const first = text.search(/\S/);
  const start = text.lastIndexOf('\n', first) + 1;
  const lines = text.slice(start).split('\n');
  if (CODE.test(lines[0] ?? '')) {
    if (start === 0 && !SENTENCE.test(text.slice(first))) return text;
    const margin = toCommonMargin(lines);
    if (CODE.test(margin)) return unindent(lines, margin);
    return start > 0 ? text.slice(first) : text;
  }
  const [head = '', ...others] = lines;
  const margin = toCommonMargin(others);
  return CODE.test(margin) && isProse(head, others[0] ?? '', margin)
    ? `${head}\n${unindent(others, margin)}`
    : text;
}

/** An indentation that makes a line code. */
const CODE = /^(?: {0,3}\t| {4})/;

/** The beginning of a sentence: two words. */
const SENTENCE = /^\p{L}[\p{L}\p{M}'’-]*,? \p{L}/u;

/** What all lines begin with, except empty ones. */
function toCommonMargin(lines: readonly string[]): string {
  let margin: string | undefined;
  for (const line of lines) {
    if (line.trim() === '') continue;
    margin ??= /^[ \t]*/.exec(line)?.[0] ?? '';
    while (!line.startsWith(margin)) margin = margin.slice(0, -1);
  }
  return margin ?? '';
}

function unindent(lines: readonly string[], margin: string): string {
  return lines.map((line) => line.slice(margin.length)).join('\n');
}

/**
 * Whether all lines after the first are indented like source code: the second one continues a
 * sentence, or they are indented further than Markdown's code. After a colon they are code.
 */
function isProse(head: string, second: string, margin: string): boolean {
  if (!SENTENCE.test(head)) return false;
  return (
    second.trim() !== '' || (!/:\s*$/.test(head) && margin.replaceAll('\t', '    ').length > 4)
  );
}

/** Parses a text. Texts that are too complex or make the parser fail are shown as written. */
function parseBlocks(text: string, parse: ParseMarkdown): MarkdownNode[] {
  if (!isBounded(text)) return toPlainParagraphs(text);
  try {
    return parse(text);
  } catch {
    return toPlainParagraphs(text);
  }
}

/** A single paragraph of plain text is a string. */
function toMarkdown(nodes: MarkdownNode[]): Markdown {
  const [only, ...others] = nodes;
  if (only === undefined || others.length > 0) return nodes.length > 0 ? nodes : '';
  if (typeof only === 'string') return only;
  const [tag, , children] = only;
  const [text] = children;
  return tag === 'p' && children.length === 1 && typeof text === 'string' ? text : nodes;
}
