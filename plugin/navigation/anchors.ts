import {createNames} from '../document/createNames';
import {slugify} from '../config/slugify';
import type {GroupNode} from './groups';
import type {OrderedGroup} from './order';

/**
 * Creates unique anchors for the overview page: two sections called `Paging` become
 * `section-paging` and `section-paging-2`.
 * @param kind separates them from the page's own sections and from those of other kinds
 */
export function createAnchors(
  kind: 'document' | 'group' | 'section' | 'topic',
): (name: string) => string {
  const toFree = createNames();
  return (name) => toFree(`${kind}-${slugify(name) || 'other'}`);
}

/** Creates an anchor for each group. */
export function toAnchors(groups: readonly OrderedGroup[]): ReadonlyMap<GroupNode, string> {
  const anchors = new Map<GroupNode, string>();
  const toAnchor = createAnchors('group');
  const visit = ({node, groups: inner}: OrderedGroup) => {
    anchors.set(node, toAnchor(node.name));
    inner.forEach(visit);
  };
  groups.forEach(visit);
  return anchors;
}
