import type {PropSidebar, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {NavigationGroup, OperationPage} from './types';

/** With more links than this the groups start closed, so that all of them are in sight. */
const OPEN_LINKS = 24;

/** Docusaurus's own sidebar: the overview, then a category per group. */
export function toSidebar(groups: readonly NavigationGroup[], overview: string): PropSidebar {
  const collapsed = countLinks(groups) > OPEN_LINKS;
  return [{type: 'link', label: 'Overview', href: overview, docId: 'overview', className: 'theme-api-sidebar-overview'}, ...groups.map((group) => toCategory(group, collapsed, overview))];
}

function countLinks(groups: readonly NavigationGroup[]): number {
  return groups.reduce((sum, {pages, groups: inner}) => sum + pages.length + countLinks(inner), 0);
}

function toCategory({id, label, tag, pages, groups}: NavigationGroup, collapsed: boolean, overview: string): PropSidebarItemCategory {
  return {
    type: 'category',
    label,
    ...(tag?.descriptionText !== undefined && {description: tag.descriptionText}),
    collapsible: true,
    collapsed,
    items: [...pages.map(toLink), ...groups.map((group) => toCategory(group, collapsed, overview))],
    customProps: {overview: `${overview}#${id}`},
  };
}

/** `docId` is what makes Docusaurus show an item in breadcrumbs; there is no document behind it. */
function toLink({operation, override, title, permalink}: OperationPage): PropSidebarItemLink {
  const {id, kind, method, deprecated} = operation;
  const {badge, description} = override;
  const className = ['theme-api-sidebar-item', `theme-api-sidebar-item--${toClassName(method)}`, ...(deprecated ? ['theme-api-sidebar-item--deprecated'] : [])].join(' ');
  return {
    type: 'link',
    label: title,
    href: permalink,
    docId: id,
    className,
    ...(description !== undefined && {description}),
    customProps: {method, kind, ...(deprecated && {deprecated: true}), ...(badge !== undefined && {badge}), ...(description !== undefined && {description})},
  };
}

/** A method of the document as part of a class name. */
function toClassName(method: string): string {
  return method.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
