import {toMediaKind} from './mediaKind';
import type {MediaType} from '../types';

/** A media type with its index in the body. */
type Member = {mediaType: MediaType; index: number};

/** Media types of a body that have the same schema. */
export type MediaTypeGroup = {
  /** The first one in the document: the parts of a page are named after it. */
  first: Member;
  /** In the order in which they are shown: JSON, which readers expect, before the others. */
  members: Member[];
};

/** Groups media types that have the same schema, so that it is shown once. */
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
    const member = {mediaType, index};
    if (group) group.members.push(member);
    else groups.set(key, {first: member, members: [member]});
  }
  for (const {members} of groups.values())
    members.sort((one, other) => Number(isJson(other)) - Number(isJson(one)));
  return Array.from(groups.values());
}

function isJson({mediaType: {mediaType}}: Member): boolean {
  return toMediaKind(mediaType) === 'json';
}

/** All media types in the order in which they are shown. */
export function listMediaTypes(content: readonly MediaType[]): MediaType[] {
  return groupMediaTypes(content).flatMap(({members}) => members.map(({mediaType}) => mediaType));
}

/** The names of grouped media types; empty when they are tabs, which already name them. */
export function toMediaTypeNames(content: readonly MediaType[]): string[] {
  return groupMediaTypes(content).length === 1
    ? [
        listMediaTypes(content)
          .map(({mediaType}) => mediaType)
          .join(', '),
      ]
    : [];
}
