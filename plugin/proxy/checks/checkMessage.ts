import type {IncomingMessage} from 'http';
import {ENVELOPE_MEDIA_TYPE, MAX_ENVELOPE_BYTES} from '../protocol';
import {Refusal} from '../refusal';

/** Room for boundaries and part headers around the bytes of a multipart request. */
const MULTIPART_OVERHEAD_BYTES = 256 * 1024;

export type MessageKind = 'json' | 'multipart';

/** What the headers say about the message, before a byte of it is read. Returns how the envelope is packed. */
export function checkMessage(request: IncomingMessage, maxRequestBytes: number): MessageKind {
  const kind = checkMediaType(request);
  checkSize(request, kind, maxRequestBytes);
  checkExpect(request);
  checkUpgrade(request);
  return kind;
}

/** Neither media type is among those that HTML forms send unasked with a header of their own; encodings are not undone. */
function checkMediaType(request: IncomingMessage): MessageKind {
  if (request.headers['content-encoding'] !== undefined) throw new Refusal('unsupported_media_type');
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === ENVELOPE_MEDIA_TYPE) return 'json';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new Refusal('unsupported_media_type');
}

/** A length that is announced too large is refused at once; one that is not announced is counted while it streams. */
function checkSize(request: IncomingMessage, kind: MessageKind, maxRequestBytes: number): void {
  const allowed = kind === 'json' ? MAX_ENVELOPE_BYTES : MAX_ENVELOPE_BYTES + MULTIPART_OVERHEAD_BYTES + maxRequestBytes;
  if (Number(request.headers['content-length'] ?? 0) > allowed) throw new Refusal('body_too_large');
}

/** With `Expect`, http-proxy forwards without calling its `proxyReq` hook. Browsers cannot send it. */
function checkExpect(request: IncomingMessage): void {
  if (request.headers.expect !== undefined) throw new Refusal('expectation_failed');
}

/** No other protocol is ever spoken on this route. */
function checkUpgrade(request: IncomingMessage): void {
  if (request.headers.upgrade !== undefined) throw new Refusal('bad_envelope', 'Upgrade is not supported.');
}
