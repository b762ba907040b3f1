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
 * Removes what all lines of a text are indented by if Markdown would take the text as a whole for
 * code, and it begins with an empty line: generators copy comments with the margin of the source.
 */
function withoutMargin(text: string): string {
  const first = text.search(/\S/);
  const start = text.lastIndexOf('\n', first) + 1;
  let margin = start > 0 ? text.slice(start, first) : '';
  if (!CODE.test(margin)) return text;
  const lines = text.slice(start).split('\n');
  for (const line of lines) {
    if (line.trim() === '') continue;
    while (!line.startsWith(margin)) margin = margin.slice(0, -1);
    if (!CODE.test(margin)) return text;
  }
  return lines.map((line) => line.slice(margin.length)).join('\n');
}

/** An indentation that makes a line code. */
const CODE = /^ {0,3}\t| {4}/;

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
