import type {Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';

/** A mistake in the MDX of an author, with its place in the file. */
export type MdxProblem = {reason: string; line?: number; column?: number};

/** Finds the first mistake in MDX, which stops a build; undefined when there is none. */
export type CheckMdx = (mdx: string) => MdxProblem | undefined;

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?=\n|$)/;

/** What MDX is, and the text that the offsets in it are of. */
export type ParsedMdx = {tree: Root; text: string};

/** Loads what reads MDX, as Docusaurus does. The lines of the text keep their numbers. */
export async function createMdxParser(): Promise<(mdx: string) => ParsedMdx> {
  const [
    {unified},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkMdx},
    {default: remarkComment},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('@slorber/remark-comment'),
  ]);
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkComment);
  return (mdx) => {
    // Blank lines in place of the front matter keep the numbers of lines.
    const body = mdx
      .replace(/\r\n?/g, '\n')
      .replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, ''));
    const text = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
    return {tree: parser.parse(text), text};
  };
}

/** Loads what finds mistakes in MDX. */
export async function createMdxCheck(): Promise<CheckMdx> {
  const [parse, {VFileMessage}] = await Promise.all([createMdxParser(), import('vfile-message')]);
  return (mdx) => {
    try {
      parse(mdx);
      return undefined;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      return {reason: error.reason, line: error.line, column: error.column};
    }
  };
}
