import type {ApiReference} from '../model/types';
import {createAnchors} from './anchors';
import {listGroups} from './listGroups';
import type {NavigationGroup, Topic} from './types';

/**
 * The declared tags that say something and have no operations: chapters of a manual, as
 * `x-traitTag` of Redoc means them, or what is to come. Tags that are groups or hold others are
 * none, nor are those for badges and audiences.
 */
export function toTopics(
  {tags, operations}: Pick<ApiReference, 'tags' | 'operations'>,
  groups: readonly NavigationGroup[],
): Topic[] {
  const used = new Set([
    ...operations.flatMap((operation) => operation.tags),
    ...tags.flatMap(({parent}) => parent ?? []),
    ...listGroups(groups).flatMap(({tag}) => tag?.name ?? []),
  ]);
  const toAnchor = createAnchors('topic');
  return tags.flatMap((tag) => {
    const {name, description, externalDocs, kind = 'nav'} = tag;
    if (used.has(name) || kind !== 'nav' || (description === undefined && !externalDocs)) return [];
    return [{id: toAnchor(name), label: tag.summary ?? name, tag}];
  });
}
