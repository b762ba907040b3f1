/**
 * Addresses as `routes.lock.json` has them, and permalinks as pages have them. Most addresses are
 * below the plugin's root. One that a page keeps from another tool may be anywhere on the site: it
 * begins with a slash.
 */
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** The paths of the site. */
export type SitePaths = {
  /** With the locale, beginning and ending with `/`. */
  baseUrl: string;
  /** Without slashes at its ends. */
  routeBasePath: string;
  trailingSlash: boolean | undefined;
};

/** Whether an address is not below the plugin's root. */
export function isElsewhere(address: string): boolean {
  return address.startsWith('/');
}

/** The permalink of an address: `default/pets/get` → `/docs/api/default/pets/get`. */
export function toPermalink(address: string, paths: SitePaths): string {
  const {baseUrl, routeBasePath, trailingSlash} = paths;
  const path = isElsewhere(address)
    ? address.slice(1)
    : [routeBasePath, address].filter(Boolean).join('/');
  return applyTrailingSlash(baseUrl + path, {baseUrl, trailingSlash});
}

/** The address of a permalink, decoded and without a slash at its end. */
export function toAddress(permalink: string, {baseUrl, routeBasePath}: SitePaths): string {
  const path = permalink.slice(baseUrl.length).replace(/\/$/, '');
  const root = routeBasePath === '' ? '' : `${routeBasePath}/`;
  return path.startsWith(root) ? path.slice(root.length) : `/${path}`;
}

/**
 * Creates permalinks from routes below a tab; without a route, that of the overview. A route that is
 * an address elsewhere is that.
 */
export function createPermalinks(tabId: string, paths: SitePaths): (route?: string) => string {
  return (route = '') =>
    toPermalink(isElsewhere(route) ? route : [tabId, route].filter(Boolean).join('/'), paths);
}
