import type {Root} from 'hast';
import type {Markdown, MarkdownNode} from '../types';
import {escapeUnknownTags} from './escapeUnknownTags';
import {isBounded} from './isBounded';
import {toParagraphs, toPlainMarkdown} from './plainText';
import {toMarkdownNodes} from './toNodes';

/** Renders CommonMark with GFM. The same text gives the same value, so descriptions that repeat are rendered once. */
export type RenderMarkdown = (text: string) => Markdown;

/**
 * Loads the Markdown packages, which are ES modules, and returns a renderer. HTML inside a description survives as far as
 * the allow-list goes; the rest of it is text. A text that no parser should be given is shown as plain paragraphs.
 */
export async function createMarkdownRenderer(): Promise<RenderMarkdown> {
  const parse = await createParser();
  const cache = new Map<string, Markdown>();
  return (text) => {
    let markdown = cache.get(text);
    if (markdown === undefined) cache.set(text, (markdown = render(text, parse)));
    return markdown;
  };
}

function render(text: string, parse: (text: string) => Root): Markdown {
  const plain = toPlainMarkdown(text);
  if (plain !== undefined) return plain;
  if (!isBounded(text)) return toParagraphs(text);
  let nodes: MarkdownNode[];
  try {
    nodes = toMarkdownNodes(parse(text));
  } catch {
    // Prose that a parser fails on is still prose: it is shown as it was written.
    return toParagraphs(text);
  }
  const only = nodes.length === 1 ? nodes[0]! : undefined;
  if (nodes.length === 0) return '';
  if (typeof only === 'string') return only;
  return only?.[0] === 'p' && only[2].length === 1 && typeof only[2][0] === 'string' ? only[2][0] : nodes;
}

async function createParser(): Promise<(text: string) => Root> {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}, {default: remarkRehype}, {default: rehypeRaw}, {default: rehypeSanitize}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-rehype'),
    import('rehype-raw'),
    import('rehype-sanitize'),
  ]);
  const plain = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize).freeze();
  const withHtml = unified().use(remarkParse).use(remarkGfm).use(escapeUnknownTags).use(remarkRehype, {allowDangerousHtml: true}).use(rehypeRaw).use(rehypeSanitize).freeze();
  return (text) => {
    const processor = text.includes('<') ? withHtml : plain;
    return processor.runSync(processor.parse(text)) as Root;
  };
}
