import {parseUrl} from '../../document/parseUrl';

/** Placeholder for the site's host: no other site can have it (RFC 2606). */
const OWN = 'site.invalid';

/**
 * The host that a browser would load an image from; undefined for the site's own host. The URL
 * parser decides, because browsers also read `/\host/a.png` and `https:host/a.png` as URLs of other
 * hosts.
 */
export function toImageHost(url: string): string | undefined {
  const hosts = [`https://${OWN}`, `http://${OWN}`].flatMap(
    (site) => parseUrl(url, site)?.host ?? [],
  );
  return hosts.find((host) => host !== OWN);
}

/**
 * Whether pages may load an image. A foreign host learns who reads a page, so the site has to allow
 * it.
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
