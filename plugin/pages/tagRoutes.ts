import type {RouteConfig} from '@docusaurus/types';
import type {FormatUrls} from '../types';
import {type FindInVersions, findTagPage} from '../exports/pageVersions';
import type {OperationPage, TabNavigation, TagPage} from '../navigation/types';
import {toLinkedTextModule, toTextModule} from './dataModule';
import type {AddFile} from './operationRoutes';
import type {PropSidebarSlice, PropGroup, PropTagPage} from './props';
import {toGroupProp} from './toProps';

type TagRoutesContext = {
  urls: FormatUrls;
  findInVersions: FindInVersions;
  /** Modules with the data of operations, by the permalinks of their pages. */
  chunks: ReadonlyMap<string, string>;
  /** Module in which the links of a long sidebar are collected. */
  sidebarLinks?: {module: string; toNear: (pages: readonly OperationPage[]) => PropSidebarSlice[]};
};

/**
 * A route for each tag that has a page. One that shows whole operations loads the same data as
 * their own pages, so that nothing is published twice.
 */
export function buildTagRoutes(
  {tab, tagPages = []}: TabNavigation,
  {chunks, sidebarLinks, ...context}: TagRoutesContext,
  addFile: AddFile,
): RouteConfig[] {
  return tagPages.map((page, index): RouteConfig => {
    const json = JSON.stringify(toTagProp(page, context));
    const near = sidebarLinks?.toNear(page.group.pages.slice(0, 1));
    const tag = addFile(
      `${tab.tabId}/tag-${index}.mjs`,
      near && sidebarLinks
        ? toLinkedTextModule(json, sidebarLinks.module, near)
        : toTextModule(json),
    );
    return {
      path: page.permalink,
      exact: true,
      component: page.kind === 'scroll' ? '@theme/ApiTag/Scroll' : '@theme/ApiTag/Index',
      modules: {tag, ...(page.kind === 'scroll' && {chunks: toChunks(page, chunks)})},
    };
  });
}

/** Docusaurus does not accept lists of modules. */
function toChunks({pages}: TagPage, chunks: ReadonlyMap<string, string>): {[key: string]: string} {
  const modules = new Set(pages.flatMap(({permalink}) => chunks.get(permalink) ?? []));
  return Object.fromEntries([...modules].map((module, index) => [String(index), module]));
}

/** The page of a tag: each operation once, in the first of its groups. */
function toTagProp(
  page: TagPage,
  {urls, findInVersions}: {urls: FormatUrls; findInVersions: FindInVersions},
): PropTagPage {
  const {kind, permalink, group, previous, next, breadcrumbs} = page;
  const versions = findInVersions(findTagPage(page));
  const markdown = urls.markdownOf(permalink);
  const summary = group.tag?.descriptionText;
  return {
    kind,
    permalink,
    ...(versions && {versions}),
    group: withFirst(toGroupProp(group, true), new Set()),
    ...(summary !== undefined && {summary}),
    ...(previous && {previous}),
    ...(next && {next}),
    breadcrumbs,
    formats: markdown === undefined ? {} : {markdown},
  };
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
