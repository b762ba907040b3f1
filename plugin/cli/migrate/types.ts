import type {Options} from '../../options';

/** An API that another tool shows on the site. It becomes a tab. */
export type OldApi = {
  /** The label of the tab. */
  label: string;
  /** Newest first; without a name if there is only one. */
  versions: OldVersion[];
  wishes?: Wishes;
};

/** Options of an API that docs.json, an overlay or the plugin has a counterpart for. */
export type Wishes = {
  /** Which schemas have pages; absent for the default. */
  schemas?: boolean;
  /** Each tag has a page. */
  tagPages?: true;
  /** The groups are sorted by name. */
  sortTags?: true;
  /** Pages have samples, but no Try It. */
  hideTryIt?: true;
  /** The languages of samples, in their order. */
  samples?: SampleWish[];
  /** Languages of samples that come first. */
  sampleLanguages?: string[];
  /** How many levels of schemas are open. */
  schemaDepth?: number;
  /** Names of extensions that are shown, or all of operations. */
  showExtensions?: true | string[];
};

/** An entry of `samples`. */
export type SampleWish = NonNullable<Options['samples']>[number];

export type OldVersion = {
  name?: string;
  label?: string;
  /** The path of the document, relative to the site; for a URL, the path that `pull` writes to. */
  source: string;
  url?: string;
  pages: OldPages;
};

/** The addresses of an API, without slashes at their ends. */
export type OldPages =
  | {
      /** All operations are on one page; without a route, the site shows it in another way. */
      kind: 'one';
      route?: string;
    }
  | {
      /** Operations have pages named by their titles; the root shows the first page. */
      kind: 'titles';
      route: string;
    }
  | {
      kind: 'files';
      /** The folder of the generated files, relative to the site. */
      folder: string;
      /** The address of the docs, and the path of the folder within them. */
      docsRoute: string;
      route: string;
      /** The first segments of generated category pages, if there are any. */
      categories?: string;
      /** Whether tags and schemas have pages. */
      hasTags: boolean;
      hasSchemas: boolean;
    };

/** The color of a CSS variable, in each color mode. */
export type ColorWish = {name: string; light: string; dark: string};

/** The APIs that a tool shows on a site. */
export type OldSite = {
  tool:
    | 'docusaurus-plugin-openapi-docs'
    | 'redocusaurus'
    | 'docusaurus-plugin-openapi'
    | '@scalar/docusaurus';
  apis: OldApi[];
  /** The site has no search of the reference. */
  hideSearch?: true;
  /** Colors of the pages. */
  colors?: ColorWish[];
  /** Parts of the configuration that its author removes together with generated files. */
  leftovers?: string[];
  /** What cannot be migrated. */
  notes: string[];
};
