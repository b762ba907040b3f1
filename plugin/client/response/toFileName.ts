import type {ResponseHead} from '../send/types';
import {getHeader, readContentType} from '../../request/response/toBodyKind';

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['application/json', 'json'],
  ['application/problem+json', 'json'],
  ['application/x-ndjson', 'ndjson'],
  ['application/pdf', 'pdf'],
  ['application/xml', 'xml'],
  ['application/zip', 'zip'],
  ['text/xml', 'xml'],
  ['text/html', 'html.txt'],
  ['text/csv', 'csv'],
  ['text/plain', 'txt'],
  ['text/event-stream', 'txt'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);
const MAX_LENGTH = 100;
/** Names of devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name for a body: the API's, made safe, else one derived from the path. Bytes that could not
 * be decoded are not of the body's media type.
 */
export function toFileName(head: ResponseHead, encoding?: string): string {
  const proposed = toSafeName(readFileName(getHeader(head.headers, 'content-disposition') ?? ''));
  if (proposed) return encoding === undefined ? proposed : `${proposed}.bin`;
  const {mediaType} = readContentType(head);
  const segment = URL.canParse(head.url)
    ? (new URL(head.url).pathname.split('/').filter(Boolean).at(-1) ?? '')
    : '';
  const extension = encoding === undefined ? EXTENSIONS.get(mediaType) : undefined;
  return `${toSafeName(segment.replace(/\.\w+$/, '')) || 'response'}.${extension ?? 'bin'}`;
}

/** RFC 6266: `filename*` takes precedence over `filename`. */
function readFileName(disposition: string): string {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Wrongly percent-encoded: try the plain name next.
    }
  }
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
}

/**
 * Keeps letters, digits and marks that confuse neither systems nor people; removes folders, and
 * hidden or reversed parts.
 */
function toSafeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const safe = last
    .slice(0, 10 * MAX_LENGTH)
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  const short = safe.length > MAX_LENGTH ? safe.slice(0, MAX_LENGTH - 10) + safe.slice(-10) : safe;
  return DEVICE.test(short) ? `_${short}` : short;
}
