import {present} from '../document/present';
import type {Report} from '../diagnostics/types';
import {toAnchors} from './anchors';
import {checkListed} from './checkListed';
import {checkDefaultGroup} from './defaultGroup';
import {toGroupTree, type GroupNode} from './groups';
import {toLinks, type Links, type OperationLinks} from './links';
import {toListed} from './listed';
import {toListedLinks} from './listedLinks';
import {checkTagsOrder, orderGroups, type OrderedGroup, type OrderedItem} from './order';
import {toOverrides} from './overrides';
import {toPage, type Pages} from './pages';
import {createPermalinks, type SitePaths} from './permalinks';
import {toRoutes} from './routes';
import {placeTags, type PlacedTag} from './tagPages';
import {toTopics} from './topics';
import type {
  ChapterPage,
  DocLink,
  DocsSite,
  NavigationContext,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  OperationPage,
  TabNavigation,
  TagPage,
} from './types';

/**
 * Builds the navigation of one tab: the addresses of its pages and their links. Depends only on the
 * tab, its document and what was published. All routes are below the tab's id, so they cannot collide
 * with another tab's routes or the Try It proxy; those of pages that keep an address elsewhere cannot,
 * because the lock has each address once.
 */
export function toTabNavigation(
  input: SitePaths & Omit<NavigationContext, 'report'>,
  report: Report,
): TabNavigation {
  const {tab, reference, docs} = input;
  const context: NavigationContext = {...input, report};
  const toPermalink = createPermalinks(tab.tabId, input);
  const top = toPermalink();
  const overview = input.published?.kept('overview') ?? top;
  const place = {tab, overview, ...(overview !== top && {top})};
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
  const ordered = orderGroups(roots, context);
  const tags = placeTags(context, ordered, {
    taken: [...plain.values()].map(({permalink}) => permalink),
    toPermalink,
  });
  if (Array.isArray(tab.navigation)) {
    const source = {entries: tab.navigation, roots, ordered, overrides, reference};
    const listed = toListed(tab.navigation, tab, source);
    checkListed(context, source, listed);
    const links = toListedLinks(listed.items, docs);
    const chapters = toChapters(links, plain);
    return complete(
      {
        ...place,
        ...toParts(listed, plain, links, {overview, docs, tags}),
        ...(chapters.length > 0 && {chapters}),
      },
      input,
    );
  }
  const site = {overview, docs, tags};
  const parts = tab.navigation
    ? toParts({groups: ordered}, plain, toLinks(ordered, home), site)
    : toParts({groups: []}, plain, new Map(), site);
  const inDocs = tab.navigation ? undefined : docs?.placeOf(overview);
  return complete({...place, ...parts, ...(inDocs && {docsSidebar: inDocs.docsSidebar})}, input);
}

/** The pages with their links, in their groups and the list. */
function toParts(
  {groups, items}: {groups: readonly OrderedGroup[]; items?: readonly OrderedItem[]},
  plain: Pages,
  links: Links,
  {overview, docs, tags}: {overview: string; docs?: DocsSite; tags: readonly PlacedTag[]},
): Pick<TabNavigation, 'groups' | 'items' | 'pages' | 'tagPages'> {
  const anchors = toAnchors(groups);
  const toBreadcrumb: ToBreadcrumb = (node) => ({
    label: node.label,
    href: node.page?.permalink ?? `${overview}#${anchors.get(node)}`,
  });
  const pages = toLinkedPages(plain, links, docs, toBreadcrumb);
  const parts = {anchors, pages, docs, groups: new Map<OrderedGroup, NavigationGroup>()};
  return {
    groups: groups.map((group) => toNavigationGroup(group, parts)),
    ...(items && {items: toNavigationItems(items, parts)}),
    pages: [...pages.values()],
    ...(tags.length > 0 && {
      tagPages: tags.map((tag) => toTagPage(tag, {pages, links, docs, toBreadcrumb})),
    }),
  };
}

/** Creates separate anchors, because some groups of the page are not on the overview. */
function toTagPage(
  {group, link, kind, members}: PlacedTag,
  {
    pages,
    links,
    docs,
    toBreadcrumb,
  }: {pages: Pages; links: Links; docs: DocsSite | undefined; toBreadcrumb: ToBreadcrumb},
): TagPage {
  const own = links.get(link);
  return {
    kind,
    permalink: link.permalink,
    group: toNavigationGroup(group, {anchors: toAnchors([group]), pages, docs, groups: new Map()}),
    pages: members.flatMap((id) => pages.get(id) ?? []),
    ...(own && toNeighbours(own, link, pages)),
    breadcrumbs: (own?.trail ?? []).map(toBreadcrumb),
  };
}

function toChapters(links: Links, pages: Pages): ChapterPage[] {
  return [...links].flatMap(([at, own]): ChapterPage[] => {
    if (typeof at === 'string') return [];
    const {source, title, permalink}: DocLink = at;
    return source === undefined
      ? []
      : [{source, title, permalink, ...toNeighbours(own, at, pages)}];
  });
}

function complete(
  navigation: Omit<TabNavigation, 'topics'>,
  {reference, published}: Pick<NavigationContext, 'reference' | 'published'>,
): TabNavigation {
  return {
    ...navigation,
    topics: toTopics(reference, navigation.groups),
    ...present({published}),
  };
}

type ToBreadcrumb = (group: GroupNode) => OperationPage['breadcrumbs'][number];

function toLinkedPages(
  pages: Pages,
  links: Links,
  docs: DocsSite | undefined,
  toBreadcrumb: ToBreadcrumb,
): Pages {
  return new Map(
    [...pages].map(([id, page]) => {
      const own = links.get(id);
      const place = own ? undefined : docs?.placeOf(page.permalink);
      if (place) return [id, {...page, ...place}];
      const breadcrumbs = (own?.trail ?? []).map(toBreadcrumb);
      return [id, {...page, ...(own && toNeighbours(own, page, pages)), breadcrumbs}];
    }),
  );
}

function toNeighbours(
  {previous, next}: OperationLinks,
  page: OperationPage | NavigationLink,
  pages: Pages,
): Pick<OperationPage, 'previous' | 'next'> {
  const near = [previous, next].map((other) =>
    typeof other === 'string' ? pages.get(other) : other,
  );
  const [before, after] = near.map(
    (other, index) => other && toPageLink(other, [page, near[1 - index]]),
  );
  return present({previous: before, next: after});
}

/**
 * A link with the title of a page, and with its method and path if another page has the same title.
 */
function toPageLink(
  page: OperationPage | NavigationLink,
  others: readonly (OperationPage | NavigationLink | undefined)[],
): NavigationLink {
  const {title, permalink} = page;
  const isAmbiguous = others.some((other) => other?.title === title);
  return {
    title: isAmbiguous && 'operation' in page ? `${title} · ${page.operation.key}` : title,
    permalink,
  };
}

type NavigationParts = {
  anchors: ReadonlyMap<GroupNode, string>;
  pages: Pages;
  docs: DocsSite | undefined;
  /** Groups that were already built: a group of the list is the same object everywhere. */
  groups: Map<OrderedGroup, NavigationGroup>;
};

function toNavigationGroup(ordered: OrderedGroup, parts: NavigationParts): NavigationGroup {
  const known = parts.groups.get(ordered);
  if (known) return known;
  const {node, groups, items} = ordered;
  const {label, tag, page, members} = node;
  const group: NavigationGroup = present({
    label,
    id: parts.anchors.get(node) ?? '',
    ...(page && {page: page.permalink}),
    tag,
    pages: members.flatMap((id) => parts.pages.get(id) ?? []),
    groups: groups.map((inner) => toNavigationGroup(inner, parts)),
    ...(items && {items: toNavigationItems(items, parts)}),
  });
  parts.groups.set(ordered, group);
  return group;
}

function toNavigationItems(
  items: readonly OrderedItem[],
  parts: NavigationParts,
): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    switch (item.kind) {
      case 'operation': {
        const page = parts.pages.get(item.id);
        return page ? [{kind: 'page', page}] : [];
      }
      case 'group':
        return [{kind: 'group', group: toNavigationGroup(item.group, parts)}];
      case 'doc': {
        const link = parts.docs?.find(item.id);
        return [{...item, ...(link && {link})}];
      }
      case 'link':
        return [item];
    }
  });
}
