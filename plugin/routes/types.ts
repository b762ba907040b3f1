/** What former addresses answer. */

/** An address that a page had, and its address today; both are paths that begin with the baseUrl. */
export type Redirect = {from: string; to: string};

/** An address whose page has no successor on the site. */
export type GonePage = {
  /** A path that begins with the baseUrl. */
  from: string;
  /** The title of the page. Absent where readers must not learn what it was about. */
  title?: string;
  /** Of an operation, for readers: `GET /pets`. */
  key?: string;
  /** The day on which it was recorded as gone: `2026-11-29`. */
  since: string;
  /** The page that takes its place, as the author said; a path that begins with the baseUrl. */
  successor?: string;
  /** The list of the changes of its tab. */
  changelog?: string;
};

/** What former addresses of a site answer; no address is in both lists, and none is a page. */
export type FormerAddresses = {
  /** Each leads to a page: no target is itself a former address. */
  redirects: readonly Redirect[];
  gone: readonly GonePage[];
};
