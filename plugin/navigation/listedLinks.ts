import type {OperationId} from '../model/types';
import type {GroupNode} from './groups';
import type {Links} from './links';
import type {OrderedGroup, OrderedItem} from './order';
import type {DocLink, DocsSite, NavigationLink} from './types';

type ListedItem = {at: OperationId | NavigationLink | DocLink; trail: GroupNode[]};

/**
 * Previous and next in a `navigation` list, including docs. A page that is listed twice counts only
 * at its first position.
 */
export function toListedLinks(items: readonly OrderedItem[], docs: DocsSite | undefined): Links {
  const seen = new Set<string>();
  const sequence = toSteps(items, docs, []).filter(({at}) => {
    const page = typeof at === 'string' ? at : at.permalink;
    return !seen.has(page) && seen.add(page);
  });
  return new Map(
    sequence.map(({at, trail}, index) => [
      at,
      {previous: sequence[index - 1]?.at, next: sequence[index + 1]?.at, trail},
    ]),
  );
}

function toSteps(
  items: readonly OrderedItem[],
  docs: DocsSite | undefined,
  trail: GroupNode[],
): ListedItem[] {
  return items.flatMap((item): ListedItem[] => {
    switch (item.kind) {
      case 'operation':
        return [{at: item.id, trail}];
      case 'group': {
        const {node} = item.group;
        return [
          ...(node.page ? [{at: node.page, trail}] : []),
          ...toSteps(toItems(item.group), docs, [...trail, node]),
        ];
      }
      case 'doc': {
        const doc = docs?.find(item.id);
        return doc ? [{at: {...doc, title: item.label ?? doc.title}, trail}] : [];
      }
      case 'link':
        return [];
    }
  });
}

function toItems({node, groups, items}: OrderedGroup): OrderedItem[] {
  return (
    items ?? [
      ...node.members.map((id): OrderedItem => ({kind: 'operation', id})),
      ...groups.map((group): OrderedItem => ({kind: 'group', group})),
    ]
  );
}
