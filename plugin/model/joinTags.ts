import {present} from './read';
import type {ApiReference, Tag} from './types';

/**
 * The tags of several documents, each once: what a document does not say of a tag, the next one
 * may.
 */
export function joinTags(documents: readonly (readonly Tag[])[]): Tag[] {
  const joined = new Map<string, Tag>();
  for (const tag of documents.flat()) {
    const known = joined.get(tag.name);
    joined.set(tag.name, known ? complete(known, tag, joined) : withParent(tag, joined));
  }
  return [...joined.values()];
}

function complete(tag: Tag, other: Tag, joined: ReadonlyMap<string, Tag>): Tag {
  const {description, descriptionText} = tag.description === undefined ? other : tag;
  return withParent(
    present({
      name: tag.name,
      summary: tag.summary ?? other.summary,
      description,
      descriptionText,
      externalDocs: tag.externalDocs ?? other.externalDocs,
      parent: tag.parent ?? other.parent,
      kind: tag.kind ?? other.kind,
    }),
    joined,
  );
}

/** One document may put a tag below another, and the next document that one below the first. */
function withParent(tag: Tag, joined: ReadonlyMap<string, Tag>): Tag {
  const {parent, ...rest} = tag;
  for (let above = parent; above !== undefined; above = joined.get(above)?.parent)
    if (above === tag.name) return rest;
  return tag;
}

/** Groups of the same name are one. */
export function joinTagGroups(
  documents: readonly ApiReference['tagGroups'][],
): ApiReference['tagGroups'] {
  const joined = new Map<string, Set<string>>();
  for (const {name, tags} of documents.flat()) {
    const known = joined.get(name) ?? new Set<string>();
    for (const tag of tags) known.add(tag);
    joined.set(name, known);
  }
  return [...joined].map(([name, tags]) => ({name, tags: [...tags]}));
}
