/** Written by `scripts/build-fields.mjs` from the schemas in `schemas/`. */
import type {Json, JsonObject} from '../document/types';
import type {EditUrlFunction} from './editUrl';

export type VersionBanner = 'unmaintained' | 'unreleased';
export type TagPageKind = 'scroll' | 'index';
export type RuleSeverity = 'error' | 'warning' | 'info' | 'off';
export type SampleLanguage =
  | 'curl'
  | 'javascript'
  | 'typescript'
  | 'python'
  | 'go'
  | 'java'
  | 'php'
  | 'csharp'
  | 'ruby'
  | 'rust'
  | 'swift'
  | 'kotlin'
  | 'powershell';
export type TryItMode = 'full' | 'samples' | 'none';

/**
 * Objects of docs.json, which the schema describes. The lists and objects in each are checked when
 * they are read.
 */
export type FieldTypes = {
  navigationEntry: {
    group?: string;
    pages?: Json[];
    tag?: string;
    doc?: string;
    label?: string;
    link?: string;
    href?: string;
    rest?: true;
  };
  tab: {
    tab: string;
    api?: JsonObject;
  };
  api: {
    source?: string | string[];
    remote?: JsonObject;
    versions?: Json[];
    id?: string;
    changelog?: false | Json[] | JsonObject;
    navigation?: boolean | Json[];
    tagsOrder?: string[];
    defaultGroup?: string;
    webhookGroup?: string;
    untagged?: 'group' | 'path';
    schemas?: 'used' | true | false;
    errors?: boolean;
    tryIt?: JsonObject;
    environments?: Json[];
    samples?: Json[];
    editUrl?: string | false;
    showLastUpdateTime?: boolean;
    schemaDepth?: number;
    showExtensions?: Json[];
    tags?: JsonObject;
    before?: string | Json[];
    after?: string | Json[];
    overrides?: JsonObject;
    overlays?: string[];
    include?: Json[];
    exclude?: Json[];
    acceptedChanges?: Json[];
    rules?: JsonObject;
  };
  version: {
    version: string;
    source: string;
    remote?: JsonObject;
    label?: string;
    badge?: boolean;
    banner?: VersionBanner;
    noIndex?: boolean;
    path?: string;
    date?: string;
    renames?: JsonObject;
    navigation?: boolean | Json[];
    tagsOrder?: string[];
    defaultGroup?: string;
    webhookGroup?: string;
    untagged?: 'group' | 'path';
    schemas?: 'used' | true | false;
    errors?: boolean;
    tryIt?: JsonObject;
    environments?: Json[];
    samples?: Json[];
    editUrl?: string | false;
    showLastUpdateTime?: boolean;
    schemaDepth?: number;
    showExtensions?: Json[];
    tags?: JsonObject;
    before?: string | Json[];
    after?: string | Json[];
    overrides?: JsonObject;
    rules?: JsonObject;
    overlays?: string[];
    include?: Json[];
    exclude?: Json[];
  };
  filter: {
    tag?: string | string[];
    method?: string | string[];
    path?: string | string[];
    operationId?: string | string[];
    extension?: JsonObject;
  };
  acceptedChange: {
    kind: string;
    operation?: string;
    reason: string;
    until?: string;
  };
  changelog: {
    path?: string;
    entries?: Json[];
  };
  changelogEntry: {
    date: string;
    source: string;
    label?: string;
  };
  authoredEntry: {
    file: string;
    include?: Json[];
    exclude?: Json[];
  };
  remote: {
    url: string;
    headers?: JsonObject;
    origins?: string[];
    privateNetwork?: boolean;
  };
  env: {
    env: string;
  };
  sample: {
    id: SampleLanguage;
    label?: string;
    variant?: string;
  };
  environment: {
    name: string;
    server: string;
    variables?: JsonObject;
    banner?: string;
  };
  tryItModes: {
    GET?: TryItMode;
    HEAD?: TryItMode;
    QUERY?: TryItMode;
    POST?: TryItMode;
    PUT?: TryItMode;
    PATCH?: TryItMode;
    DELETE?: TryItMode;
    OPTIONS?: TryItMode;
    TRACE?: TryItMode;
    '*'?: TryItMode;
  };
  tryIt: {
    mode?: TryItMode | JsonObject;
  };
  tabTryIt: {
    mode?: TryItMode | JsonObject;
    proxy?: boolean | string;
    ownServer?: boolean | string;
  };
  tag: {
    page?: TagPageKind;
    before?: string | Json[];
    after?: string | Json[];
    tryIt?: JsonObject;
    samples?: Json[];
  };
  override: {
    title?: string;
    description?: string;
    badge?: string;
    group?: string;
    slug?: string[];
    hidden?: boolean;
    before?: string;
    after?: string;
    tryIt?: JsonObject;
    samples?: Json[];
  };
  shownExtension: {
    name: string;
    label?: string;
    as?: 'row' | 'line';
  };
};

export const DEFAULTS = {
  api: {
    navigation: true,
    tagsOrder: [],
    defaultGroup: 'Endpoints',
    webhookGroup: 'Webhooks',
    untagged: 'group',
    schemas: 'used',
    overlays: [],
  },
  version: {
    badge: true,
    noIndex: false,
  },
  changelog: {
    path: 'changelog',
  },
  remote: {
    privateNetwork: false,
  },
  override: {
    hidden: false,
  },
  shownExtension: {
    as: 'row',
  },
} satisfies {[N in keyof FieldTypes]?: Partial<FieldTypes[N]>};

/** The options of the plugin in the configuration of Docusaurus. Each is optional. */
export type Options = {
  /** Path of docs.json, relative to the site. Its folder is the project root. */
  docsJson?: string;
  /**
   * Path of the pages below the site's `baseUrl`. It must differ from the docs plugin's, and no doc
   * may be below it, unless the docs plugin's own path is.
   */
  routeBasePath?: string;
  tryIt?: {
    /**
     * How Try It reaches the API: `true` through this site's proxy, a path or a URL through another
     * proxy, `false` directly from the browser, for APIs that allow it (CORS).
     */
    proxy?: boolean | string;
    /**
     * Whether readers can send requests to a server of their own, for products that they host
     * themselves: `true` to any, or a URL with variables to those that match it. `tryIt` in
     * docs.json takes precedence.
     */
    ownServer?: boolean | string;
    /**
     * What readers can do with an operation: `full` shows samples and the Try It button, `samples`
     * only samples, `none` neither. An object gives modes by method; `*` is every other one.
     * `tryIt` in docs.json takes precedence; documents can only switch off more.
     */
    mode?: 'full' | 'samples' | 'none' | JsonObject;
  };
  /**
   * The languages of samples, in their order: ids, or objects with `id`, `label` and `variant`. The
   * first one is the default. `samples` in docs.json takes precedence. Without it, all languages
   * but TypeScript are offered, cURL first.
   */
  samples?: (SampleLanguage | {id: SampleLanguage; label?: string; variant?: string})[];
  /**
   * The `x-…` extensions that the pages show: names, or objects with `name`, `label` and `as`. A
   * tab may have a list of its own in docs.json.
   */
  showExtensions?: (string | {name: string; label?: string; as?: 'row' | 'line'})[];
  /**
   * How many levels of properties pages show open, and contain in their HTML; readers open deeper
   * ones. Named schemas are open at their first place on a page. A tab may have its own number in
   * docs.json.
   */
  schemaDepth?: number;
  /**
   * Address of the folder of the site in your repository, to which the path of a document's file is
   * appended, or a function that returns the address of a place in a document, as in Docusaurus's
   * docs plugin. Pages then have a link “Edit this page”. A tab may have a URL of its own in
   * docs.json.
   */
  editUrl?: string | EditUrlFunction;
  /**
   * Whether pages say when the file of their document was last changed, which Docusaurus reads from
   * Git.
   */
  showLastUpdateTime?: boolean;
  /**
   * Hosts whose images pages may load: names, `*.` and a name for all hosts below it, or `*` for
   * all. Other images become links.
   */
  imageHosts?: string[];
  /**
   * The maximum size of a document's file, in megabytes; all files of a document together may have
   * twice that. Reading a file takes about 13 times its size in memory.
   */
  maxFileSize?: number;
  formats?: {
    /** Whether the text of each page is published as Markdown, `<page>.md`. */
    markdown?: boolean;
    /** Whether an OpenAPI document is published for each operation alone, `<page>.json`. */
    openapi?: boolean;
    /** Whether `llms.txt` is published: lists of the pages, for each tab and for the site. */
    llms?: boolean;
    /**
     * Whether `/.well-known/api-catalog` is published: a list of the APIs with their documents and
     * pages, for programs (RFC 9727). Only a site whose `baseUrl` is `/` has it.
     */
    apiCatalog?: boolean;
    /**
     * Whether `llms-full.txt` is published: the text of all pages in one file, or in one for each
     * group if it is long, for each tab and for the site.
     */
    llmsFull?: boolean;
  };
  /**
   * What the menu ⋯ of a page offers before its downloads, in this order: `copy` and `view` for the
   * page as Markdown, `chatgpt` and `claude` to ask these chats about it, `mcp` to connect a
   * program with the tools of `mcp`, where they are enabled. An empty list leaves the downloads,
   * `false` no menu.
   */
  pageMenu?: false | string[];
  mcp?: {
    /**
     * Whether the build writes the files from which `docusaurus-api mcp`, `serve` and the handlers
     * of `docusaurus-plugin-api-reference/mcp` answer programs.
     */
    enabled?: boolean;
    /** The tools that programs get. An empty list means all. */
    tools?: string[];
    /** The ids of the tabs that programs see. An empty list means all. */
    tabs?: string[];
  };
  /**
   * Whether the pages have a search of the reference. With `false`, its button, index and code are
   * left out. With `everywhere`, all pages of the site have it, in the navbar, unless the site has
   * another search there.
   */
  search?: true | false | 'everywhere';
  /** Docusaurus's id of this instance of the plugin, if there are several. */
  id?: string;
};

export const OPTION_DEFAULTS = {
  docsJson: 'docs.json',
  routeBasePath: 'api',
  tryIt: {proxy: true, ownServer: false, mode: 'full'},
  showExtensions: [],
  schemaDepth: 1,
  showLastUpdateTime: false,
  imageHosts: [],
  maxFileSize: 100,
  formats: {markdown: true, openapi: true, llms: true, apiCatalog: true, llmsFull: true},
  pageMenu: ['copy', 'view', 'chatgpt', 'claude', 'mcp'],
  mcp: {enabled: false, tools: [], tabs: []},
  search: true,
  id: 'default',
} satisfies Options;
