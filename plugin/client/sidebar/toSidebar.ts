import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {
  PropApiSidebar,
  PropSidebarGroup,
  PropSidebarLink,
  PropSidebarSchemas,
} from '../../pages/props';
import {fromTabPath, toTabPath} from '../../navigation/tabPaths';
import {
  MIN_LONG,
  SCHEMA_GROUP,
  toItemClass,
  toMethodOfPath,
  toSidebarWindow,
} from '../../navigation/sidebarItems';

/**
 * Loads the missing links. If they cannot be loaded, a reader who asked for them (`true`) goes to the
 * page that lists all operations; others stay where they are.
 */
export type LoadLinks = (isAsked?: unknown) => void;

/**
 * A link that replaces other links of its group; `reveal` shows them. Without JavaScript it links
 * to the group on the overview.
 */
export type SidebarGap = {side: 'before' | 'after'; count: number; reveal: () => void};

export type SidebarState = {
  /** Permalink of the overview. */
  overview: string;
  /** Path of the open page. */
  pathname: string;
  /** The links of a group by position; those that have not been loaded are missing. */
  linksOf: (group: PropSidebarGroup) => readonly (PropSidebarLink | undefined)[];
  /** Loads all links; absent when they are loaded. */
  load?: LoadLinks;
  /** Ids of the groups that are shown in full. */
  revealed: ReadonlySet<string>;
  reveal: (group: string) => void;
};

export type ApiSidebar = {
  /** The links to the overview and, if there are any, the changelog and the page of errors. */
  pages: PropSidebarItemLink[];
  /**
   * A category for each group, as Docusaurus's own items. Groups that contain the page show only
   * the links near it.
   */
  categories: PropSidebar;
  isLong: boolean;
};

/** Undefined if the site provides the navigation itself. */
export function toSidebar(
  {base, changelog, errors, groups, schemas}: PropApiSidebar,
  state: SidebarState,
): ApiSidebar | undefined {
  if (!groups) return undefined;
  const {overview, pathname} = state;
  const isLong = groups.reduce((sum, group) => sum + countLinks(group), 0) >= MIN_LONG;
  // Servers and links differ on trailing slashes.
  const page = toTabPath(pathname, base).replace(/\/$/, '');
  const pages = [page, `${page}/`];
  const context: SidebarContext = {...state, base, pages, isLong};
  return {
    pages: [
      toPageLink('Overview', overview, 'overview'),
      ...(changelog === undefined ? [] : [toPageLink('Changelog', changelog, 'changelog')]),
      ...(errors === undefined ? [] : [toPageLink('Errors', errors, 'errors')]),
    ],
    categories: [
      ...groups.flatMap((group) => toItems(group, context)),
      ...(schemas ? [toSchemaCategory(schemas, context)] : []),
    ],
    isLong,
  };
}

/** The link's component supplies the translated words. */
function toPageLink(label: string, href: string, name: string): PropSidebarItemLink {
  return {type: 'link', label, href, docId: href, className: `theme-api-sidebar-${name}`};
}

/** How many links there are, loaded or not. */
function toCount({links}: PropSidebarGroup): number {
  return typeof links === 'number' ? links : links.length;
}

function countLinks(group: PropSidebarGroup): number {
  return group.groups.reduce((sum, inner) => sum + countLinks(inner), toCount(group));
}

type SidebarContext = SidebarState & {
  base: string;
  /** The page's path in the data. */ pages: readonly string[];
  isLong: boolean;
  /** Creates the links of a group that do not go to operations. */
  toLink?: (link: PropSidebarLink, base: string) => PropSidebarItemLink;
};

/** A category; for a group without a label, its contents. */
function toItems(group: PropSidebarGroup, context: SidebarContext): PropSidebar {
  const {label, page, description} = group;
  const links = context.linksOf(group);
  const inner = group.groups.flatMap((one) => toItems(one, context));
  const active = links.findIndex((link) => link !== undefined && isOpen(link, context));
  const isCurrent = page !== undefined && context.pages.includes(page);
  const isActive =
    isCurrent ||
    active >= 0 ||
    inner.some((item) => isOpenLink(item, context) || item.customProps?.isActive === true);
  const toAll = () => [
    ...(isActive || label === undefined
      ? // The group's page comes before its links.
        toNearLinks(group, links, isCurrent ? Math.max(0, active) : active, context)
      : toLinks(links, context)),
    ...inner,
  ];
  if (label === undefined) return toAll();
  const fields = {
    label,
    ...(description !== undefined && {description}),
    collapsed: context.isLong,
  };
  const overview = toGroupHref(group, context);
  const place = {overview, load: context.load, isActive, isCurrent};
  return [toCategory(page === undefined ? fields : {...fields, href: overview}, toAll, place)];
}

/** The group's page or, if it has none, its place on the overview. */
function toGroupHref({id, page}: PropSidebarGroup, {base, overview}: SidebarContext): string {
  return page === undefined ? `${overview}#${id}` : fromTabPath(page, base);
}

/**
 * The items are created when the group is open: there may be thousands, and most groups stay
 * closed.
 */
function toCategory(
  fields: Pick<
    PropSidebarItemCategory,
    'label' | 'description' | 'className' | 'collapsed' | 'href'
  >,
  toAll: () => PropSidebar,
  {
    overview,
    load,
    isActive,
    isCurrent,
  }: Pick<SidebarState, 'overview' | 'load'> & {isActive: boolean; isCurrent?: boolean},
): PropSidebarItemCategory {
  let items: PropSidebar | undefined;
  return {
    type: 'category',
    ...fields,
    collapsible: true,
    get items() {
      return (items ??= toAll());
    },
    customProps: {
      overview,
      ...(isActive && {isActive}),
      ...(isCurrent && {isCurrent}),
      ...(load && {load}),
    },
  };
}

/** Whether a link goes to the open page. */
function isOpen([, path, more]: PropSidebarLink, {pages, pathname}: SidebarContext): boolean {
  return more?.href === undefined ? pages.includes(path) : isSame(more.href, pathname);
}

function isSame(href: string, pathname: string): boolean {
  return href.replace(/\/$/, '') === pathname.replace(/\/$/, '');
}

/** The same for a link of a group without a label. */
function isOpenLink(item: PropSidebarItem, {pathname}: SidebarContext): boolean {
  return item.type === 'link' && isSame(item.href, pathname);
}

/** Closed on all pages except its own; the group's component supplies the translated words. */
function toSchemaCategory(
  {path, links: own}: PropSidebarSchemas,
  context: SidebarContext,
): PropSidebarItemCategory {
  const list = fromTabPath(path, context.base);
  const group = {label: 'Schemas', id: SCHEMA_GROUP, links: own, groups: []};
  const links = context.linksOf(group);
  const active = links.findIndex((link) => link !== undefined && isOpen(link, context));
  const isActive = active >= 0 || (typeof own !== 'number' && context.pages.includes(path));
  const inSchemas: SidebarContext = {...context, toLink: toSchemaLink, overview: list};
  return toCategory(
    {label: group.label, className: 'theme-api-sidebar-schemas', collapsed: true},
    () => (active >= 0 ? toNearLinks(group, links, active, inSchemas) : toLinks(links, inSchemas)),
    {...inSchemas, isActive},
  );
}

function toNearLinks(
  group: PropSidebarGroup,
  links: readonly (PropSidebarLink | undefined)[],
  active: number,
  context: SidebarContext,
): PropSidebarItemLink[] {
  const count = toCount(group);
  const {start, end} =
    context.revealed.has(group.id) && !context.load
      ? {start: 0, end: count}
      : toSidebarWindow(count, active);
  const shown = toLinks(links.slice(start, end), context);
  const toGap = (side: SidebarGap['side'], left: number): PropSidebarItemLink[] => {
    const gap: SidebarGap = {side, count: left, reveal: () => context.reveal(group.id)};
    return left > 0
      ? [
          {
            type: 'link',
            label: '…',
            href: group.label === undefined ? context.overview : toGroupHref(group, context),
            docId: `gap-${side}`,
            customProps: {gap},
          },
        ]
      : [];
  };
  return [...toGap('before', start), ...shown, ...toGap('after', count - end)];
}

function toLinks(
  links: readonly (PropSidebarLink | undefined)[],
  {base, toLink: toItem = toLink}: SidebarContext,
): PropSidebarItemLink[] {
  return links.flatMap((link) => (link ? [toItem(link, base)] : []));
}

function toSchemaLink([label, path]: PropSidebarLink, base: string): PropSidebarItemLink {
  const href = fromTabPath(path, base);
  const className = 'theme-api-sidebar-item';
  return {type: 'link', label, href, docId: href, className, customProps: {isSchema: true}};
}

/** `docId` makes Docusaurus count an item as a page; no such doc exists. */
function toLink([label, path, more = {}]: PropSidebarLink, base: string): PropSidebarItemLink {
  if (more.href !== undefined) {
    const {href: to, isDoc} = more;
    return {type: 'link', label, href: to, ...(isDoc && {docId: to})};
  }
  const {method = toMethodOfPath(path), deprecated, description} = more;
  const {operationPath, operationId, keptPath} = more;
  const href = fromTabPath(path, base);
  const className = toItemClass(method, deprecated === true);
  return {
    type: 'link',
    label,
    href,
    docId: href,
    className,
    ...(description !== undefined && {description}),
    customProps: {
      method,
      ...(deprecated && {deprecated}),
      ...(operationPath !== undefined && {operationPath}),
      ...(operationId !== undefined && {operationId}),
      ...(keptPath !== undefined && {keptPath}),
    },
  };
}
