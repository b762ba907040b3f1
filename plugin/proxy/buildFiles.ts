/** What a build contains for servers and for the console; no page of the reference has these names. */

/** Path of the manifest in the build's output folder. */
export const MANIFEST_FILE = 'try-it.json';

/**
 * Name of the file, in the folder of each language, that lists the scripts of Docusaurus and of the
 * site's configuration. No other script of a page is allowed: it may come from a translation.
 */
export const SCRIPT_RECORD = 'script-sources.json';

/**
 * The page, below the plugin's root, to which authorization servers redirect readers, in a window
 * that the console has opened.
 */
export const CALLBACK_PAGE = 'try-it/callback';

/** Name of the file, in the folder of each language, that lists the former addresses of its pages. */
export const FORMER_TABLE = 'api-redirects.json';

/** Path of the catalog of APIs (RFC 9727), at the root of a site. */
export const API_CATALOG = '.well-known/api-catalog';

/** The media type that it has whatever serves it: its name has no ending. */
export const API_CATALOG_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * The folder in that of a tab for programs with the other forms of pages that are outside the
 * plugin's root.
 */
export const ELSEWHERE = 'elsewhere';
