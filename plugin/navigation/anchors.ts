import {slugify} from '../config/slugify';
import type {GroupNode} from './groups';
import type {OrderedGroup} from './order';

/** An anchor for each group on the overview page: `group-` keeps it apart from the sections of the page itself. */
export function toAnchors(groups: readonly OrderedGroup[]): ReadonlyMap<GroupNode, string> {
  const anchors = new Map<GroupNode, string>();
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  const visit = ({node, groups: inner}: OrderedGroup) => {
    const plain = `group-${slugify(node.name) || 'other'}`;
    let anchor = plain;
    for (let number = numbers.get(plain) ?? 2; taken.has(anchor); number++) {
      anchor = `${plain}-${number}`;
      numbers.set(plain, number + 1);
    }
    taken.add(anchor);
    anchors.set(node, anchor);
    inner.forEach(visit);
  };
  groups.forEach(visit);
  return anchors;
}
