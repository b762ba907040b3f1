/** An API that another tool shows on the site; it becomes a tab. */
export type OldApi = {
  /** What the tab is called. */
  label: string;
  /** The newest first; without a name where there is only one. */
  versions: OldVersion[];
};

export type OldVersion = {
  name?: string;
  label?: string;
  /** The document, relative to the site; of one at a URL, where `pull` puts it. */
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
      kind: 'files';
      /** The folder of the generated files, relative to the site. */
      folder: string;
      /** The address of the docs, and that of the folder in them. */
      docsRoute: string;
      route: string;
      /** The first segments of generated pages of categories, where there are such. */
      categories?: string;
      /** Whether tags, and schemas, have pages. */
      hasTags: boolean;
      hasSchemas: boolean;
    };

/** What a tool has on a site, and which site that is. */
export type OldSite = {
  tool: 'docusaurus-plugin-openapi-docs' | 'redocusaurus';
  apis: OldApi[];
  /** What cannot be taken over. */
  notes: string[];
};
