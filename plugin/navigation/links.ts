import type {OperationId} from '../model/types';
import type {GroupNode, GroupTree} from './groups';
import type {OrderedGroup} from './order';
import type {NavigationLink} from './types';

/** How one visible operation, or the page of a group, hangs together with its neighbours. */
export type OperationLinks = {
  previous?: OperationId | NavigationLink;
  next?: OperationId | NavigationLink;
  /** The groups that link to it, outermost first. */
  trail: GroupNode[];
};

/** What is around each operation, by its id, and around the page of each group, by the link to it. */
export type Links = ReadonlyMap<OperationId | NavigationLink, OperationLinks>;

/**
 * Previous and next follow the sidebar, in which the page of a group comes before what is in it;
 * an operation that is in several groups counts in its first one only.
 */
export function toLinks(groups: readonly OrderedGroup[], home: GroupTree['home']): Links {
  const sequence = toSequence(groups, home);
  return new Map(
    sequence.map(({at, around}, index) => [
      at,
      {
        previous: sequence[index - 1]?.at,
        next: sequence[index + 1]?.at,
        trail: toTrail(around),
      },
    ]),
  );
}

type Step = {at: OperationId | NavigationLink; around: GroupNode | undefined};

function toSequence(groups: readonly OrderedGroup[], home: GroupTree['home']): Step[] {
  return groups.flatMap(({node, groups: inner}): Step[] => [
    ...(node.page ? [{at: node.page, around: node.parent}] : []),
    ...node.members.flatMap((id) => (home.get(id) === node ? [{at: id, around: node}] : [])),
    ...toSequence(inner, home),
  ]);
}

function toTrail(home: GroupNode | undefined): GroupNode[] {
  const trail: GroupNode[] = [];
  for (let node = home; node; node = node.parent) trail.push(node);
  return trail.reverse();
}
