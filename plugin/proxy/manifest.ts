/**
 * What the documents of a site name: the only things that the proxy will ever reach. Written by the
 * build, plain JSON, one file for the whole site.
 */
export type TryItManifest = {
  version: typeof MANIFEST_VERSION;
  site: TryItSite;
  documents: TryItDocument[];
};

/** Raised when an older proxy could misread a newer file. */
export const MANIFEST_VERSION = 1;

/** So many combinations of the enumerated variables of a server are proxied, the first ones. */
export const MAX_SERVER_COMBINATIONS = 1000;

/** Where the build writes it, in the output folder. */
export const MANIFEST_FILE = 'try-it.json';

/** The site that the manifest belongs to, in Docusaurus's own words. */
export type TryItSite = {
  /** `siteConfig.url`: the origin that requests come from. */
  url: string;
  /** `siteConfig.baseUrl` of the default locale, with its slashes. */
  baseUrl: string;
  /** `siteConfig.trailingSlash`; absent where it is undefined. */
  trailingSlash?: boolean;
};

export type TryItDocument = {
  /** `tabId`, unique in the manifest. */
  id: string;
  /**
   * Absolute servers only: a relative one belongs to the site's own origin and is called directly.
   */
  servers: TryItServer[];
  operations: TryItOperation[];
  auth: TryItAuthUrl[];
};

export type TryItServer = {
  /** As the document writes it, with `{variables}`; without query and fragment. */
  url: string;
  /** In the document's order. A variable without `enum` is free. */
  variables?: TryItServerVariable[];
};
export type TryItServerVariable = {name: string; default: string; enum?: string[]};

export type TryItOperation = {
  /**
   * `GET /pets/{petId}`: method, one space, path template, exactly as the document writes them.
   * Webhooks and callbacks are left out.
   */
  key: string;
  /** Only when they differ from the document's. */
  servers?: TryItServer[];
  /**
   * Names of its header parameters and of the headers of its security schemes. A private target
   * gets these and no others.
   */
  headers?: string[];
  /** The same of cookies. `*`: the document leaves the names to the reader. */
  cookies?: string[];
  /** Names of its path parameters with `allowReserved`: their values may hold slashes. */
  reserved?: string[];
  /** It takes HTTP Digest credentials, which the proxy may answer a challenge with. */
  digest?: true;
  /** Names of its path parameters of the style `matrix`: their values hold semicolons. */
  matrix?: string[];
};

/** A URL of a security scheme. A key may appear several times, once for each flow. */
export type TryItAuthUrl = {
  /**
   * `auth <scheme> token`, `auth <scheme> refresh`, `auth <scheme> device` (POST), or `auth
   * <scheme> discovery` (GET).
   */
  key: string;
  /** Absolute. */
  url: string;
};
