/** The files that a site publishes for programs, as `agents/` reads them. */
import type {Changelog} from '../lists/changelog/types';
import type {SchemaId, SecurityRequirement, SecurityScheme, Server} from '../model/types';
import type {OperationPage} from '../navigation/types';
import type {SavedWords, SearchFacts, SearchOperations, SearchTexts} from '../search/types';

/** Changes when programs that read older files would misread newer ones. */
export const AGENTS_VERSION = 1;

/** Which tools a site offers, and for which tabs. Empty lists mean all. */
export type AgentOptions = {
  tools: readonly string[];
  tabs: readonly string[];
  /** Whether the files contain the words of the search: a build indexes them once. */
  isIndexed?: boolean;
};

/** `mcp/index.json` below the root of the plugin. */
export type AgentSite = {
  version: number;
  /** Origin of the site. */
  siteUrl: string;
  /** Permalink of the plugin's root. */
  root: string;
  /** Empty: all. */
  tools: readonly string[];
  tabs: AgentTab[];
};

export type AgentTab = {
  id: string;
  label: string;
  /** Title and version of the document. */
  title: string;
  documentVersion: string;
  /** Permalink of the overview. */
  overview: string;
  /** Permalink below which the other pages are, where the overview keeps an address elsewhere. */
  top?: string;
  /** Permalink of its folder of files for programs. */
  folder: string;
  /** Tabs that are versions of one API have the same family. */
  version?: {name: string; family: string; isCurrent: boolean};
  hasChanges?: true;
  /** Permalink of the page of errors. */
  errors?: string;
};

/** `index.json` in the folder of a tab. */
export type AgentIndex = {
  /** The document's own; what operations say takes precedence. */
  servers: Server[];
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  search: SearchOperations;
  /** For each operation of `search`, the number of its file. */
  files: number[];
  schemas: {[id: SchemaId]: AgentSchema};
};

type AgentSchema = {
  name: string;
  /** The rest of the permalink of its page. */
  page?: string;
  /** The number of the file that has it, if files of operations lack it. */
  file?: number;
};

/** `search.json` in the folder of a tab. */
export type AgentSearch = {
  facts: SearchFacts;
  texts: SearchTexts;
  /** In a build: programs start often, and would index the words each time. */
  words?: {facts?: SavedWords; texts?: SavedWords};
};

/** `changes.json` in the folder of a tab. */
export type AgentChanges = Pick<Changelog, 'sections'>;

/** The data of a tab's operations, for programs that read it without the bundler. */
export type OperationData = {
  /** Each the JSON of a `PropOperationChunk`. */
  chunks: {pages: readonly OperationPage[]; text: () => string}[];
  /** Tables of schemas that several operations need and do not contain. */
  deferred: {ids: readonly SchemaId[]; text: () => string}[];
};
