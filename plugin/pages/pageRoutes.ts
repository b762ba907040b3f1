import type {FormatUrls} from '../types';
import type {RouteConfig} from '@docusaurus/types';
import type {FindInVersions} from '../exports/pageVersions';
import type {ApiReference} from '../model/types';
import type {TabNavigation} from '../navigation/types';
import type {SchemaPages} from '../lists/schemaPages/types';
import {toChaptersModule, toDataModule, toSidebarLinksModule} from './dataModule';
import type {EmbeddedOperation} from './fragments/types';
import type {Texts} from './jsonText';
import {
  type AddFile,
  buildOperationRoutes,
  createSchemaTexts,
  type ToAuthoredModule,
} from './operationRoutes';
import {buildSchemaRoutes} from './schemaRoutes';
import type {PropChapter} from './props';
import {toSidebarData, type SidebarData} from './sidebarData';
import {toVersionsProp} from './toProps';
import {buildTagRoutes} from './tagRoutes';

export type PageRoutesContext = {
  reference: ApiReference;
  navigation: TabNavigation;
  schemaPages: SchemaPages | undefined;
  /** Module of the document's data. */
  document: string;
  urls: FormatUrls;
  findInVersions: FindInVersions;
  /** Where the documents can be downloaded. */
  downloads: readonly string[];
  /** Absolute URL of the site. */
  siteUrl: string;
  /** Permalink of the folder of the search index; absent where readers cannot search. */
  search?: string;
  texts: Texts;
  addEmbed: (operation: Omit<EmbeddedOperation, 'tab'>) => void;
  toAuthoredModule: ToAuthoredModule;
};

/** What else the sidebar needs around the docs that the tab lists. */
export type Chapters = {[source: string]: PropChapter};

export type PageRoutes = {
  /** The docs that show the sidebar, by their files. */
  chapters: Chapters;
  routes: RouteConfig[];
  /** The modules that all pages of the tab load. */
  modules: {sidebar: string; sidebarLinks?: string; loadSchemas?: string};
};

type SidebarNear = NonNullable<NonNullable<SidebarData['links']>['toNear']>;

/** The routes of the operations, schemas and tags of a tab, and the sidebar that they share. */
export function buildPageRoutes(
  {schemaPages, ...context}: PageRoutesContext,
  addFile: AddFile,
): PageRoutes {
  const {reference, navigation, urls, texts, findInVersions} = context;
  const {tabId} = navigation.tab;
  const {sidebar, links} = toSidebarData(navigation, schemaPages);
  const {versions} = toVersionsProp(navigation);
  const addData = (name: string, value: unknown) =>
    addFile(`${tabId}/${name}.mjs`, toDataModule(value));
  const sidebarLinks =
    links &&
    addFile(
      `${tabId}/sidebar-links.mjs`,
      toSidebarLinksModule(addData('all-sidebar-links', links.all)),
    );
  const withLinks = <T>(toNear: T | undefined) =>
    sidebarLinks !== undefined && toNear ? {module: sidebarLinks, toNear} : undefined;
  const schemaTexts = createSchemaTexts(reference, schemaPages, texts);
  const ofSchemas = schemaPages
    ? buildSchemaRoutes(
        {
          tabId,
          reference,
          schemaPages,
          urls,
          findInVersions,
          texts,
          schemaTexts,
          sidebarLinks: withLinks(links?.toNearSchemas),
        },
        addFile,
      )
    : {routes: [], deferred: []};
  const {routes, chunks, loadSchemas} = buildOperationRoutes(
    reference,
    navigation,
    {
      ...context,
      schemaTexts,
      deferredToo: ofSchemas.deferred,
      sidebarLinks: withLinks(links?.toNear),
    },
    addFile,
  );
  const ofTags = buildTagRoutes(
    navigation,
    {urls, findInVersions, chunks, sidebarLinks: withLinks(links?.toNear)},
    addFile,
  );
  const modules = {
    sidebar: addData('sidebar', {
      ...sidebar,
      ...(versions && {versions: {...versions, title: reference.info.title}}),
    }),
    ...(sidebarLinks !== undefined && {sidebarLinks}),
  };
  return {
    routes: [...routes, ...ofSchemas.routes, ...ofTags],
    chapters: toChapters(context, modules, links?.toNear, addFile),
    modules: {...modules, ...(loadSchemas !== undefined && {loadSchemas})},
  };
}

function toChapters(
  {navigation, search}: Pick<PageRoutesContext, 'navigation' | 'search'>,
  modules: {sidebar: string; sidebarLinks?: string},
  toNear: SidebarNear | undefined,
  addFile: AddFile,
): Chapters {
  const {tab, overview, chapters} = navigation;
  if (!chapters) return {};
  const module = addFile(
    `${tab.tabId}/chapters.mjs`,
    toChaptersModule({tabId: tab.tabId, overview, search}, modules),
  );
  return Object.fromEntries(
    chapters.map(({source, title: _, ...page}): [string, PropChapter] => [
      source,
      {module, page, near: toNear?.([page.permalink]) ?? []},
    ]),
  );
}
