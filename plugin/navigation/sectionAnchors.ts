import {toPlainText} from '../model/markdown/toPlainText';
import type {ApiReference, Markdown, MarkdownNode} from '../model/types';
import {createAnchors} from './anchors';

/** A heading in the description of a document, and its anchor on the overview page. */
type SectionAnchor = {title: string; anchor: string};
type SectionAnchors = ReadonlyMap<MarkdownNode, SectionAnchor>;

/** The anchors of all headings, also of several documents, by their nodes. */
export function toSectionAnchors({
  info,
  documents = [],
}: Pick<ApiReference, 'info' | 'documents'>): SectionAnchors {
  const anchors = new Map<MarkdownNode, SectionAnchor>();
  const toAnchor = createAnchors('section');
  const descriptions = [info, ...documents.map((document) => document.info)].map(
    ({description}) => description,
  );
  for (const node of descriptions.flatMap((text) => (typeof text === 'object' ? text : []))) {
    if (typeof node === 'string' || !/^h[1-6]$/.test(node[0])) continue;
    const title = toPlainText(node[2]);
    anchors.set(node, {title, anchor: toAnchor(title)});
  }
  return anchors;
}

/** The text with an `id` on each heading. */
export function withSectionAnchors(description: Markdown, anchors: SectionAnchors): Markdown {
  if (typeof description === 'string') return description;
  return description.map((node) => {
    const id = anchors.get(node)?.anchor;
    return id === undefined || typeof node === 'string'
      ? node
      : [node[0], {...node[1], id}, node[2]];
  });
}
