/** Finds the pages that show a change, in the published site and in a preview of this one. */
import path from 'node:path';
import {matchStates} from '../../../compare/compareDocuments';
import {traitsOf} from '../../../compare/kinds';
import type {Change} from '../../../compare/types';
import type {TabConfig} from '../../../config/types';
import {type ContentContext, createPipeline} from '../../../content';
import {parseUrl} from '../../../document/parseUrl';
import type {LoadedDocument} from '../../../document/types';
import {toPlaceOnPage} from '../../../lists/changelog/toPlaceOnPage';
import type {SecurityRequirement} from '../../../model/types';
import type {OperationPage} from '../../../navigation/types';
import type {Site, Tab} from '../../../types';
import type {CompareContext} from './earlier';
import {matchTabs} from './revisions';
import type {Task} from './tasks';

/** URLs of the two sites, with their base URL. */
export type SiteUrls = {published?: string; preview?: string};

/** URLs of the pages that show a change: before it, and after it. */
export type ChangeLinks = {published?: string; preview?: string};

type Documents = {before: readonly LoadedDocument[]; after: readonly LoadedDocument[]};
type LinkChange = (change: Change) => {links?: ChangeLinks};
type ComparedPage = {page: OperationPage; security: readonly SecurityRequirement[]};
type Pages = ReadonlyMap<string, ComparedPage>;

/** The site of a folder. */
export type LoadSite = (siteDir: string, docsJson: string) => Promise<Site>;

/** Loads each state once, for all tabs. */
export function createSiteLoader(context: ContentContext): LoadSite {
  const sites = new Map<string, Promise<Site>>();
  return (siteDir, docsJson) => {
    const known = sites.get(siteDir);
    if (known) return known;
    const {authoredPages: _, hasStaticFile: __, modelCache: ___, ...own} = context;
    const site = createPipeline({...own, siteDir, docsJson}).load();
    sites.set(siteDir, site);
    return site;
  };
}

/** The pages of an earlier state are known only for a whole revision, which has its docs.json. */
export function createPageFinder(
  {config, context, trees}: CompareContext & {context: ContentContext},
  urls: SiteUrls,
  load: LoadSite,
): (task: Task, documents: Documents, renames: ReadonlyMap<string, string>) => Promise<LinkChange> {
  async function loadEarlier({tab, named, revision}: Task): Promise<Pages> {
    const tree = named || revision === undefined ? undefined : await trees.get(revision);
    if (!tree || typeof tree === 'string' || !tree.tabs) return new Map();
    const earlier = matchTabs(config.tabs, tree.tabs).get(tab);
    const {tabs} = await load(path.join(tree.dir, tree.ofSite), config.file);
    return toPages(tabs, earlier);
  }

  return async (task, {before, after}, renames) => {
    const published: Pages = urls.published === undefined ? new Map() : await loadEarlier(task);
    const preview: Pages =
      urls.preview === undefined
        ? new Map()
        : toPages((await load(context.siteDir, context.docsJson)).tabs, task.tab);
    if (published.size === 0 && preview.size === 0) return () => ({});
    const earlierKeys = matchStates(before, after, renames);
    return (change) => {
      const [use] = change.uses;
      if (!use) return {};
      const {operation, steps} = use;
      const {kind, step} = change;
      const isGone = traitsOf(kind).gone !== undefined;
      const toUrl = (site: string | undefined, pages: Pages, key: string, hasStep: boolean) => {
        const found = pages.get(key);
        if (!found || site === undefined) return undefined;
        const way = hasStep && step ? [...steps, step] : steps;
        return toSiteUrl(
          site,
          toPlaceOnPage(found.page, kind, way, found.security),
          context.baseUrl,
        );
      };
      const [earlierKey, laterKey] =
        kind === 'operation-removed'
          ? [operation, undefined]
          : kind === 'operation-added'
            ? [undefined, operation]
            : [earlierKeys.get(operation) ?? operation, operation];
      const before = earlierKey && toUrl(urls.published, published, earlierKey, isGone);
      const after = laterKey && toUrl(urls.preview, preview, laterKey, !isGone);
      return before || after
        ? {links: {...(before && {published: before}), ...(after && {preview: after})}}
        : {};
    };
  };
}

function toPages(tabs: readonly Tab[], tab: TabConfig | undefined): Pages {
  const found = tabs.find(({config}) => config.tabId === tab?.tabId);
  const {pages = []} = found?.navigation ?? {};
  const {security = []} = found?.reference ?? {};
  return new Map(pages.map((page) => [page.operation.key, {page, security}]));
}

/** The two sites may have another base URL than the configuration names. */
function toSiteUrl(site: string, permalink: string, baseUrl: string): string | undefined {
  return parseUrl(permalink.slice(baseUrl.length), site.replace(/\/?$/, '/'))?.href;
}
