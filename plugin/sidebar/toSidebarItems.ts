import {createHash} from 'crypto';
import type {
  NavigationGroup,
  NavigationItem,
  OperationPage,
  TabNavigation,
} from '../navigation/types';
import {listPages} from '../navigation/listPages';
import {MIN_LONG} from '../pages/sidebarWindow';
import {toItemClass} from '../pages/toItemClass';
import type {ApiSidebarItem, SidebarRequest} from './types';

type Place = {tabId: string; key: string; collapsed?: boolean};

/**
 * The navigation of a tab as items of a docs sidebar: for a tag, the contents of its group; without
 * a list, including the pages at the beginning of the tab's sidebar.
 */
export function toSidebarItems(
  {tab, overview, changelog, groups, items}: TabNavigation,
  what: SidebarRequest['what'],
): ApiSidebarItem[] {
  const {tabId} = tab;
  // A whole tab is collapsed or expanded as the tab's own sidebar is.
  const collapsed = listPages({groups, items}).length >= MIN_LONG;
  const place = {tabId, key: toKey(tabId, what), ...(!what && {collapsed})};
  const listed = toItems(items ?? groups.map((group) => ({kind: 'group', group})), place);
  if (what) {
    const [first] = listed;
    return !Array.isArray(what) && first?.type === 'category' ? first.items : listed;
  }
  return [
    toPageLink('Overview', overview, place),
    ...(changelog === undefined ? [] : [toPageLink('Changelog', changelog, place)]),
    ...listed,
  ];
}

/** Differs between calls, because a sidebar may list an operation twice. */
function toKey(tabId: string, what: SidebarRequest['what']): string {
  if (!Array.isArray(what)) return [tabId, what?.tag ?? []].flat().join(' ');
  return `${tabId} ${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)}`;
}

/** The link's component supplies the translated words. */
function toPageLink(label: string, href: string, {tabId, key}: Place): ApiSidebarItem {
  return {
    type: 'link',
    label,
    href,
    key: `${key} ${label}`,
    className: `theme-api-sidebar-${label.toLowerCase()}`,
    customProps: {api: tabId},
  };
}

function toItems(items: readonly NavigationItem[], place: Place): ApiSidebarItem[] {
  const titles = items.map((item) => (item.kind === 'page' ? item.page.title : ''));
  return items.flatMap((item, index): ApiSidebarItem[] => {
    switch (item.kind) {
      case 'page': {
        const isRepeated = titles.some(
          (title, other) => other !== index && title === titles[index],
        );
        return [toLink(item.page, isRepeated, place)];
      }
      case 'group':
        return toCategory(item.group, place);
      case 'doc':
        return [{type: 'doc', id: item.id, ...(item.label !== undefined && {label: item.label})}];
      case 'link': {
        const {label, href} = item;
        return [{type: 'link', label, href, key: `${place.key} ${label}`}];
      }
    }
  });
}

/** Docusaurus rejects a category without items. */
function toCategory(
  {label, id, tag, pages, groups, items}: NavigationGroup,
  place: Place,
): ApiSidebarItem[] {
  const key = `${place.key} ${id}`;
  const inner = toItems(
    items ?? [
      ...pages.map((page): NavigationItem => ({kind: 'page', page})),
      ...groups.map((group): NavigationItem => ({kind: 'group', group})),
    ],
    {...place, key},
  );
  return inner.length === 0
    ? []
    : [
        {
          type: 'category',
          label,
          key,
          ...(tag?.descriptionText !== undefined && {description: tag.descriptionText}),
          ...(place.collapsed !== undefined && {collapsed: place.collapsed}),
          items: inner,
        },
      ];
}

function toLink(
  {operation: {key, method, path, deprecated}, override, title, permalink}: OperationPage,
  isRepeated: boolean,
  place: Place,
): ApiSidebarItem {
  return {
    type: 'link',
    label: title,
    href: permalink,
    key: `${place.key} ${key}`,
    className: toItemClass(method, deprecated !== undefined),
    ...(override.description !== undefined && {description: override.description}),
    customProps: {
      api: place.tabId,
      method,
      ...(deprecated && {deprecated: true}),
      ...(isRepeated && title !== key && {operationPath: path}),
    },
  };
}
