/** Schemes a link of a document may have. A URL without a scheme is relative. */
const LINK_SCHEMES = new Set(['http', 'https', 'mailto']);
const IMAGE_SCHEMES = new Set(['http', 'https']);

/**
 * The URL, without space around it, when it is safe to put into a link; else undefined. Browsers skip control characters
 * while they look for a scheme, so a URL that has any is refused as a whole.
 */
export function toSafeUrl(url: string): string | undefined {
  return checkUrl(url.trim(), LINK_SCHEMES);
}

/** The same for the source of an image. */
export function toSafeImageUrl(url: string): string | undefined {
  return checkUrl(url.trim(), IMAGE_SCHEMES);
}

function checkUrl(url: string, schemes: ReadonlySet<string>): string | undefined {
  if (url === '' || /[\p{Cc}\p{Cf}]/u.test(url)) return undefined;
  const scheme = /^([^/?#:]*):/.exec(url)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase()) ? url : undefined;
}
