import type {Operation} from '../model/types';

/** File systems end at 255 bytes a name and about 4,096 a path; the build folder needs room too. */
const SEGMENT_LENGTH = 120;
const PATH_LENGTH = 1000;

/**
 * The generated URL segments of an operation: its path without braces, then the method in lower
 * case, below `webhooks` for a webhook; or those that the document gives its page. Only `[A-Za-z0-9._~-]` is left, so that no server, router
 * or file system reads anything into them.
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
 * One segment. What leaves nothing behind becomes `-`; so do dot segments, and `.html` loses its
 * meaning.
 */
export function toSegment(text: string): string {
  const segment = text
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9._~]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SEGMENT_LENGTH)
    .replace(/\.(html?)$/i, '-$1');
  return /^\.*$/.test(segment) ? '-' : segment;
}

function limit(segments: readonly string[]): string[] {
  let length = 0;
  return segments.filter((segment) => (length += segment.length + 1) <= PATH_LENGTH);
}
