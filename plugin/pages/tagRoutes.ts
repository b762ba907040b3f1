import type {FormatUrls} from '../types';
import type {RouteConfig} from '@docusaurus/types';
import type {FindInVersions} from '../exports/pageVersions';
import type {OperationPage, TabNavigation, TagPage} from '../navigation/types';
import {toLinkedTextModule, toTextModule} from './dataModule';
import type {AddFile} from './operationRoutes';
import type {PropSidebarSlice} from './props';
import {toTagProp} from './toTagProp';

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
