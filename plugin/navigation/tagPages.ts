/** Decides the addresses and the operations of the pages of tags. */
import {slugify} from '../config/slugify';
import type {TagPageKind} from '../config/types';
import type {OperationId} from '../model/types';
import {checkTagName, checkTagSize} from './checkTags';
import type {GroupNode} from './groups';
import {findGroup, listMembers} from './listed';
import type {OrderedGroup} from './order';
import {toAddresses} from './toAddresses';
import type {NavigationContext, NavigationLink} from './types';

/** A tag that has a page, before its neighbours are known. */
export type PlacedTag = {
  group: OrderedGroup;
  link: NavigationLink;
  kind: TagPageKind;
  /** Each once, in the order of the sidebar. */
  members: OperationId[];
};

type Paths = {
  /** Permalinks of the pages of operations. */
  taken: readonly string[];
  toPermalink: (route: string) => string;
};

/** Maximum length of a segment, in characters: file systems accept it in any script. */
const SEGMENT_LENGTH = 60;

/**
 * The tags of docs.json that have a page, e.g. at `/api/default/tags/pets`. A number is added if an
 * operation or another tag already has the address. Also sets the link of each group to its page.
 * @param groups the groups without a `navigation` list
 */
export function placeTags(
  context: NavigationContext,
  groups: readonly OrderedGroup[],
  {taken, toPermalink}: Paths,
): PlacedTag[] {
  const placed = new Map<GroupNode, Omit<PlacedTag, 'link'>>();
  for (const [name, {page: kind}] of context.tab.tags ?? []) {
    const group = findGroup(groups, name);
    if (!group) {
      checkTagName(name, groups, context, kind !== undefined);
      continue;
    }
    if (kind === undefined || placed.has(group.node)) continue;
    const members = [...new Set(listMembers(group))];
    const isFit = kind === 'index' || checkTagSize(name, members, context);
    placed.set(group.node, {group, kind: isFit ? kind : 'index', members});
  }
  const wanted = [...placed.keys()].map(
    ({name}) => context.published?.kept('tag', name) ?? toPermalink(`tags/${toTagSegment(name)}`),
  );
  const permalinks = toAddresses(
    wanted,
    taken,
    [...placed.keys()].map(({name}) => context.published?.ofNamed('tag', name)),
  );
  return [...placed.values()].map((tag, index) => {
    const {node} = tag.group;
    const link = {title: node.label, permalink: permalinks[index] ?? ''};
    node.page = link;
    return {...tag, link};
  });
}

function toTagSegment(name: string): string {
  return slugify(name).slice(0, SEGMENT_LENGTH).replace(/-$/, '') || 'other';
}
