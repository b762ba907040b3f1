/**
 * What the documents of a site name: the only targets that the proxy ever reaches. Written by the
 * build as plain JSON, one file for the whole site.
 */
export type TryItManifest = {
  version: typeof MANIFEST_VERSION;
  site: TryItSite;
  documents: TryItDocument[];
};

/** The type that TypeScript gives the file when a module imports it. It is checked when it is used. */
export type ImportedManifest = {[field: string]: unknown};

/** Increased when an older proxy could misread a newer file. */
export const MANIFEST_VERSION = 1;

/**
 * How many combinations of a server's enumerated variables the proxy allows, counted from the
 * first.
 */
export const MAX_SERVER_COMBINATIONS = 1000;

/** The site that the manifest belongs to, in Docusaurus's terms. */
export type TryItSite = {
  /** `siteConfig.url`: the origin that requests come from. */
  url: string;
  /** `siteConfig.baseUrl` of the default locale, with its slashes. */
  baseUrl: string;
  /** `siteConfig.trailingSlash`; absent if undefined. */
  trailingSlash?: boolean;
};

export type TryItDocument = {
  /** `tabId`, unique in the manifest. */
  id: string;
  /**
   * An id that it had. Pages that were opened before a deployment still send it. Proxies that do not
   * know the field refuse these pages alone.
   */
  formerId?: string;
  /** Absolute servers only: a relative one is on the site's own origin and is called directly. */
  servers: TryItServer[];
  operations: TryItOperation[];
  auth: TryItAuthUrl[];
};

export type TryItServer = {
  /** As in the document, with `{variables}`; without query and fragment. */
  url: string;
  /** In the document's order. A variable without `enum` is free. */
  variables?: TryItServerVariable[];
};
export type TryItServerVariable = {name: string; default: string; enum?: string[]};

export type TryItOperation = {
  /**
   * `GET /pets/{petId}`: method, one space, path template with plain names. Webhooks and callbacks
   * are left out.
   */
  key: string;
  /** Only if they differ from the document's. */
  servers?: TryItServer[];
  /**
   * Names of its header parameters and of the headers of its security schemes. A private target
   * gets these and no others.
   */
  headers?: string[];
  /** The same for cookies. `*` if the document leaves the names to the reader. */
  cookies?: string[];
  /** Names of its path parameters with `allowReserved`, whose values may contain slashes. */
  reserved?: string[];
  /**
   * Names of its path parameters whose values are text that may contain slashes, which are sent as
   * `%2F`.
   */
  slashes?: string[];
  /** Whether it takes HTTP Digest credentials, with which the proxy may answer a challenge. */
  digest?: true;
  /** Names of its path parameters with the style `matrix`, whose values contain semicolons. */
  matrix?: string[];
};

/** A URL of a security scheme. A key may occur several times, once for each flow. */
export type TryItAuthUrl = {
  /**
   * `auth <scheme> token`, `auth <scheme> refresh`, `auth <scheme> device` (POST), or `auth
   * <scheme> discovery` (GET).
   */
  key: string;
  /** Absolute. */
  url: string;
};
