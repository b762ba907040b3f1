import type {OperationOverride, TabConfig, TagPageKind, VersionBanner} from '../config/types';
import type {Report, SourceLocation} from '../diagnostics/types';
import type {ApiReference, Operation, OperationId, Tag} from '../model/types';

/** The context that the stages of a tab's navigation share. */
export type NavigationContext = {
  tab: TabConfig;
  reference: ApiReference;
  /** Finds a place in docs.json. */
  locate: (pointer: string) => SourceLocation;
  report: Report;
  /** The operations of the tab's other versions; undefined for versions that cannot be used. */
  otherVersions?: readonly (ApiReference | undefined)[];
  /** The docs of Docusaurus's docs plugins; absent while they are unknown. */
  docs?: DocsSite;
  /** Absent if the site does not remember its addresses. */
  published?: Published;
};

/** Where the pages of a version of a tab were published; undefined for those that were not. */
export type Published = {
  /** Its route below the tab; if it keeps an address elsewhere, that, with a slash at its beginning. */
  ofOperation: (operation: Pick<Operation, 'method' | 'path'>) => string | undefined;
  /** Its permalink. */
  ofNamed: (kind: 'schema' | 'tag' | 'error', name: string) => string | undefined;
  /** Its permalink. */
  ofList: (kind: 'deprecations' | 'errors') => string | undefined;
  /** Permalinks of pages that keep an address elsewhere. */
  kept: (
    kind: 'overview' | 'changelog' | 'deprecations' | 'errors' | 'schemas' | 'schema' | 'tag',
    name?: string,
  ) => string | undefined;
  /** The address elsewhere of an operation that has none yet, if the addresses there have a pattern. */
  ofNew: (operation: Operation) => string | undefined;
};

/** The docs of a site that an API's navigation names, or whose sidebars list pages of the API. */
export type DocsSite = {
  /** Finds a doc by its id. */
  find: (id: string) => DocLink | undefined;
  /** Ids of all docs. */
  ids: readonly string[];
  /** Where a sidebar of docs lists a page of the API. */
  placeOf: (permalink: string) => DocsPlace | undefined;
};

export type DocLink = NavigationLink & {
  /**
   * The file of the doc, beginning with `@site/`; absent if its front matter names the sidebar that
   * it shows.
   */
  source?: string;
};

/** A doc that shows the sidebar of a tab, because the tab's `navigation` lists it. */
export type ChapterPage = Required<DocLink> & {previous?: NavigationLink; next?: NavigationLink};

/** The position of a page in a sidebar of docs. */
export type DocsPlace = Pick<OperationPage, 'previous' | 'next' | 'breadcrumbs'> & {
  /** Identifies the sidebar. */
  docsSidebar: number;
};

/** One page of a tab: an operation with the site owner's settings for it. */
export type OperationPage = {
  operation: Operation;
  override: OperationOverride;
  /**
   * `overrides.title`, else the summary, else the name of the webhook or the operationId in words
   * and without its group, else `METHOD /path`.
   */
  title: string;
  /**
   * Complete path under the site's baseUrl, with `trailingSlash` applied, e.g.
   * `/docs/api/default/pets/get`.
   */
  permalink: string;
  hidden: boolean;
  previous?: NavigationLink;
  next?: NavigationLink;
  /** Labels of the groups that link to it, outermost first, with a link if the group has one. */
  breadcrumbs: {label: string; href?: string}[];
  /** The sidebar of docs that the page shows if its tab does not list it. */
  docsSidebar?: number;
};

export type NavigationLink = {title: string; permalink: string};

/** A group of the sidebar, possibly with nested groups. */
export type NavigationGroup = {
  label: string;
  /** Anchor on the overview page, unique in the tab. */
  id: string;
  /** Permalink of its own page, if it has one. */
  page?: string;
  tag?: Tag;
  pages: OperationPage[];
  groups: NavigationGroup[];
  /** Order of all its entries; absent: pages, then groups. */
  items?: NavigationItem[];
};

/** The page of a tag, or of another group that docs.json names. */
export type TagPage = {
  kind: TagPageKind;
  permalink: string;
  /** With all its operations, whether or not they are in the sidebar. */
  group: NavigationGroup;
  /** Includes the pages of nested groups, each once. */
  pages: OperationPage[];
  previous?: NavigationLink;
  next?: NavigationLink;
  /** The enclosing groups, outermost first. */
  breadcrumbs: OperationPage['breadcrumbs'];
};

/** An entry that a `navigation` list adds to the sidebar. */
export type NavigationItem =
  | {kind: 'page'; page: OperationPage}
  | {kind: 'group'; group: NavigationGroup}
  /** Without a link while the docs are unknown. */
  | {kind: 'doc'; id: string; label?: string; link?: NavigationLink}
  | {kind: 'link'; label: string; href: string};

/**
 * A tag with a description or external documentation but without operations, for the overview page.
 */
export type Topic = {
  /** Anchor, unique in the tab. */
  id: string;
  label: string;
  tag: Tag;
};

/** The addresses of a tab's pages and the links between them. */
export type TabNavigation = {
  tab: TabConfig;
  /** Permalink of `/api/<tabId>`. */
  overview: string;
  /** `/api/<tabId>`, below which the other pages are, where the overview keeps another address. */
  top?: string;
  /**
   * Groups of all operations that are not hidden, in order; empty when `navigation` is false.
   * Groups that are not in a `navigation` list come last.
   */
  groups: NavigationGroup[];
  /** The entries of the sidebar; absent: the groups. */
  items?: NavigationItem[];
  /** Every page of the tab in document order, hidden ones included. */
  pages: OperationPage[];
  topics: Topic[];
  /** Absent if no doc shows the sidebar. */
  chapters?: ChapterPage[];
  /** In the order of docs.json. Absent if no tag has a page. */
  tagPages?: TagPage[];
  /** Permalink of the changelog, which the versions of a tab share. Absent if the tab has none. */
  changelog?: string;
  /** The sidebar of docs that the overview shows if the tab has none itself. */
  docsSidebar?: number;
  /** Absent if only one version of the tab has pages. */
  versions?: TabVersions;
  /** Absent if the site does not remember its addresses. */
  published?: Published;
};

/** The versions of a tab, from the perspective of one of them. */
type TabVersions = {
  /** All versions that have pages, in the order of docs.json. */
  list: VersionEntry[];
  /** The same operation in the other versions that have it. */
  links: ReadonlyMap<OperationId, PageVersions>;
};

/** Permalinks of the same page in other versions that have it, by the version's name. */
export type PageVersions = {[version: string]: string};

export type VersionEntry = {
  name: string;
  label: string;
  overview: string;
  banner?: VersionBanner;
  isCurrent?: true;
};
