import {remember} from '../remember';
import type {Markdown, MarkdownNode} from '../types';
import {renderAdmonitions} from './admonitions';
import {toAlerts} from './alerts';
import {toInlineNodes, toPlainParagraphs, toSections} from './plainText';
import {markCodeInHtml} from './codeInHtml';
import {escapeUnknownTags} from './escapeUnknownTags';
import {mayHaveRegularExpression, remarkRegularExpressions} from './regularExpressions';
import {toMarkdownNodes} from './toNodes';

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

/** Maximum length of a text that is parsed, in characters. Longer texts are shown as written. */
const MAX_LENGTH = 200_000;
/**
 * Maximum number of delimiters in a paragraph: parsers search backwards from each of them, so more
 * take too long.
 */
const MAX_DELIMITERS = 1_500;
/** Inside a code block delimiters have no meaning, unless its apparent fence is not one. */
const MAX_FENCED_DELIMITERS = 4_000;
/** A link label may span lines, and parsers search for it again on each line. */
const MAX_LINES = 2_000;
/** Maximum nesting of quotations and lists that a line opens: parsers recurse for each. */
const MAX_CONTAINERS = 30;
const MAX_INDENT = 200;

const FENCE = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;

/** Whether a text can be parsed in time and space that are proportionate to its length. */
function isBounded(text: string): boolean {
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

/** Counts the markers of quotations and lists at the start of a line. */
function opensFew(line: string): boolean {
  const [start = ''] = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? [];
  return start.length <= MAX_INDENT && start.replace(/[ \t\d]/g, '').length <= MAX_CONTAINERS;
}
