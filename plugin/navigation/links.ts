import type {OperationId} from '../model/types';
import type {GroupNode, GroupTree} from './groups';
import type {OrderedGroup} from './order';
import type {NavigationLink} from './types';

/** The links between a visible operation, or the page of a group, and its neighbours. */
export type OperationLinks = {
  previous?: OperationId | NavigationLink;
  next?: OperationId | NavigationLink;
  /** The groups that link to it, outermost first. */
  trail: GroupNode[];
};

/** The neighbours of each operation, by its id, and of each group's page, by the link to it. */
export type Links = ReadonlyMap<OperationId | NavigationLink, OperationLinks>;

/**
 * Previous and next follow the sidebar, in which the page of a group comes before its content. An
 * operation in several groups counts only in the first one.
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

type SequenceItem = {at: OperationId | NavigationLink; around: GroupNode | undefined};

function toSequence(groups: readonly OrderedGroup[], home: GroupTree['home']): SequenceItem[] {
  return groups.flatMap(({node, groups: inner}): SequenceItem[] => [
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
