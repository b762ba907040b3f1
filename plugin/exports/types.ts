/** Which forms of the reference besides its pages a site publishes. */
export type Formats = {
  /** The text of each page as Markdown, `<page>.md`. */
  markdown: boolean;
  /** An OpenAPI document for each operation alone, `<page>.json`. */
  openapi: boolean;
  /** `llms.txt`: lists of the pages, for each tab and for the site. */
  llms: boolean;
  /** `llms-full.txt`: the text of all pages in one file, for each tab and for the site. */
  llmsFull: boolean;
};

/** A text that is served beside the pages; made when it is requested. */
export type TextFile = {
  /** Where it is served, with the baseUrl. */
  url: string;
  mediaType: string;
  text: () => string;
};

/** Information about the site that the texts need. */
export type ExportContext = {
  /** Origin of the site, e.g. `https://docs.example.com`. */
  siteUrl: string;
  /** With the locale, as Docusaurus gives it. */
  baseUrl: string;
  /** Whether readers can search the reference. */
  search?: boolean;
};
