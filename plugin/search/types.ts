import type {AsPlainObject} from 'minisearch';

/**
 * The search index of a tab, as its three files have it. They are published beside the pages, for the
 * search of the reference and for other programs: `example-site/docs/search.md` describes them.
 */

/** Changes when something that readers of the files rely on changes. */
export const SEARCH_VERSION = 2;

/** Contains enough to find operations. */
export const OPERATIONS_FILE = 'operations.json';
/** Contains everything else that can be found. */
export const FACTS_FILE = 'facts.json';
/** Contains headings, other pages, and the beginnings of descriptions. */
export const TEXTS_FILE = 'texts.json';

/** The content of {@link OPERATIONS_FILE}. */
export type SearchOperations = {
  version: number;
  /** The common beginning of all permalinks. */
  base: string;
  /** Labels of the groups of the navigation. */
  groups: string[];
  /**
   * Permalinks of the groups: of their own pages, else of their sections on the overview. Absent if
   * the tab has no sidebar.
   */
  groupPages?: string[];
  operations: SearchOperation[];
  /** The other tabs that can be searched. Absent if there are none. */
  others?: SearchTab[];
};

/** A tab of the site, with the folder of its index. */
export type SearchTab = {label: string; folder: string};

export type SearchOperation = {
  title: string;
  method: string;
  /** As the document writes it; for a webhook, its name. */
  path: string;
  /** The rest of the permalink. */
  page: string;
  operationId?: string;
  /** Indexes of its groups. */
  groups: number[];
  deprecated?: true;
};

/** The content of {@link FACTS_FILE}. */
export type SearchFacts = {version: number; owners: SearchOwner[]};

/**
 * What belongs to one operation or to one named schema. The anchors of a schema's facts continue
 * its own.
 */
export type SearchOwner = {
  /** Index of the operation, or of the one that shows the schema with the fewest steps. */
  operation: number;
  /** Name of the schema. */
  schema?: string;
  /** Where the page of the operation shows the schema. */
  anchor?: string;
  /** The rest of the permalink of the page that the schema has for itself. */
  page?: string;
  /** Methods, and indexes of the groups, of all operations that have the schema. */
  methods?: string[];
  groups?: number[];
  parameters?: SearchName[];
  headers?: SearchName[];
  fields?: SearchName[];
  /** The values that are allowed at an anchor. */
  values?: [anchor: string, ...values: string[]][];
  /** Each with what its status means. */
  responses?: [anchor: string, label: string][];
  /** Anchors of deprecated items. */
  deprecated?: string[];
};

/** The content of {@link TEXTS_FILE}. */
export type SearchTexts = {
  version: number;
  sections: SearchSection[];
  /** Of the operations, in their order; empty for those without a description. */
  operations: string[];
  /** Of the groups. */
  groups: string[];
  names: SearchNameTexts[];
};

/** What the descriptions of all things of a kind with the same name say. */
export type SearchNameTexts = [
  kind: 'parameter' | 'header' | 'response' | 'schema',
  name: string,
  ...texts: string[],
];

/**
 * A heading of a description, another page of the tab, a problem type or error code, or a security
 * scheme or scope.
 */
export type SearchSection = {
  kind: 'section' | 'security';
  name: string;
  /** Permalink with the anchor. */
  to: string;
  text?: string;
  /** Present if the name is that of the page in English. */
  page?: SearchPage;
};

export type SearchPage = 'authentication' | 'changelog' | 'deprecations' | 'errors' | 'schemas';

/** Names in another language. */
export type SearchPageNames = {readonly [page in SearchPage]: string};

/** An anchor. Its last segment is the name, except where that is written beside it. */
export type SearchName = string | [anchor: string, name: string];

/** The words of an index, as the library that finds them writes them. */
export type SavedWords = AsPlainObject;
