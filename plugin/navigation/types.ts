import type {OperationOverride, TabConfig, TagPageKind, VersionBanner} from '../config/types';
import type {Report, SourceLocation} from '../diagnostics/types';
import type {ApiReference, Operation, OperationId, Tag} from '../model/types';

/** What the stages of the navigation of one tab share. */
export type NavigationContext = {
  tab: TabConfig;
  reference: ApiReference;
  /** Finds a place in docs.json. */
  locate: (pointer: string) => SourceLocation;
  report: Report;
  /** What the other versions of the tab have; undefined for those that cannot be used. */
  otherVersions?: readonly (ApiReference | undefined)[];
  /** What Docusaurus's docs plugins have; absent while nobody knows. */
  docs?: DocsSite;
};

/** The docs of a site, as far as the navigation of an API names them, or is in their sidebars. */
export type DocsSite = {
  /** A doc by its id. */
  find: (id: string) => NavigationLink | undefined;
  /** Ids of all docs. */
  ids: readonly string[];
  /** Where a sidebar of docs lists a page of the API. */
  placeOf: (permalink: string) => DocsPlace | undefined;
};

/** The place of a page in a sidebar of docs. */
export type DocsPlace = Pick<OperationPage, 'previous' | 'next' | 'breadcrumbs'> & {
  /** Which sidebar it is. */
  docsSidebar: number;
};

/** One page of a tab: an operation with everything the site owner says about it. */
export type OperationPage = {
  operation: Operation;
  override: OperationOverride;
  /**
   * `overrides.title`, else the summary, else the name of the webhook or the operationId in words,
   * else `METHOD /path`.
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
  /** Labels of the groups that link to it, outermost first, with a link where the group has one. */
  breadcrumbs: {label: string; href?: string}[];
  /** The sidebar of docs that the page shows, where its tab does not list it. */
  docsSidebar?: number;
};

export type NavigationLink = {title: string; permalink: string};

/** A group of the sidebar, possibly with groups inside. */
export type NavigationGroup = {
  label: string;
  /** Anchor on the overview page, unique in the tab. */
  id: string;
  /** Permalink of its own page, where it has one. */
  page?: string;
  tag?: Tag;
  pages: OperationPage[];
  groups: NavigationGroup[];
  /** Order of all that is in it; absent: pages, then groups. */
  items?: NavigationItem[];
};

/** The page of a tag, or of another group that docs.json names as one. */
export type TagPage = {
  kind: TagPageKind;
  permalink: string;
  /** With all of its operations, be they in the sidebar or not. */
  group: NavigationGroup;
  /** Those of the groups inside it too, each once. */
  pages: OperationPage[];
  previous?: NavigationLink;
  next?: NavigationLink;
  /** The groups around it, outermost first. */
  breadcrumbs: OperationPage['breadcrumbs'];
};

/** What a list of `navigation` puts into the sidebar. */
export type NavigationItem =
  | {kind: 'page'; page: OperationPage}
  | {kind: 'group'; group: NavigationGroup}
  /** Without a link while nobody knows the docs. */
  | {kind: 'doc'; id: string; label?: string; link?: NavigationLink}
  | {kind: 'link'; label: string; href: string};

/**
 * Links by which descriptions name parts of their own document (`#operation/listPets`), and the
 * pages that have these parts.
 */
export type DocumentLinks = {[href: string]: string};

/** A tag without operations that says something, for the overview page. */
export type Topic = {
  /** Anchor, unique in the tab. */
  id: string;
  label: string;
  tag: Tag;
};

/** Everything that is known about where the pages of a tab are and how they hang together. */
export type TabNavigation = {
  tab: TabConfig;
  /** Permalink of `/api/<tabId>`. */
  overview: string;
  /**
   * Groups of all operations that are not hidden, in order; empty when `navigation` is false. Those
   * that a list of `navigation` does not name come last.
   */
  groups: NavigationGroup[];
  /** What the sidebar has; absent: the groups. */
  items?: NavigationItem[];
  /** Every page of the tab in document order, hidden ones included. */
  pages: OperationPage[];
  topics: Topic[];
  /** In the order of docs.json. Absent where no tag has a page. */
  tagPages?: TagPage[];
  documentLinks: DocumentLinks;
  /** Permalink of the changelog, which the versions of a tab share. Absent where the tab has no changelog. */
  changelog?: string;
  /** The sidebar of docs that the overview shows, where the tab has none itself. */
  docsSidebar?: number;
  /** Absent where the tab has one version with pages. */
  versions?: TabVersions;
};

/** The versions of a tab, as the pages of one of them see them. */
export type TabVersions = {
  /** All that have pages, in the order of docs.json. */
  list: VersionEntry[];
  /** Where an operation is in the other versions that have it: permalinks by the version's name. */
  links: ReadonlyMap<OperationId, {[version: string]: string}>;
};

export type VersionEntry = {
  name: string;
  label: string;
  overview: string;
  banner?: VersionBanner;
  isCurrent?: true;
};
