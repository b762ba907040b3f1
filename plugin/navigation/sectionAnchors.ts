import {toPlainText} from '../model/markdown/toPlainText';
import type {Markdown, MarkdownNode} from '../model/types';
import {createAnchors} from './anchors';

/** A heading of the text about a document, and its anchor on the overview page. */
export type SectionAnchor = {title: string; anchor: string};

/** Those of all headings, by their nodes. */
export function toSectionAnchors(
  description: Markdown | undefined,
): ReadonlyMap<MarkdownNode, SectionAnchor> {
  const anchors = new Map<MarkdownNode, SectionAnchor>();
  const toAnchor = createAnchors('section');
  for (const node of typeof description === 'object' ? description : []) {
    if (typeof node === 'string' || !/^h[1-6]$/.test(node[0])) continue;
    const title = toPlainText(node[2]);
    anchors.set(node, {title, anchor: toAnchor(title)});
  }
  return anchors;
}

/** The text with an `id` at each of its headings. */
export function withSectionAnchors(description: Markdown): Markdown {
  if (typeof description === 'string') return description;
  const anchors = toSectionAnchors(description);
  return description.map((node) => {
    const id = anchors.get(node)?.anchor;
    return id === undefined || typeof node === 'string'
      ? node
      : [node[0], {...node[1], id}, node[2]];
  });
}
