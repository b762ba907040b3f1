import {listHeadings} from '../model/markdown/headings';
import {toPlainText} from '../model/markdown/toPlainText';
import type {ApiReference, Info, Markdown, MarkdownNode} from '../model/types';
import {createAnchors} from './anchors';

/** A heading in the description of a document, and its anchor on the overview page. */
type SectionAnchor = {
  /** Its text, after those of the headings that contain it. */
  titles: string[];
  /** Its id within its description. */
  slug: string;
  anchor: string;
};
export type SectionAnchors = ReadonlyMap<MarkdownNode, SectionAnchor>;

/** The anchors of all headings, also of several documents, by their nodes. */
export function toSectionAnchors({
  info,
  documents = [],
}: Pick<ApiReference, 'info' | 'documents'>): SectionAnchors {
  const anchors = new Map<MarkdownNode, SectionAnchor>();
  const toAnchor = createAnchors('section');
  for (const {description} of [info, ...documents.map((document) => document.info)]) {
    const open: {level: number; title: string}[] = [];
    for (const {node, level, slug} of listHeadings(description)) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const title = toPlainText(node[2]);
      open.push({level, title});
      anchors.set(node, {titles: open.map((one) => one.title), slug, anchor: toAnchor(title)});
    }
  }
  return anchors;
}

/** The parts of a description: what precedes its first heading, then each heading with its text. */
export function splitSections(
  {description = []}: Pick<Info, 'description'>,
  anchors: SectionAnchors,
): (Partial<SectionAnchor> & {nodes: MarkdownNode[]})[] {
  const parts: ReturnType<typeof splitSections> = [{nodes: []}];
  for (const node of typeof description === 'string' ? [description] : description) {
    const anchor = anchors.get(node);
    if (anchor) parts.push({...anchor, nodes: []});
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** The text with its anchors as the ids of its headings, to which its links to them lead, too. */
export function withSectionAnchors(description: Markdown, anchors: SectionAnchors): Markdown {
  if (typeof description === 'string') return description;
  const bySlug = new Map(
    listHeadings(description).map(({node, slug}) => [`#${slug}`, anchors.get(node)?.anchor]),
  );
  const anchorAll = (node: MarkdownNode): MarkdownNode => {
    if (typeof node === 'string') return node;
    const [tag, props, children] = node;
    const id = anchors.get(node)?.anchor;
    const target = props.isOwn === true ? bySlug.get(String(props.href)) : undefined;
    return [
      tag,
      {...props, ...(id !== undefined && {id}), ...(target !== undefined && {href: `#${target}`})},
      children.map(anchorAll),
    ];
  };
  return description.map(anchorAll);
}
