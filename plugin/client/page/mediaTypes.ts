import type {MediaType} from '../../model/types';

/** Media types of a body that say the same about it. */
export type MediaTypeGroup = {
  /** With the index each has in the body. */
  members: {mediaType: MediaType; index: number}[];
};

/** Puts media types together whose schema is the same, so that a page shows it once. */
export function groupMediaTypes(content: readonly MediaType[]): MediaTypeGroup[] {
  const groups = new Map<string, MediaTypeGroup>();
  for (const [index, mediaType] of content.entries()) {
    const {schema, itemSchema, encoding, prefixEncoding, itemEncoding, extensions} = mediaType;
    const key = JSON.stringify([
      schema,
      itemSchema,
      encoding,
      prefixEncoding,
      itemEncoding,
      extensions,
    ]);
    const group = groups.get(key);
    if (group) group.members.push({mediaType, index});
    else groups.set(key, {members: [{mediaType, index}]});
  }
  return Array.from(groups.values());
}

/** The names of media types that are together; none where they are tabs, which name them. */
export function toMediaTypeNames(content: readonly MediaType[]): string[] {
  return groupMediaTypes(content).length === 1
    ? [content.map(({mediaType}) => mediaType).join(', ')]
    : [];
}
