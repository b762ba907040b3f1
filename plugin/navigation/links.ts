import type {OperationId} from '../model/types';
import type {GroupNode, GroupTree} from './groups';
import type {OrderedGroup} from './order';
import type {NavigationLink} from './types';

/** How one visible operation hangs together with its neighbours. */
export type OperationLinks = {
  previous?: OperationId | NavigationLink;
  next?: OperationId | NavigationLink;
  /** The groups that link to it, outermost first. */
  trail: GroupNode[];
};

/**
 * Previous and next follow the sidebar; an operation that is in several groups counts in its
 * first one only.
 */
export function toLinks(
  groups: readonly OrderedGroup[],
  home: GroupTree['home'],
): ReadonlyMap<OperationId, OperationLinks> {
  const sequence = toSequence(groups, home);
  return new Map(
    sequence.map((id, index) => [
      id,
      {previous: sequence[index - 1], next: sequence[index + 1], trail: toTrail(home.get(id))},
    ]),
  );
}

function toSequence(groups: readonly OrderedGroup[], home: GroupTree['home']): OperationId[] {
  return groups.flatMap(({node, groups: inner}) => [
    ...node.members.filter((id) => home.get(id) === node),
    ...toSequence(inner, home),
  ]);
}

function toTrail(home: GroupNode | undefined): GroupNode[] {
  const trail: GroupNode[] = [];
  for (let node = home; node; node = node.parent) trail.push(node);
  return trail.reverse();
}
