import {remember} from '../remember';
import type {Markdown, MarkdownNode} from '../types';
import {renderAdmonitions} from './admonitions';
import {toAlerts} from './alerts';
import {toInlineNodes, toPlainParagraphs, toSections} from './plainText';
import {markCodeInHtml} from './codeInHtml';
import {countContainers, isBounded, MAX_CONTAINERS} from './isBounded';
import {escapeUnknownTags} from './escapeUnknownTags';
import {withHeadingIds} from './headings';
import {mayHaveRegularExpression, remarkRegularExpressions} from './regularExpressions';
import {toMarkdownNodes} from './toNodes';

/**
 * Renders CommonMark with GFM, GitHub's alerts and Docusaurus's admonitions. Equal texts return the
 * same value: repeated descriptions are rendered once.
 */
export type RenderMarkdown = {
  (text: string): Markdown;
  /** Whether a text that has been rendered is too complex, so that all or some of it is as written. */
  isAsWritten: (text: string) => boolean;
};

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
  const asWritten = new Set<string>();
  const render = remember((source) => {
    let left = MAX_CONTAINERS;
    const renderBlocks = (text: string) => {
      left -= countContainers(text);
      return left < 0 ? toUnparsed(text) : blocks(text);
    };
    const renderPart = (text: string) =>
      toAlerts(
        toSections(text).flatMap((section) => {
          const nodes = section.isParagraph ? paragraph(section.text) : renderBlocks(section.text);
          if (unparsed.has(nodes)) asWritten.add(source);
          return nodes;
        }),
      );
    return toMarkdown(
      withHeadingIds(renderAdmonitions(withoutMargin(source.replace(/\r\n?/g, '\n')), renderPart)),
    );
  });
  return Object.assign(render, {isAsWritten: (text: string) => asWritten.has(text)});
}

/** Renders a text as it is written. */
export function renderAsWritten(text: string): Markdown {
  return toMarkdown(toPlainParagraphs(text));
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

/** The results for texts that are shown as written. */
const unparsed = new WeakSet<MarkdownNode[]>();

/** Parses a text. Texts that are too complex or make the parser fail are shown as written. */
function parseBlocks(text: string, parse: ParseMarkdown): MarkdownNode[] {
  if (!isBounded(text)) return toUnparsed(text);
  try {
    return parse(text);
  } catch {
    return toUnparsed(text);
  }
}

function toUnparsed(text: string): MarkdownNode[] {
  const nodes = toPlainParagraphs(text);
  unparsed.add(nodes);
  return nodes;
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

/**
 * Converts CommonMark and GFM to sanitised nodes. Throws on texts that the packages cannot handle.
 */
type ParseMarkdown = (text: string) => MarkdownNode[];

/**
 * Loads the Markdown packages, which are ES modules. HTML in a description is kept if it is on the
 * allow-list; the rest becomes text.
 */
export async function createMarkdownParser(): Promise<ParseMarkdown> {
  const [
    {unified},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkCjkFriendly},
    {default: remarkRehype},
    {default: rehypeRaw},
    {default: rehypeSanitize},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-cjk-friendly/parseOnly'),
    import('remark-rehype'),
    import('rehype-raw'),
    import('rehype-sanitize'),
  ]);
  const createProcessor = (features: Features) => {
    const processor = unified().use(remarkParse).use(remarkGfm);
    if (features.cjk) processor.use(remarkCjkFriendly);
    if (features.regularExpressions) processor.use(remarkRegularExpressions);
    return (
      features.html
        ? processor
            .use(markCodeInHtml)
            .use(escapeUnknownTags)
            .use(remarkRehype, {allowDangerousHtml: true})
            .use(rehypeRaw)
        : processor.use(remarkRehype)
    )
      .use(rehypeSanitize)
      .freeze();
  };
  const processors = new Map<string, ReturnType<typeof createProcessor>>();
  return (text) => {
    const features = {
      html: text.includes('<'),
      cjk: CJK.test(text),
      regularExpressions: mayHaveRegularExpression(text),
    };
    const key = JSON.stringify(features);
    const processor = processors.get(key) ?? createProcessor(features);
    processors.set(key, processor);
    return toMarkdownNodes(processor.runSync(processor.parse(text)));
  };
}

/** What a text needs beyond CommonMark and GFM. */
type Features = {html: boolean; cjk: boolean; regularExpressions: boolean};

/** Chinese, Japanese and Korean, whose words CommonMark does not find beside punctuation. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
