/**
 * The interface to React: the content of the route modules, which the theme components get as
 * props. Plain JSON.
 */
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {
  Example,
  Info,
  Markdown,
  MediaType,
  Operation,
  OperationId,
  Parameter,
  SchemaId,
  SchemaTable,
  SecurityRequirement,
  SecurityScheme,
  Server,
  Tag,
  ExternalDocs,
  Extension,
} from '../model/types';
import type {ErrorField} from '../model/operation/errorNames';
import type {ExtensionStyle} from '../model/words/extensions';
import type {OperationPart} from '../model/page/closure';
import type {ShortSection} from '../lists/changelog/takeFirst';
import type {Changelog} from '../lists/changelog/types';
import type {AuthoredOperation} from '../lists/authored/types';
import type {ErrorMeaning, ErrorStatus, Problem} from '../lists/errors/types';
import type {DeprecationGroup} from '../lists/deprecations/types';
import type {NavigationLink, PageVersions, TagPage, VersionEntry} from '../navigation/types';
import type {PageSample} from '../request/pageRequest';
import type {OwnServer} from '../request/types';
import type {FormerSubject} from '../routes/types';

/** The data that all pages of a tab share; loaded once for the tab. */
export type PropApiDocument = {
  tabId: string;
  /** The tab's label. */
  label: string;
  title: string;
  version: string;
  specification: string;
  /** Permalink of the overview page. */
  overview: string;
  /**
   * Permalink of the page to which authorization servers return; absent where it is next to the
   * overview of the current version.
   */
  callback?: string;
  /** Permalink of the list of schemas, below which their pages are; absent where none has a page. */
  schemas?: string;
  /** Permalink of the page of errors; absent where the tab has none. */
  errors?: string;
  /** Permalink of the folder of the search index; absent where readers cannot search. */
  search?: string;
  /** Where the document can be downloaded, with the baseUrl; absent where there are several. */
  download?: string;
  servers: Server[];
  /** Schemes that only operations name; absent where there are none. */
  operationServers?: Server[];
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  tryIt: PropTryIt;
  /** Absent where pages have no menu. */
  menu?: PropPageMenu;
  /**
   * Links of descriptions to parts of the document (`#operation/listPets`), and the pages that have
   * these; absent where there are none.
   */
  documentLinks?: {[href: string]: string};
  /** How many levels of properties are open at first; absent: one. */
  schemaDepth?: number;
  /** The extensions with a label or a place of their own; absent where there are none. */
  extensions?: ExtensionStyle[];
  /** Hosts whose images pages may load; absent where there are none. */
  imageHosts?: string[];
  /** Images that pages link to, because a browser would not find them; absent where there are none. */
  lostImages?: string[];
  /** Absent where the tab has one document. */
  versions?: PropVersions;
  /** Findings about the document or the configuration; empty outside development. */
  diagnostics: PropDiagnostic[];
};

/** What the menu of a page offers besides downloads. */
export type PropPageMenu = {
  /** In their order, as in the option `pageMenu`. */
  actions: string[];
  /** URL of the endpoint for programs; absent where there is no such action. */
  mcp?: string;
};

/** The versions of a tab, as its pages need them. */
export type PropVersions = {
  /** Name of the version that the page belongs to. */
  own: string;
  /** Whether its pages show the version's name. */
  hasBadge: boolean;
  /** Search engines must not list its pages. */
  noIndex?: true;
  /** All versions that have pages, in the order of docs.json. */
  list: PropVersion[];
  /** Permalink of the changelog. */
  changelog?: string;
};

export type PropVersion = VersionEntry;

/** The global data that each instance of the plugin provides to all pages of the site. */
export type PropGlobalData = {
  apis: PropApiLink[];
  /** The search on pages that are not part of the reference; absent where they have none. */
  search?: {
    /** Permalink of the folder of the index. */
    folder: string;
    overview: string;
  };
};

/** The redirect of the plugin's root. */
export type PropRedirect = {
  /** A complete path under the site's baseUrl. */
  to: string;
  /** Permalink of the overview that resolves the links of other tools. */
  overview: string;
};

/** The label of a tab and the permalink of its overview. */
export type PropApiLink = {label: string; overview: string};

/** How the console reaches the API. */
export type PropTryIt = {
  /**
   * Key of the document in requests to the proxy, and in browser storage that only this document
   * uses.
   */
  document: string;
  /** Key in browser storage that the versions of a document share. */
  storage?: string;
  /** Path or URL of the proxy; absent when the site has none and requests go directly. */
  proxyPath?: string;
  /** What readers may name instead of a server of the document. */
  ownServer?: OwnServer;
};

/**
 * The data of a tab's sidebar. Each of its pages loads it, so it contains nothing that can be
 * derived from the rest.
 */
export type PropApiSidebar = {
  /** Prefix of the permalinks of all links. */
  base: string;
  /** Permalink of the changelog. */
  changelog?: string;
  /** Permalink of the page of errors. */
  errors?: string;
  /** Absent where the site makes the navigation itself. */
  groups?: PropSidebarGroup[];
  /** The schemas that have pages; absent where none has. */
  schemas?: PropSidebarSchemas;
  /** Absent where the tab has one document. */
  versions?: PropVersions & {
    /** Title of the API. */
    title: string;
  };
};

/** The group of the schema pages. */
export type PropSidebarSchemas = {
  /** Path of their list behind the base. */
  path: string;
  /** For many schemas, only their number: see `SidebarLinks`. */
  links: PropSidebarLink[] | number;
};

export type PropSidebarGroup = {
  /** Absent where its links and groups are in place of the group itself. */
  label?: string;
  /** Anchor on the overview page; a group without a label has one that is merely unique. */
  id: string;
  /** Path of its own page behind the base, where it has one. */
  page?: string;
  description?: string;
  /** In a sidebar with hundreds of links, only their number: see `SidebarLinks`. */
  links: PropSidebarLink[] | number;
  groups: PropSidebarGroup[];
};

/** Sidebars of docs that pages of a tab show because the tab does not list them itself. */
export type PropGuides = {
  sidebars: PropSidebar[];
  /** Index of the sidebar of a page, by its path behind the overview; of that, an empty one. */
  pages: {[path: string]: number};
};

/** A page of the docs that shows the sidebar of a tab. */
export type PropChapter = {
  /** The module that the chapters of the tab share. */
  module: string;
  page: {permalink: string; previous?: NavigationLink; next?: NavigationLink};
  /** The links near it, in a sidebar that has too many for each page. */
  near: PropSidebarSlice[];
};

/**
 * The links of a sidebar that has too many for each page: the data of a page contains those near
 * it.
 */
export type SidebarLinks = {
  /** By the id of their group, each at its place; the others are missing. */
  known: {[group: string]: (PropSidebarLink | undefined)[]};
  /** All of them, in their own file. */
  load: () => Promise<{[group: string]: PropSidebarLink[]}>;
};

/** The links of a group, beginning at `start`. */
export type PropSidebarSlice = [group: string, start: number, links: PropSidebarLink[]];

/**
 * Title, permalink after the base, and details that differ from the usual; `method` is absent when
 * the permalink ends with it.
 */
export type PropSidebarLink = [
  label: string,
  path: string,
  more?: {
    method?: string;
    deprecated?: true;
    description?: string;
    /** Path of the operation, where another one of the group has the same title. */
    operationPath?: string;
    /** For the filter, where there is one. */ operationId?: string;
    /** Likewise, the path of an operation whose address is one of another tool. */
    keptPath?: string;
    /** Where it leads, when that is not an operation; the path is empty then. */
    href?: string;
    /** It is a page of the docs. */
    isDoc?: true;
  },
];

/** What the data of all pages has. */
export type PageFrame = {
  permalink: string;
  /** Absent where the tab has one version. */
  versions?: PageVersions;
  formats: PropFormats;
  /** What was at the address before this page. */
  formerly?: readonly FormerSubject[];
  /** Absent where the page says nothing about its file. */
  edit?: PropEdit;
};

/** What a page says about the file of its document. */
export type PropEdit = {
  /** Where it can be edited. */
  url?: string;
  /** When it was last changed, in milliseconds. */
  lastUpdatedAt?: number;
};

/** The page of an operation that a link leads to, and what the link can fill in there. */
export type LinkTarget = NavigationLink & {
  /** Those that a link names. */
  parameters?: Pick<Parameter, 'in' | 'name'>[];
  /** Of the body, if a link gives one. */
  mediaType?: string;
};

/** One operation with everything its page shows. */
export type PropOperation = PageFrame & {
  operation: Operation;
  title: string;
  /** From the override; the document's own description stays in the operation. */
  description?: string;
  badge?: string;
  /**
   * Tags of the operation that are not groups of the navigation: those with another `kind` of
   * OpenAPI 3.2, such as `audience`.
   */
  labels?: {label: string; kind: string}[];
  hidden?: true;
  previous?: NavigationLink;
  next?: NavigationLink;
  breadcrumbs: {label: string; href?: string}[];
  /** Pages of the operations that this operation's links point to. */
  linkTargets: {[id: OperationId]: LinkTarget};
  /**
   * Where its document can be downloaded, with the baseUrl. Absent where the tab has one document.
   */
  download?: string;
  /** What the `format` values of its schemas mean. */
  formatNotes: FormatNote[];
  /** What its authored content gets in its props. Absent where none uses it. */
  authored?: AuthoredOperation;
  /** The initial request of the page. A webhook has none. */
  sample?: PageSample;
};

/** The meaning of a `format`: a standard, an example, a range, or a text of the theme. */
export type FormatNote = {
  name: string;
  standard?: string;
  url?: string;
  example?: string;
  range?: string;
  meaning?: 'bytes' | 'secret';
};

/** Where the same page is in other forms, with the baseUrl; forms that it lacks are absent. */
export type PropFormats = {
  markdown?: string;
  /** A document of this operation alone. */
  openapi?: string;
  /** The page's schema as JSON Schema. */
  jsonSchema?: string;
  /** `llms.txt` of the tab. */
  llms?: string;
};

/**
 * A route module: several operations that share their schemas, by the permalinks of their pages.
 */
export type PropOperationChunk = {
  operations: {[permalink: string]: PropOperation};
  schemas: SchemaTable;
};

/** A finding, as the development page shows it. */
export type PropDiagnostic = {
  severity: 'error' | 'warning' | 'info';
  area: 'document' | 'configuration';
  code: string;
  place: string;
  /** Where else the same mistake is. */ otherPlaces?: string[];
  message: string;
  help?: string;
  frame?: string;
};

/** The overview page of a document. */
export type PropOverview = Pick<PageFrame, 'formerly' | 'edit'> & {
  info: Info;
  externalDocs?: ExternalDocs;
  specification: string;
  servers: Server[];
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  groups: PropGroup[];
  /** Where the document can be downloaded, with the baseUrl; absent where there are several. */
  download?: string;
  /** Absent where the tab has one document. */
  documents?: PropDocumentPart[];
  formats: PropFormats;
  /** Permalink of the changelog. */
  changelog?: string;
  /** Permalink of the list of deprecations; absent where nothing is deprecated. */
  deprecations?: string;
  /** Permalink of the page of errors; absent where the tab has none. */
  errors?: string;
  /** Permalink of the list of schemas that have pages; absent where none has. */
  schemas?: string;
  /** The request that a reader can send first; absent if no operation has one. */
  first?: {
    title: string;
    permalink: string;
    code: string;
    /** Name of its language for Prism. */
    highlight: string;
    tryIt?: false;
  };
  extensions?: Extension[];
};

/** What one of several documents says about itself. */
export type PropDocumentPart = {
  /** Anchor on the overview. */
  id: string;
  label: string;
  info: Info;
  externalDocs?: ExternalDocs;
  specification: string;
  /** None where all documents have the same. */
  servers: Server[];
  /** Where it can be downloaded, with the baseUrl. */
  download?: string;
  extensions?: Extension[];
};

/** The page of the changelog. */
export type PropChangelog = Omit<Changelog, 'sections'> & {
  sections: ShortSection[];
  formats: PropFormats;
  /** Where its Atom feed is, with the baseUrl. */
  feed?: string;
};

/** The page that lists deprecations. */
export type PropDeprecations = PageFrame & {
  groups: DeprecationGroup[];
};

/** The page of errors. */
export type PropErrors = PageFrame & {
  /** The operations that it names. */
  operations: PropSchemaUser[];
  statuses: PropErrorStatus[];
  groups: PropErrorGroup[];
};

/** The index of an operation of the page, and the statuses with which it answers an error. */
export type PropErrorUse = [operation: number, ...statuses: string[]];
/** An example of an error, and the response that has it. It is absent where it is long. */
export type PropErrorExample = {use: PropErrorUse; mediaType: MediaType; example?: Example};
type PropErrorStatus = Pick<ErrorStatus, 'anchor' | 'status'> & {
  /** What the status means in general. */
  reason?: string;
  meanings: (Omit<ErrorMeaning, 'uses'> & {uses: PropErrorUse[]})[];
  example?: PropErrorExample;
};
export type PropProblem = Omit<Problem, 'example' | 'redirect'> & {
  /** Anchors that it had before. */
  former?: readonly string[];
  example?: PropErrorExample;
};
type PropErrorGroup = {problems: PropProblem[]; uses: PropErrorUse[]};

/** What the console needs to find the entry of an error. */
export type PropErrorIndex = [anchor: string, field: ErrorField | 'status', name: string][];

/** The page of a named schema. */
export type PropSchemaPage = PageFrame & {
  id: SchemaId;
  name: string;
  /** Its type in short form. */
  type: string;
  /** Permalink of the list of schemas. */
  index: string;
  /** The beginning of its description as plain text. */
  description?: string;
  previous?: NavigationLink;
  next?: NavigationLink;
  /** What the `format` values of its schemas mean. */
  formatNotes: FormatNote[];
  /** Its examples, by media type. */
  content: MediaType[];
  /** Operations that name it themselves. */
  direct: PropSchemaUse[];
  /** Operations that reach it through other schemas. */
  through: PropSchemaUse[];
  /** How many more operations do. */
  left?: number;
  /** Schemas that name it. */
  usedBy: PropSchemaLink[];
  /** Schemas that it names. */
  names: PropSchemaLink[];
};

/** An operation that uses a schema, and the parts in which it does. */
export type PropSchemaUse = {operation: OperationId; parts: OperationPart[]};
/** What is said about such an operation. */
export type PropSchemaUser = {title: string; permalink: string; method: string; deprecated?: true};
/** The name of a schema, and its page where it has one. */
export type PropSchemaLink = {name: string; to?: string};

/** A route module: several schemas by the permalinks of their pages, and what these need. */
export type PropSchemaChunk = {
  pages: {[permalink: string]: PropSchemaPage};
  operations: {[id: OperationId]: PropSchemaUser};
  schemas: SchemaTable;
};

/** The page that lists the schemas that have pages. */
export type PropSchemaIndex = PageFrame & {
  schemas: PropSchemaCard[];
};

export type PropSchemaCard = {
  name: string;
  permalink: string;
  description?: string;
  /** How many operations use it. */
  count: number;
};

/** The page of a tag. */
export type PropTagPage = PageFrame & {
  kind: TagPage['kind'];
  /** Each operation once. */
  group: PropGroup;
  /** The beginning of the tag's description. */
  summary?: string;
  previous?: NavigationLink;
  next?: NavigationLink;
  breadcrumbs: PropOperation['breadcrumbs'];
};

export type PropGroup = {
  id: string;
  /** Permalink of its own page, where it has one. */
  page?: string;
  label: string;
  description?: Markdown;
  externalDocs?: ExternalDocs;
  tag?: Pick<Tag, 'name' | 'kind'>;
  /** Docs, and links to other sites. */
  guides?: NavigationLink[];
  operations: PropOperationCard[];
  groups: PropGroup[];
};

export type PropOperationCard = {
  title: string;
  permalink: string;
  method: string;
  path: string;
  kind: Operation['kind'];
  description?: string;
  deprecated?: true;
  badge?: string;
};
