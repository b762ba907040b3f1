import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';

/** A mistake in the MDX of an author, with its place in the file. */
export type MdxProblem = {reason: string; line?: number; column?: number};

/** Finds the first mistake in MDX, which stops a build; undefined when there is none. */
export type CheckMdx = (mdx: string) => MdxProblem | undefined;

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?=\n|$)/;

/** Loads what reads MDX, as Docusaurus does. */
export async function createMdxCheck(): Promise<CheckMdx> {
  const [
    {unified},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkMdx},
    {default: remarkComment},
    {VFileMessage},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('@slorber/remark-comment'),
    import('vfile-message'),
  ]);
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkComment);
  return (mdx) => {
    // Blank lines in place of the front matter keep the numbers of lines.
    const text = mdx
      .replace(/\r\n?/g, '\n')
      .replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, ''));
    try {
      parser.parse(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)));
      return undefined;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      return {reason: error.reason, line: error.line, column: error.column};
    }
  };
}
