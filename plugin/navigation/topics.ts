import type {ApiReference} from '../model/types';
import {createAnchors} from './anchors';
import {listGroups} from './listGroups';
import type {NavigationGroup, Topic} from './types';

/**
 * The declared tags that have a description or external documentation, and no operations: chapters
 * of a manual, like `x-traitTag` in Redoc, or announcements. Excludes tags that are groups or
 * contain others, and tags for badges and audiences.
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
