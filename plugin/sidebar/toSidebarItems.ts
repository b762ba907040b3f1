import {createHash} from 'crypto';
import {createNames} from '../document/createNames';
import {present} from '../document/present';
import type {
  NavigationGroup,
  NavigationItem,
  OperationPage,
  TabNavigation,
} from '../navigation/types';
import {listPages} from '../navigation/listPages';
import {MAX_WHOLE_SCHEMAS, MIN_LONG, toItemClass} from '../navigation/sidebarItems';
import type {SchemaPage} from '../lists/schemaPages/types';
import type {ApiSidebarItem, SidebarRequest} from './types';

type SchemaLinks = {index: string; pages: readonly Pick<SchemaPage, 'name' | 'permalink'>[]};
type ItemContext = {tabId: string; key: string; isFiltered?: boolean; collapsed?: boolean};

/** Entries of the navigation of a tab as items of a docs sidebar: for a tag, those of its group. */
export function toSidebarItems(
  {tab, groups, items}: TabNavigation,
  what: NonNullable<SidebarRequest['what']>,
): ApiSidebarItem[] {
  const {tabId} = tab;
  const listed = toItems(items ?? toGroupItems(groups), {tabId, key: toKey(tabId, what)});
  const [first] = listed;
  return withOwnKeys(!Array.isArray(what) && first?.type === 'category' ? first.items : listed);
}

/** An entry that is listed twice would have the same key twice, which Docusaurus rejects. */
function withOwnKeys(items: ApiSidebarItem[], toFree = createNames()): ApiSidebarItem[] {
  return items.map((item) => {
    const own = item.key === undefined ? item : {...item, key: toFree(item.key)};
    return own.type === 'category' ? {...own, items: withOwnKeys(own.items, toFree)} : own;
  });
}

/**
 * A whole tab as items of a docs sidebar: what the tab's own sidebar contains, collapsed or expanded
 * as there.
 * @param search permalink of the folder of the search index; absent: no search
 */
export function toTabItems(
  {tab, overview, changelog, groups, items}: TabNavigation,
  {schemas, search}: {schemas?: SchemaLinks; search?: string},
): ApiSidebarItem[] {
  const {tabId} = tab;
  const isLong = listPages({groups, items}).length >= MIN_LONG;
  const place: ItemContext = {tabId, key: tabId, collapsed: isLong, isFiltered: isLong};
  const tools =
    isLong || search !== undefined ? {overview, search, ...(isLong && {filter: true})} : undefined;
  const pages = [
    toPageLink('Overview', overview, place),
    ...(changelog === undefined ? [] : [toPageLink('Changelog', changelog, place)]),
  ];
  return withOwnKeys([
    // The search and the filter, which are not pages, come after the last of these.
    ...pages.map((page, index) =>
      tools && index === pages.length - 1
        ? {...page, customProps: {...page.customProps, tools}}
        : page,
    ),
    ...toItems(items ?? toGroupItems(groups), place),
    ...(schemas ? [toSchemas(schemas, place)] : []),
  ]);
}

/** Every page of the docs loads all sidebars, so many schemas are only a link to their list. */
function toSchemas({index, pages}: SchemaLinks, place: ItemContext): ApiSidebarItem {
  const key = `${place.key} schemas`;
  if (pages.length > MAX_WHOLE_SCHEMAS) return {...toPageLink('Schemas', index, place), key};
  return {
    type: 'category',
    label: 'Schemas',
    key,
    className: 'theme-api-sidebar-schemas',
    collapsed: true,
    items: pages.map(({name, permalink}) => ({
      type: 'link',
      label: name,
      href: permalink,
      key: `${key} ${name}`,
      className: 'theme-api-sidebar-item',
      customProps: {api: place.tabId, isSchema: true},
    })),
  };
}

function toGroupItems(groups: readonly NavigationGroup[]): NavigationItem[] {
  return groups.map((group) => ({kind: 'group', group}));
}

/** Differs between calls, because a sidebar may list an operation twice. */
function toKey(tabId: string, what: NonNullable<SidebarRequest['what']>): string {
  if (!Array.isArray(what)) return `${tabId} ${what.tag}`;
  return `${tabId} ${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)}`;
}

/** The link's component supplies the translated words. */
function toPageLink(label: string, href: string, {tabId, key}: ItemContext): ApiSidebarItem {
  return {
    type: 'link',
    label,
    href,
    key: `${key} ${label}`,
    className: `theme-api-sidebar-${label.toLowerCase()}`,
    customProps: {api: tabId},
  };
}

function toItems(items: readonly NavigationItem[], place: ItemContext): ApiSidebarItem[] {
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
        return [present({type: 'doc', id: item.id, label: item.label})];
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
  place: ItemContext,
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
        present({
          type: 'category',
          label,
          key,
          ...(tag?.descriptionText !== undefined && {description: tag.descriptionText}),
          collapsed: place.collapsed,
          items: inner,
        }),
      ];
}

function toLink(
  {
    operation: {key, method, path, operationId, deprecated},
    override,
    title,
    permalink,
  }: OperationPage,
  isRepeated: boolean,
  place: ItemContext,
): ApiSidebarItem {
  return present({
    type: 'link',
    label: title,
    href: permalink,
    key: `${place.key} ${key}`,
    className: toItemClass(method, deprecated !== undefined),
    description: override.description,
    customProps: {
      api: place.tabId,
      method,
      ...(deprecated && {deprecated: true}),
      ...(isRepeated && title !== key && {operationPath: path}),
      ...(place.isFiltered && operationId !== undefined && operationId !== title && {operationId}),
    },
  });
}
