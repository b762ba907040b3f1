import type {MarkdownNode} from '../types';
import {escapeUnknownTags} from './escapeUnknownTags';
import {toMarkdownNodes} from './toNodes';

/**
 * Converts CommonMark and GFM to sanitised nodes. Throws on texts that the packages cannot handle.
 */
export type ParseMarkdown = (text: string) => MarkdownNode[];

/**
 * Loads the Markdown packages, which are ES modules. HTML in a description is kept if it is on the
 * allow-list; the rest becomes text.
 */
export async function createMarkdownParser(): Promise<ParseMarkdown> {
  const [
    {unified},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkRehype},
    {default: rehypeRaw},
    {default: rehypeSanitize},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-rehype'),
    import('rehype-raw'),
    import('rehype-sanitize'),
  ]);
  const markdown = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .freeze();
  const withHtml = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(escapeUnknownTags)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .freeze();
  return (text) => {
    const processor = text.includes('<') ? withHtml : markdown;
    return toMarkdownNodes(processor.runSync(processor.parse(text)));
  };
}
