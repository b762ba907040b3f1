import type {Options} from '../config/fieldTypes';

/** Which forms of the reference besides its pages a site publishes. */
export type Formats = Required<NonNullable<Options['formats']>>;

/** A file served next to the pages, generated on demand. */
export type TextFile = {
  /** Where it is served, with the baseUrl. */
  url: string;
  mediaType: string;
  text: () => string;
  /** The same where it has parts of its own: the first is at `url`. */
  parts?: () => TextPart[];
};

/** What is served at one address. */
export type TextPart = {url: string; text: string};

/** Information about the site that the texts need. */
export type ExportContext = {
  /** Origin of the site, e.g. `https://docs.example.com`. */
  siteUrl: string;
  /** With the locale, as Docusaurus gives it. */
  baseUrl: string;
  /** Whether readers can search the reference. */
  search?: boolean;
  /** Whether programs get schemas that have no page. */
  agents?: boolean;
  /** The instance of the plugin. */
  pluginId?: string;
};
