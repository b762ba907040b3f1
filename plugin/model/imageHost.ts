import {parseUrl} from '../document/parseUrl';

/** In place of the host of the site: no other site can have it (RFC 2606). */
const OWN = 'site.invalid';

/**
 * The host that a browser would load an image from; undefined when that is the site's own. The URL
 * parser decides, since browsers read `/\host/a.png` and `https:host/a.png` as addresses of other
 * hosts too.
 */
export function toImageHost(url: string): string | undefined {
  const hosts = [`https://${OWN}`, `http://${OWN}`].flatMap(
    (site) => parseUrl(url, site)?.host ?? [],
  );
  return hosts.find((host) => host !== OWN);
}

/**
 * Whether pages may load an image. The host of one that is elsewhere learns who reads a page, so
 * the site has to name it.
 * @param hosts names of hosts, `*.` and a name for all hosts below it, or `*` for all
 */
export function isImageAllowed(url: string, hosts: readonly string[]): boolean {
  const host = toImageHost(url);
  return (
    host === undefined ||
    hosts.some(
      (entry) =>
        entry === '*' ||
        entry === host ||
        (entry.startsWith('*.') && host.endsWith(entry.slice(1))),
    )
  );
}
