/**
 * The search index of a tab, as its two files have it. They are published beside the pages, for the
 * search of the reference and for other programs: `example-site/docs/search.md` describes them.
 */

/** Another number means that something that readers of the files rely on has changed. */
export const SEARCH_VERSION = 1;

/** Enough to find operations. */
export const OPERATIONS_FILE = 'operations.json';
/** Everything else that can be found. */
export const FACTS_FILE = 'facts.json';

/** What {@link OPERATIONS_FILE} has. */
export type SearchOperations = {
  version: number;
  /** What the permalinks of all pages begin with. */
  base: string;
  /** Labels of the groups of the navigation. */
  groups: string[];
  operations: SearchOperation[];
};

export type SearchOperation = {
  title: string;
  method: string;
  /** As the document writes it; the name of a webhook. */
  path: string;
  /** The rest of the permalink. */
  page: string;
  operationId?: string;
  /** Indexes of its groups. */
  groups: number[];
  deprecated?: true;
};

/** What {@link FACTS_FILE} has. */
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
  /** Anchors of what is deprecated. */
  deprecated?: string[];
};

/** An anchor. Its last segment is the name, except where that is written beside it. */
export type SearchName = string | [anchor: string, name: string];
