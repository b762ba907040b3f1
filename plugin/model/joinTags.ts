import {present} from '../document/present';
import type {ApiReference, Tag} from './types';

/**
 * The tags of several documents, each once. Fields that a document omits come from the next one
 * that has them.
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

/**
 * Prevents circles: one document may nest a tag in another, and the next document the other way
 * round.
 */
function withParent(tag: Tag, joined: ReadonlyMap<string, Tag>): Tag {
  const {parent, ...rest} = tag;
  for (let above = parent; above !== undefined; above = joined.get(above)?.parent)
    if (above === tag.name) return rest;
  return tag;
}

/** Merges groups with the same name. */
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
