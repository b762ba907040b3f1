import type {NavigationEntry, OperationOverride, TabConfig} from '../config/types';
import type {OperationId} from '../model/types';
import type {GroupNode} from './groups';
import type {OrderedGroup, OrderedItem} from './order';
import type {NavigationContext} from './types';

/** The input for a `navigation` list. */
export type ListedSource = Pick<NavigationContext, 'reference'> & {
  /** The groups without a list. */
  ordered: readonly OrderedGroup[];
  overrides: ReadonlyMap<OperationId, OperationOverride>;
};

export type Listed = {
  /** The entries of the sidebar. */
  items: OrderedItem[];
  /** The groups of all operations: those of the list, then those that are not in it. */
  groups: OrderedGroup[];
  /** The operations that no entry names, in their groups. */
  others: OrderedGroup[];
  /** Whether the list includes the others, too. */
  hasRest: boolean;
};

/**
 * Builds the navigation that a list in docs.json describes. Entries that name nothing are left out;
 * `checkListed` reports them.
 * @param tab its label is that of the group, outside the sidebar, for operations without a group
 */
export function toListed(
  entries: readonly NavigationEntry[],
  tab: Pick<TabConfig, 'label' | 'name'>,
  source: ListedSource,
): Listed {
  const {reference, ordered, overrides} = source;
  const ids = toIds(reference.operations);
  const named = new Set<OperationId>();
  const listNamed = (list: readonly NavigationEntry[]): void => {
    for (const entry of list) {
      if (entry.kind === 'group') listNamed(entry.entries);
      const tag = entry.kind === 'tag' ? findGroup(ordered, entry.name) : undefined;
      for (const id of tag ? listMembers(tag) : []) named.add(id);
      const id = entry.kind === 'operation' ? ids.get(entry.key) : undefined;
      if (id !== undefined) named.add(id);
    }
  };
  listNamed(entries);
  const others = withoutMembers(ordered, named);
  let hasRest = false;

  const place = (list: readonly NavigationEntry[]): OrderedItem[] =>
    list.flatMap((entry): OrderedItem[] => {
      switch (entry.kind) {
        case 'operation': {
          const id = ids.get(entry.key);
          return id === undefined || overrides.get(id)?.hidden ? [] : [{kind: 'operation', id}];
        }
        case 'tag': {
          const group = findGroup(ordered, entry.name);
          return group ? [{kind: 'group', group}] : [];
        }
        case 'rest': {
          if (hasRest) return [];
          hasRest = true;
          return others.map((group) => ({kind: 'group', group}));
        }
        case 'group': {
          const group = toGroup(entry, place(entry.entries));
          return [{kind: 'group', group}];
        }
        case 'doc':
        case 'link': {
          const {pointer: _, ...item} = entry;
          return [item];
        }
      }
    });
  const items = place(entries);
  const loose = toGroup(
    tab,
    items.filter(({kind}) => kind === 'operation'),
  );
  return {
    items,
    groups: [
      ...new Set([
        ...(loose.node.members.length > 0 ? [loose] : []),
        ...items.flatMap((item) => (item.kind === 'group' ? [item.group] : [])),
        ...(hasRest ? [] : others),
      ]),
    ],
    others,
    hasRest,
  };
}

/** If a path and a webhook have the same key, the path's operation is meant. */
export function toIds(operations: readonly {key: string; id: OperationId}[]) {
  return new Map([...operations].reverse().map(({key, id}) => [key, id]));
}

/** Finds the group of a tag by its name or label. */
export function findGroup(groups: readonly OrderedGroup[], name: string): OrderedGroup | undefined {
  const all = listOrdered(groups);
  return all.find(({node}) => node.name === name) ?? all.find(({node}) => node.label === name);
}

/** Groups and their nested groups. */
export function listOrdered(groups: readonly OrderedGroup[]): OrderedGroup[] {
  return groups.flatMap((group) => [group, ...listOrdered(group.groups)]);
}

/** The operations of a group and of its nested groups. */
export function listMembers(group: OrderedGroup): OperationId[] {
  return listOrdered([group]).flatMap(({node}) => node.members);
}

/** Anchors are the same in all languages. */
function toGroup(
  {label, name = label}: Pick<TabConfig, 'label' | 'name'>,
  items: OrderedItem[],
): OrderedGroup {
  const node: GroupNode = {
    name,
    label,
    members: items.flatMap((item) => (item.kind === 'operation' ? [item.id] : [])),
    children: [],
    used: true,
  };
  return {
    node,
    groups: items.flatMap((item) => (item.kind === 'group' ? [item.group] : [])),
    items,
  };
}

function withoutMembers(
  groups: readonly OrderedGroup[],
  named: ReadonlySet<OperationId>,
): OrderedGroup[] {
  return groups.flatMap(({node, groups: inner}) => {
    const left = {
      node: {...node, members: node.members.filter((id) => !named.has(id))},
      groups: withoutMembers(inner, named),
    };
    return left.node.members.length > 0 || left.groups.length > 0 ? [left] : [];
  });
}
