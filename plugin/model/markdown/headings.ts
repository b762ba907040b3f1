import {createSlugger} from '@docusaurus/utils';
import {decode} from '../../document/percent';
import type {Markdown, MarkdownNode} from '../types';
import {toPlainText} from './toPlainText';

type Element = Exclude<MarkdownNode, string>;
type Heading = {node: Element; level: number; slug: string};

/**
 * Gives headings the ids that they have on GitHub and in Docusaurus, and marks the links to them:
 * the pages know which place a description has, and so the whole id.
 */
export function withHeadingIds(nodes: MarkdownNode[]): MarkdownNode[] {
  const headings = findHeadings(nodes);
  if (headings.length === 0) return nodes;
  const slugger = createSlugger();
  const ids = new Map(headings.map((node) => [node, slugger.slug(toPlainText(node[2]))]));
  const targets = new Set([...ids.values()].map((id) => `#${id}`));
  const mark = (node: MarkdownNode): MarkdownNode => {
    if (typeof node === 'string') return node;
    const [tag, props, children] = node;
    const id = ids.get(node);
    const isOwn = tag === 'a' && targets.has(decode(String(props.href)));
    return [
      tag,
      {...props, ...(id && {id}), ...(isOwn && {href: decode(String(props.href)), isOwn})},
      children.map(mark),
    ];
  };
  return nodes.map(mark);
}

/** The headings of a description with their ids. */
export function listHeadings(markdown: Markdown | undefined): Heading[] {
  if (markdown === undefined || typeof markdown === 'string') return [];
  return findHeadings(markdown).map((node) => ({
    node,
    level: Number(node[0].slice(1)),
    slug: String(node[1].id ?? ''),
  }));
}

function findHeadings(nodes: readonly MarkdownNode[]): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return /^h[1-6]$/.test(node[0]) ? [node] : findHeadings(node[2]);
  });
}
