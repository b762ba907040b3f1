import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {PropApiSidebar, PropSidebarGroup, PropSidebarLink} from '../../props';
import {toMethodOfPath} from './methodOfPath';

/** A sidebar with so many links starts closed, so that all groups are in sight, and has a filter. Shorter ones are read faster. */
const MIN_LONG = 25;

export type ApiSidebar = {
  /** The overview, then a category per group: Docusaurus's own items. */
  items: PropSidebar;
  isLong: boolean;
  /** Address of a page without a slash at the end → the categories that it stands in, those around them too. */
  holders: ReadonlyMap<string, ReadonlySet<PropSidebarItemCategory>>;
};

const sidebars = new WeakMap<PropApiSidebar, ApiSidebar>();

/** Undefined when the site makes the navigation itself. The same data gives the same sidebar: what a reader has opened is known by its item. */
export function toSidebar(data: PropApiSidebar, overview: string): ApiSidebar | undefined {
  const {base, groups} = data;
  let sidebar = sidebars.get(data);
  if (!sidebar && groups) sidebars.set(data, (sidebar = createSidebar(base, groups, overview)));
  return sidebar;
}

function createSidebar(base: string, groups: readonly PropSidebarGroup[], overview: string): ApiSidebar {
  const isLong = countLinks(groups) >= MIN_LONG;
  const toCategory = ({label, id, description, links, groups: inner}: PropSidebarGroup): PropSidebarItemCategory => ({
    type: 'category',
    label,
    ...(description !== undefined && {description}),
    collapsible: true,
    collapsed: isLong,
    items: [...links.map((link) => toLink(link, base)), ...inner.map(toCategory)],
    customProps: {overview: `${overview}#${id}`},
  });
  const first: PropSidebarItemLink = {type: 'link', label: 'Overview', href: overview, docId: overview, className: 'theme-api-sidebar-overview'};
  const categories = groups.map(toCategory);
  return {items: [first, ...categories], isLong, holders: findHolders(categories)};
}

/** Which categories each page stands in. */
export function findHolders(sidebar: PropSidebar): ApiSidebar['holders'] {
  const holders = new Map<string, Set<PropSidebarItemCategory>>();
  const enter = (item: PropSidebarItem, around: readonly PropSidebarItemCategory[]) => {
    if (item.type === 'category') for (const inner of item.items) enter(inner, [...around, item]);
    else if (item.type === 'link') {
      const page = withoutSlash(item.href);
      const known = holders.get(page) ?? new Set();
      holders.set(page, known);
      for (const category of around) known.add(category);
    }
  };
  for (const item of sidebar) enter(item, []);
  return holders;
}

/** Servers and links are of several minds about a slash at the end. */
export function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function countLinks(groups: readonly PropSidebarGroup[]): number {
  return groups.reduce((sum, {links, groups: inner}) => sum + links.length + countLinks(inner), 0);
}

/** `docId` is what makes Docusaurus count an item as a page; there is no document behind it. */
function toLink([label, path, more = {}]: PropSidebarLink, base: string): PropSidebarItemLink {
  const {method = toMethodOfPath(path), deprecated, description} = more;
  const href = base + path;
  const className = `theme-api-sidebar-item theme-api-sidebar-item--${toClassName(method)}${deprecated ? ' theme-api-sidebar-item--deprecated' : ''}`;
  return {type: 'link', label, href, docId: href, className, ...(description !== undefined && {description}), customProps: {method, ...(deprecated && {deprecated})}};
}

/** A method of the document as part of a class name. */
function toClassName(method: string): string {
  return method.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
