import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import {reportDiagnostics} from '../../diagnostics/report';
import {type SitePaths, toPermalink} from '../../navigation/permalinks';
import {toAddressedSite} from '../../routes/site';
import type {Remake, Site} from '../../types';
import {findDoublePages, findLostDocs} from '../routeClash';
import {listDocsVersions} from './docsContent';
import {listOtherPages} from './otherPages';
import {createSidebarRefresh, hasApiItems} from './followEdits';
import {toDocsSite} from './toDocsSite';
import {usesDocs, withDocs} from './withDocs';

/** Connects the pages of the API and the docs of the site, once both are loaded. */
export function createDocsLink({
  development,
  pages,
  remake,
}: {
  development: boolean;
  pages: SitePaths;
  remake: Remake;
}) {
  const sidebars = createSidebarRefresh();
  let hasGuides = false;
  let hasChapters = false;
  return {
    /** Whether sidebars of docs contain operations, or may get some. */
    hasGuides: () => hasGuides,
    /** Whether docs show the sidebar of a tab, or may do so. */
    hasChapters: () => hasChapters,
    /** Makes the docs reload their sidebars if operations in them have changed. */
    refreshSidebars: sidebars.run,
    /** Resolves when no such reload of the docs is running. */
    settled: sidebars.settled,
    /** The content with the docs that it names; undefined if it depends on none. */
    link: (content: Site, allContent: AllContent): Site | undefined => {
      const versions = listDocsVersions(allContent);
      const own = toAddressedSite(content.tabs, pages).pages;
      const permalinks = own.map(({address}) => toPermalink(address, pages));
      const others = listOtherPages(versions, allContent);
      for (const clash of [findLostDocs(versions, pages), findDoublePages(others, permalinks)]) {
        if (clash !== undefined && !development) throw new Error(clash);
        if (clash !== undefined) logger.warn(clash);
      }
      hasGuides = development || versions.some(hasApiItems);
      hasChapters = development;
      if (development) sidebars.note(content, versions);
      if (!usesDocs(content)) return undefined;
      const linked = withDocs(content, toDocsSite(versions, pages), remake);
      reportDiagnostics(linked.diagnostics, {failOnError: !development});
      hasChapters ||= linked.content.tabs.some(({navigation}) => navigation?.chapters);
      return linked.content;
    },
  };
}
