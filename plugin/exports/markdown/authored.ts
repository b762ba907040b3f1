import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {type FindTarget, toPlainTree, type SiteLinks} from './plainTree';

/** The MDX of an author as Markdown, for readers without a browser. */
export type AuthoredWriter = (mdx: string, findTarget?: FindTarget) => string;

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?:\n|$)/;

/**
 * Loads the MDX parser that Docusaurus uses. A text with a syntax error is left unchanged:
 * Docusaurus reports the error when it builds the page.
 */
export async function createAuthoredWriter(site: SiteLinks): Promise<AuthoredWriter> {
  const [
    {unified},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkMdx},
    {default: remarkComment},
    {toMarkdown},
    {gfmToMarkdown},
    {VFileMessage},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('@slorber/remark-comment'),
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
    import('vfile-message'),
  ]);
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkComment);
  const parse = (text: string): Root | undefined => {
    try {
      return parser.parse(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)));
    } catch (error) {
      if (error instanceof VFileMessage) return undefined;
      throw error;
    }
  };
  return (mdx, findTarget) => {
    const text = mdx.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, '');
    const root = parse(text);
    return (
      root
        ? toMarkdown(toPlainTree(root, site, findTarget), {
            extensions: [gfmToMarkdown()],
            bullet: '-',
            rule: '-',
            listItemIndent: 'one',
          })
        : text
    ).trim();
  };
}
