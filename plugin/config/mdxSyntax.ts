import type {Nodes, Root} from 'mdast';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';

/** An error in an author's MDX, with its place in the file. */
export type MdxProblem = {reason: string; line?: number; column?: number};

/** Parses MDX, or finds the first error in it, which stops a build. */
export type ReadMdx = (mdx: string) => {parsed: ParsedMdx} | {problem: MdxProblem};

/**
 * A code block, or the attributes of a directive, such as `:::note{.wide}`, which Docusaurus reads
 * before MDX does.
 */
const CODE_OR_ATTRIBUTES =
  /^[>\s]*(`{3,}|~{3,})[^]*?^[>\s]*\1|^([>\s]*:{3,}[a-zA-Z][\w-]*(?:\[[^\]\n]*\])?)(\{[^{}\n]*\})(?=[^\S\n]*$)/gm;

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?=\n|$)/;

/** Parsed MDX, and the string that its offsets refer to. */
export type ParsedMdx = {tree: Root; text: string};

/** Loads an MDX parser that works like Docusaurus's. Line numbers are preserved. */
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
    // Blank lines replace the front matter to preserve line numbers.
    const body = withoutFrontMatter(mdx, (matter) => matter.replace(/[^\n]/g, ''));
    const text = withoutAttributes(escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body)));
    return {tree: parser.parse(text), text};
  };
}

/** The text with blanks in place of the attributes of directives, so that offsets stay. */
function withoutAttributes(text: string): string {
  return text.replace(CODE_OR_ATTRIBUTES, (match: string, _: string, ...parts: string[]) =>
    parts[0] === undefined ? match : parts[0].padEnd(match.length),
  );
}

/** The text with `\n` as line breaks, and with something else in place of its front matter. */
export function withoutFrontMatter(
  mdx: string,
  replace: (matter: string) => string = () => '',
): string {
  return mdx.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, replace);
}

export async function createMdxReader(): Promise<ReadMdx> {
  const [parse, {VFileMessage}] = await Promise.all([createMdxParser(), import('vfile-message')]);
  return (mdx) => {
    try {
      return {parsed: parse(mdx)};
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      return {problem: {reason: error.reason, line: error.line, column: error.column}};
    }
  };
}

/** All nodes of a tree, in the order of the text. */
export function listNodes(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of [...node.children].reverse()) stack.push(child);
  }
  return nodes;
}
