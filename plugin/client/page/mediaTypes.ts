import type {MediaType} from '../../model/types';

/** Media types of a body that have the same schema. */
export type MediaTypeGroup = {
  /** Each with its index in the body. */
  members: {mediaType: MediaType; index: number}[];
};

/** Groups media types that have the same schema, so that a page shows it once. */
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

/** The names of grouped media types; empty when they are tabs, which already name them. */
export function toMediaTypeNames(content: readonly MediaType[]): string[] {
  return groupMediaTypes(content).length === 1
    ? [content.map(({mediaType}) => mediaType).join(', ')]
    : [];
}
