import type {Root} from 'mdast';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {listNodes, type ParsedMdx} from './mdxSyntax';

/** A line that is meant to begin an admonition, but that Docusaurus shows as text. */
export type LostAdmonition = {
  line: number;
  column: number;
  /** The line, and what to write instead. */
  given: string;
  correct: string;
};

/** Docusaurus's own admonitions; the option of the docs plugin adds others only to its docs. */
const OPENING =
  /^([>\s]*)((:{3,})([^\S\n]*)(secondary|info|success|danger|note|tip|warning|important|caution)(?![\w-])(.*))$/gm;

/** @param needsLabel whether Docusaurus reads `:::tip[Title]`, but not `:::tip Title` */
export function findLostAdmonitions(
  {tree, text}: ParsedMdx,
  needsLabel: boolean,
): LostAdmonition[] {
  const starts = toLineStarts(text);
  return listParagraphs(tree).flatMap(([from, to]) =>
    Array.from(text.slice(from, to).matchAll(OPENING)).flatMap((match) => {
      const [, indent = '', given = '', colons = '', gap = '', kind = '', rest = ''] = match;
      const isRead = gap === '' && (!needsLabel || /^(?:[[{]|\s*$)/.test(rest));
      if (isRead) return [];
      const [, label, title = ''] = /^\s*(?:\[(.*)\]|(.*?))\s*$/.exec(rest) ?? [];
      const words = label ?? title;
      const correct = `${colons}${kind}${words === '' ? '' : `[${words}]`}`;
      const place = toLineColumn(starts, from + match.index + indent.length);
      return [{...place, given: given.trimEnd(), correct}];
    }),
  );
}

/** The offsets of all paragraphs: only text can be meant as an admonition, not code. */
function listParagraphs(tree: Root): [from: number, to: number][] {
  return listNodes(tree).flatMap(({type, position}): [number, number][] => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    return type === 'paragraph' && from !== undefined && to !== undefined ? [[from, to]] : [];
  });
}
