import {essenceOf, toMediaKind} from '../../model/operation/mediaKind';
import type {NameValue} from '../types';

/** How a body can be shown. */
export type BodyKind =
  | 'json'
  | 'html'
  | 'text'
  | 'event-stream'
  | 'json-lines'
  | 'image'
  | 'audio'
  | 'video'
  | 'pdf'
  | 'binary';

export function toBodyKind(mediaType: string): BodyKind {
  if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return 'html';
  if (mediaType === 'application/pdf') return 'pdf';
  const [type] = mediaType.split('/', 1);
  if (type === 'image' || type === 'audio' || type === 'video') return type;
  const kind = toMediaKind(mediaType);
  switch (kind) {
    case 'json':
    case 'json-lines':
    case 'event-stream':
    case 'text':
    case 'binary':
      return kind;
    case 'json-seq':
      return 'json-lines';
    case 'xml':
    case 'yaml':
    case 'form':
      return 'text';
    case 'multipart':
    case 'unknown':
      return 'binary';
  }
}

/**
 * Returns type and subtype in lower case, and the charset; a body without `Content-Type` is binary.
 */
export function readContentType({headers}: {headers: readonly NameValue[]}): {
  mediaType: string;
  charset: string;
} {
  const value = getHeader(headers, 'content-type') ?? 'application/octet-stream';
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(value)?.[1] ?? 'utf-8';
  return {mediaType: essenceOf(value), charset};
}

/** The first header with that name; `name` must be in lower case. */
export function getHeader(headers: readonly NameValue[], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}
