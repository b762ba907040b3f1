import type {PackageManager} from '../packageManager';

/** What the files of a host depend on. */
export type HostSite = {
  siteDir: string;
  /** As in the Docusaurus configuration. */
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Path of the reference below the site's baseUrl, without slashes at its ends. */
  routeBasePath: string;
  /** Addresses elsewhere that pages keep from another tool, as `routes.lock.json` has them. */
  kept?: readonly string[];
  manager: PackageManager;
  /** Whether Node takes `.js` files of the site as ES modules. */
  isModule: boolean;
  /** Name of the package, or of the folder. */
  name: string;
  /** What the endpoint for programs needs and the site has. Absent if the host is not to run it. */
  mcp?: {isEnabled: boolean; isInstalled: boolean};
  /** The folder with `.git`, if there is one. */
  repository?: {dir: string; branch: string};
};

/** A file to write. */
export type HostFile = {
  /** Relative to the site, with slashes. */
  file: string;
  text: string;
};

/** What a host needs to serve a site and its proxy. */
export type HostPlan = {
  files: readonly HostFile[];
  /** What is left to do, a paragraph each. */
  steps: readonly string[];
};

export type Host = {
  label: string;
  /** Whether the host runs no proxy, so that requests go directly from the browser. */
  isDirect?: true;
  plan: (site: HostSite) => HostPlan;
};
