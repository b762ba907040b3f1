/** What docs.json says about where a document is fetched from. */

/** A header's value: as written, or what an environment variable has. */
export type HeaderValue = string | {env: string};

export type Remote = {
  /** http or https, without credentials. */
  url: string;
  headers: ReadonlyMap<string, HeaderValue>;
  /** Origins to which the server may redirect and the document refer, besides that of the URL. */
  origins: string[];
};
