import type {RouteConfig} from '@docusaurus/types';
import {findTagPage} from '../exports/pageVersions';
import type {OperationPage, TagPage} from '../navigation/types';
import {present} from '../document/present';
import {toPagesModule} from './dataModule';
import type {PropGroup, PropTagPage} from './props';
import type {PageRoutes, TabPages} from './tabPages';
import {toGroupProp, toPageFrame} from './toProps';

/**
 * A route for each tag that has a page. One that shows whole operations loads the same data as
 * their own pages, so that nothing is published twice.
 * @param chunks modules with the data of operations, by the permalinks of their pages
 */
export function buildTagRoutes(tab: TabPages, chunks: ReadonlyMap<string, string>): PageRoutes {
  const {navigation, sidebarLinks, toFile} = tab;
  const pages = (navigation.tagPages ?? []).map((page, index) => {
    const near = sidebarLinks?.toNear?.(page.group.pages.slice(0, 1));
    const json = JSON.stringify(toTagProp(page, tab));
    return {page, file: toFile(`tag-${index}.mjs`, toPagesModule(json, near, sidebarLinks))};
  });
  return {
    routes: pages.map(({page, file}): RouteConfig => {
      const isScroll = page.kind === 'scroll';
      return {
        path: page.permalink,
        exact: true,
        component: isScroll ? '@theme/ApiTag/Scroll' : '@theme/ApiTag/Index',
        modules: {tag: file.module, ...(isScroll && {chunks: toChunks(page, chunks)})},
      };
    }),
    files: pages.map(({file}) => file),
  };
}

/** Docusaurus does not accept lists of modules. */
function toChunks({pages}: TagPage, chunks: ReadonlyMap<string, string>): {[key: string]: string} {
  const modules = new Set(pages.flatMap(({permalink}) => chunks.get(permalink) ?? []));
  return Object.fromEntries([...modules].map((module, index) => [String(index), module]));
}

/** The page of a tag: each operation once, in the first of its groups. */
function toTagProp(page: TagPage, tab: TabPages): PropTagPage {
  const {kind, permalink, group, previous, next, breadcrumbs} = page;
  const {versions, formats} = toPageFrame(tab, permalink, tab.findInVersions(findTagPage(page)));
  return present({
    kind,
    permalink,
    versions,
    group: withFirst(toGroupProp(group, true), new Set()),
    summary: group.tag?.descriptionText,
    previous,
    next,
    breadcrumbs,
    formats,
  });
}

/** Cards show the first sentence of a description. */
function withFirst(
  {operations, groups, ...group}: PropGroup,
  seen: Set<OperationPage['permalink']>,
): PropGroup {
  const own = operations.filter(({permalink}) => !seen.has(permalink) && seen.add(permalink));
  return {
    ...group,
    operations: own.map(({description, ...card}) => ({
      ...card,
      ...(description !== undefined && {description: toFirstSentence(description)}),
    })),
    groups: groups
      .map((inner) => withFirst(inner, seen))
      .filter((inner) => inner.operations.length > 0 || inner.groups.length > 0),
  };
}

/** `e.g. this` does not end a sentence: the next one begins with a capital, or needs no space. */
function toFirstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u, 1)[0] ?? text;
}
