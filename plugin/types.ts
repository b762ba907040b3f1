import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {Changelog} from './lists/changelog/types';
import type {AuthoredTexts, Config, TabConfig} from './config/types';
import type {AuthoredContents} from './lists/authored/types';
import type {Deprecations} from './lists/deprecations/types';
import type {Errors} from './lists/errors/types';
import type {DocumentLinks} from './lists/documentLinks';
import type {FirstRequest} from './lists/toFirstRequest';
import type {Diagnostic} from './diagnostics/types';
import type {ApiReference, OperationId} from './model/types';
import type {DocsSite, OperationPage, TabNavigation} from './navigation/types';
import type {SchemaPage, SchemaPages} from './lists/schemaPages/types';
import type {FormerRoutes, PublishedRoutes} from './routes/types';
import type {LoadedTab} from './stages';

/** A tab with its pages. */
export type ReadyTab = LoadedTab & {
  /** With the versions in which things were added or removed. */
  reference: ApiReference;
  navigation: TabNavigation;
  lists: TabLists;
  /** The other forms of its pages. */
  urls: FormatUrls;
  /** The files of its documents; the entry files are the first. */
  downloads: readonly Download[];
  /** Images that the pages link to instead, because a browser would not find them. */
  lostImages: readonly string[];
};

/** A tab none of whose documents can be used. */
type FailedTab = LoadedTab & {
  [field in Exclude<keyof ReadyTab, keyof LoadedTab> | 'reference']?: undefined;
};

export type Tab = ReadyTab | FailedTab;

/** What a tab lists besides its operations. Absent: nothing of this kind. */
type TabLists = {
  schemaPages?: SchemaPages;
  deprecations?: Deprecations;
  /** Absent also if the tab does not want the page. */
  errors?: Errors;
  documentLinks?: DocumentLinks;
  firstRequest?: FirstRequest;
  /** By the ids of the operations whose pages show it. */
  authored?: ReadonlyMap<OperationId, AuthoredContents>;
  /** Versions share that of the current one, which alone has it. */
  changelog?: Changelog;
};

/**
 * Everything that the stages from docs.json to pages know of the APIs of one plugin instance. It is
 * made once and not changed: pages, exports, checks and commands read it.
 */
export type Site = {
  /** Absent when docs.json cannot be used at all. */
  config?: Config;
  /** As they were loaded; the tabs can be made of them again. */
  loaded: readonly LoadedTab[];
  /** Without versions whose pages would have the addresses of others. */
  tabs: readonly Tab[];
  /**
   * The authors' content before and after operations; absent when docs.json cannot be used at all.
   */
  authored?: AuthoredTexts;
  /** The sidebars of the site's docs; absent while they are unknown. */
  docsSidebars?: PropSidebar[];
  /** The addresses that were published. Absent if the site does not remember them. */
  published?: PublishedRoutes;
  /** What addresses answer that are no longer those of pages. */
  former?: FormerRoutes;
  /** All findings of all stages, in the order they were made. */
  diagnostics: readonly Diagnostic[];
};

/** A file of a document that readers can download. */
export type Download = {
  /**
   * Where it is served, with the baseUrl; the folders of a document's files are kept, so that its
   * references hold.
   */
  url: string;
  /** Path of the author's file relative to the project root. */
  file: string;
  /**
   * What is served instead of the file, if overlays change it, if it describes operations that
   * readers do not see, or if the document uses only a part of it.
   */
  text?: () => string;
};

/** Where the other forms of the pages of a tab are. Undefined: it does not exist. */
export type FormatUrls = {
  markdownOf(permalink: string): string | undefined;
  openapiOf(page: OperationPage): string | undefined;
  jsonSchemaOf(page: SchemaPage): string | undefined;
  llms?: string;
  llmsFull?: string;
};

/**
 * Makes the pages of a site again, with other labels of its tabs or with the docs of the site.
 * Nothing is read, and no finding is made a second time.
 */
export type Remake = (
  site: Site,
  change: {toTab?: (tab: TabConfig) => TabConfig; docs?: DocsSite},
) => Site;
