/** What docs.json says about where a document is fetched from. */

/** A header's value: literal, or from an environment variable. */
export type HeaderValue = string | {env: string};

export type Remote = {
  /** http or https, without credentials. */
  url: string;
  headers: ReadonlyMap<string, HeaderValue>;
  /**
   * Origins besides that of the URL to which the server may redirect and the document may refer.
   */
  origins: string[];
};
