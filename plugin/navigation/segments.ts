import type {Operation} from '../model/types';

/**
 * File systems allow 255 bytes for a name and about 4,096 for a path; the build folder needs some
 * of that.
 */
const SEGMENT_LENGTH = 120;
/** Characters of other scripts have up to four bytes. */
const WIDE_SEGMENT_LENGTH = 60;
const PATH_LENGTH = 1000;

/**
 * The generated URL segments of an operation: its path without braces, then the method in lower
 * case, below `webhooks` for a webhook; or the segments that the document sets for its page. Only
 * letters and digits of every script and `._~-` are kept, so no character has a special meaning for
 * servers, routers or file systems.
 */
export function toRouteSegments({
  kind,
  path,
  method,
  page,
}: Pick<Operation, 'kind' | 'path' | 'method' | 'page'>): string[] {
  if (page?.route) return limit(page.route.map(toSegment));
  const segments =
    kind === 'webhook'
      ? ['webhooks', toSegment(path)]
      : path.split('/').filter(Boolean).map(toSegment);
  return [...limit(segments), toSegment(method.toLowerCase())];
}

/**
 * Cleans one segment. A segment with no valid characters becomes `-`, and so do dot segments.
 * `.html` is changed so that it has no special meaning.
 */
export function toSegment(text: string): string {
  const kept = text
    .replace(/[{}]/g, '')
    .normalize('NFC')
    // A combining mark belongs to the letter before it; without one it is invisible.
    .replace(/[^\p{L}\p{M}\p{N}._~]+\p{M}*|^\p{M}+/gu, '-')
    .replace(/^-|-$/g, '');
  const segment = (
    /[^\0-\x7f]/.test(kept)
      ? Array.from(kept).slice(0, WIDE_SEGMENT_LENGTH).join('')
      : kept.slice(0, SEGMENT_LENGTH)
  ).replace(/\.(html?)$/i, '-$1');
  return /^\.*$/.test(segment) ? '-' : segment;
}

function limit(segments: readonly string[]): string[] {
  let length = 0;
  return segments.filter((segment) => (length += segment.length + 1) <= PATH_LENGTH);
}
