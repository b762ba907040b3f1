import {parseUrl} from '../../document/parseUrl';
import {decode} from '../../document/percent';

/** Schemes that a link of a document may have. A URL without a scheme is relative. */
const LINK_SCHEMES = new Set(['http', 'https', 'mailto']);
const IMAGE_SCHEMES = new Set(['http', 'https']);

/**
 * The URL for a link, trimmed; undefined when it is unsafe or invalid. In a relative URL, percent
 * signs outside escape sequences are escaped: routers decode the paths of pages, and throw at such
 * a sign.
 */
export function toSafeUrl(url: string): string | undefined {
  return checkUrl(url.trim(), LINK_SCHEMES);
}

/** The same for the source of an image. */
export function toSafeImageUrl(url: string): string | undefined {
  return checkUrl(url.trim(), IMAGE_SCHEMES);
}

function checkUrl(url: string, schemes: ReadonlySet<string>): string | undefined {
  // Browsers skip control characters while they look for a scheme. Half a surrogate pair cannot be
  // written as UTF-8.
  if (url === '' || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(url)) return undefined;
  const scheme = /^([^/?#:]*):/.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined && !url.startsWith('//'))
    return isProse(url) ? undefined : escapePercents(url);
  if (scheme !== undefined && !schemes.has(scheme)) return undefined;
  return scheme === 'mailto' || parseUrl(url, 'https://example.com') ? url : undefined;
}

/** Prose rather than a relative URL: "see the developer portal". */
function isProse(url: string): boolean {
  return /\s/.test(url) && !/^[/.?#]/.test(url);
}

function escapePercents(url: string): string {
  const escaped = url.replace(/%(?![\dA-Fa-f]{2})/g, '%25');
  return isDecodable(escaped) ? escaped : url.replace(/%/g, '%25');
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false; // The escaped bytes are not UTF-8.
  }
}

/** Host of the site in the base of a URL, while only the path is known. */
const SITE = 'http://site.invalid';

/**
 * Resolves a relative URL (RFC 3986 section 5.2); `{variables}` of a server remain. Where the base
 * is a path of the site, the result is one too.
 */
export function resolveUrl(url: string, base: string): string {
  // A server such as `//` is no base.
  const baseUrl = parseUrl(base, SITE);
  const resolved = baseUrl && parseUrl(url, baseUrl.href);
  if (!resolved) return url;
  const href = resolved.href.replace(/%7B(.*?)%7D/gi, (_, name: string) => `{${decode(name)}}`);
  return href.startsWith(`${SITE}/`) ? href.slice(SITE.length) : href;
}
