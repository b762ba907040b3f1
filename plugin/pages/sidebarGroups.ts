/** The groups of a sidebar, each with its links before its groups. */
import {present} from '../document/present';
import type {
  NavigationGroup,
  NavigationItem,
  OperationPage,
  TabNavigation,
} from '../navigation/types';

/** A link to something that is not an operation. */
export type Guide = {title: string; href: string; isDoc: boolean};

export type SidebarGroup = {
  /** Absent where links come after groups: they are a group that readers don't see. */
  label?: string;
  id: string;
  /** Permalink of its own page, where it has one. */
  page?: string;
  description?: string;
  links: (OperationPage | Guide)[];
  groups: SidebarGroup[];
};

export function toSidebarGroups({
  groups,
  items,
}: Pick<TabNavigation, 'groups' | 'items'>): SidebarGroup[] {
  const toGroup = toGroupOnce();
  if (!items) return groups.map(toGroup);
  const {links, groups: inner} = divide(items, '', toGroup);
  return links.length > 0 ? [{id: '~', links, groups: []}, ...inner] : inner;
}

/** Groups and those inside them, each once. */
export function listSidebarGroups(groups: readonly SidebarGroup[]): SidebarGroup[] {
  return [...new Set(groups.flatMap((group) => [group, ...listSidebarGroups(group.groups)]))];
}

/** A group that is in several places is one group: its links are loaded by its id. */
function toGroupOnce(): (group: NavigationGroup) => SidebarGroup {
  const made = new Map<NavigationGroup, SidebarGroup>();
  const toGroup = (group: NavigationGroup): SidebarGroup => {
    const known = made.get(group);
    if (known) return known;
    const {label, id, page, tag, pages, groups, items} = group;
    const one: SidebarGroup = {
      label,
      id,
      ...present({page, description: tag?.descriptionText}),
      ...(items
        ? divide(items, id, toGroup)
        : {links: [...pages], groups: groups.map((inner) => toGroup(inner))}),
    };
    made.set(group, one);
    return one;
  };
  return toGroup;
}

/** The links up to the first group; later ones are groups without a label between the others. */
function divide(
  items: readonly NavigationItem[],
  id: string,
  toGroup: (group: NavigationGroup) => SidebarGroup,
): Pick<SidebarGroup, 'links' | 'groups'> {
  const links: SidebarGroup['links'] = [];
  const groups: SidebarGroup[] = [];
  let last = links;
  for (const item of items) {
    if (item.kind === 'group') {
      groups.push(toGroup(item.group));
      last = [];
      continue;
    }
    const link = item.kind === 'page' ? item.page : toGuide(item);
    if (!link) continue;
    if (last !== links && last.length === 0)
      groups.push({id: `${id}~${groups.length}`, links: last, groups: []});
    last.push(link);
  }
  return {links, groups};
}

export function toGuide(
  item: Exclude<NavigationItem, {kind: 'page' | 'group'}>,
): Guide | undefined {
  if (item.kind === 'link') return {title: item.label, href: item.href, isDoc: false};
  const {label, link} = item;
  return link && {title: label ?? link.title, href: link.permalink, isDoc: true};
}
