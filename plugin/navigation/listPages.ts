import {listGroups} from './listGroups';
import type {NavigationItem, OperationPage, TabNavigation} from './types';

/** The pages that the sidebar of a tab links to, in order. A page in several places is repeated. */
export function listPages({
  groups,
  items,
}: Pick<TabNavigation, 'groups' | 'items'>): OperationPage[] {
  return items ? items.flatMap(toPages) : listGroups(groups).flatMap(({pages}) => pages);
}

function toPages(item: NavigationItem): OperationPage[] {
  if (item.kind === 'page') return [item.page];
  if (item.kind !== 'group') return [];
  const {group} = item;
  return group.items
    ? group.items.flatMap(toPages)
    : [...group.pages, ...group.groups.flatMap((inner) => toPages({kind: 'group', group: inner}))];
}
