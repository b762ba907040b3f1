import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Report} from '../diagnostics/types';
import type {ApiReference} from '../model/types';
import {toAnchors} from './anchors';
import {checkDefaultGroup} from './defaultGroup';
import {toDocumentLinks} from './documentLinks';
import {toGroupTree, type GroupNode} from './groups';
import {toLinks, type OperationLinks} from './links';
import {checkTagsOrder, orderGroups, type OrderedGroup} from './order';
import {toOverrides} from './overrides';
import {toPage, type Pages} from './pages';
import {toRoutes} from './routes';
import {toTopics} from './topics';
import type {
  NavigationContext,
  NavigationGroup,
  NavigationLink,
  OperationPage,
  TabNavigation,
} from './types';

/** Where on the site the pages are. */
export type SitePaths = {
  /** With the locale, beginning and ending with `/`. */
  baseUrl: string;
  /** Without slashes at its ends. */
  routeBasePath: string;
  trailingSlash: boolean | undefined;
};

/**
 * Everything about where the pages of one tab are and how they hang together. Depends on the tab
 * and its document only. All routes are below the tab's own id, so that none can meet another
 * tab's, or the proxy of Try It.
 */
export function toTabNavigation(
  input: SitePaths & Omit<NavigationContext, 'report'>,
  report: Report,
): TabNavigation {
  const {tab, reference, locate, otherVersions} = input;
  const context: NavigationContext = {tab, reference, locate, report, otherVersions};
  const toPermalink = createPermalinks(tab.tabId, input);
  const overview = toPermalink();
  const overrides = toOverrides(context);
  const routes = toRoutes(context, overrides);
  const plain: Pages = new Map(
    reference.operations.map((operation) => [
      operation.id,
      toPage(operation, overrides.get(operation.id) ?? {}, toPermalink(routes.get(operation.id))),
    ]),
  );

  const {roots, home} = toGroupTree(context, overrides);
  checkTagsOrder(roots, context);
  checkDefaultGroup(context, overrides);
  if (!tab.navigation)
    return complete({tab, overview, groups: [], pages: [...plain.values()]}, reference);

  const ordered = orderGroups(roots, context);
  const anchors = toAnchors(ordered);
  const pages = toLinkedPages(plain, toLinks(ordered, home), (node) => ({
    label: node.label,
    href: `${overview}#${anchors.get(node)}`,
  }));
  const groups = ordered.map((group) => toNavigationGroup(group, anchors, pages));
  return complete({tab, overview, groups, pages: [...pages.values()]}, reference);
}

function complete(
  navigation: Omit<TabNavigation, 'topics' | 'documentLinks'>,
  reference: ApiReference,
): TabNavigation {
  const topics = toTopics(reference, navigation.groups);
  return {
    ...navigation,
    topics,
    documentLinks: toDocumentLinks(reference, {...navigation, topics}),
  };
}

/** Makes complete paths of routes below a tab; of none, the path of its overview. */
export function createPermalinks(
  tabId: string,
  {baseUrl, routeBasePath, trailingSlash}: SitePaths,
): (route?: string) => string {
  return (route) =>
    applyTrailingSlash(baseUrl + [routeBasePath, tabId, route].filter(Boolean).join('/'), {
      baseUrl,
      trailingSlash,
    });
}

function toLinkedPages(
  pages: Pages,
  links: ReadonlyMap<string, OperationLinks>,
  toBreadcrumb: (node: GroupNode) => OperationPage['breadcrumbs'][number],
): Pages {
  return new Map(
    [...pages].map(([id, page]) => {
      const {previous, next, trail} = links.get(id) ?? {trail: []};
      const near = [previous, next].map((other) =>
        other === undefined ? other : pages.get(other),
      );
      const [before, after] = near.map(
        (other, index) => other && toPageLink(other, [page, near[1 - index]]),
      );
      return [
        id,
        {
          ...page,
          ...(before && {previous: before}),
          ...(after && {next: after}),
          breadcrumbs: trail.map(toBreadcrumb),
        },
      ];
    }),
  );
}

/** A link with the title of a page, and with its method and path where another has the same title. */
function toPageLink(
  {title, permalink, operation}: OperationPage,
  others: readonly (OperationPage | undefined)[],
): NavigationLink {
  const isAmbiguous = others.some((other) => other?.title === title);
  return {title: isAmbiguous ? `${title} · ${operation.key}` : title, permalink};
}

function toNavigationGroup(
  {node, groups}: OrderedGroup,
  anchors: ReadonlyMap<GroupNode, string>,
  pages: Pages,
): NavigationGroup {
  const {label, tag, members} = node;
  return {
    label,
    id: anchors.get(node) ?? '',
    ...(tag && {tag}),
    pages: members.flatMap((id) => pages.get(id) ?? []),
    groups: groups.map((group) => toNavigationGroup(group, anchors, pages)),
  };
}
