import {ENVELOPE_MEDIA_TYPE, MAX_ENVELOPE_BYTES} from '../protocol';
import {Refusal} from '../refusal';
import type {RequestHead} from './requestHead';

/** Room for the boundaries and part headers around the bytes of a multipart request. */
const MULTIPART_OVERHEAD_BYTES = 256 * 1024;

/** How the envelope is packed, and how many bytes there may be around it, in it and after it. */
export type MessageForm = {kind: 'json' | 'multipart'; maxBytes: number};

/** Checks what the headers say about the message, before a byte of it is read. */
export function checkMessage(request: RequestHead, maxRequestBytes: number): MessageForm {
  const kind = checkMediaType(request);
  const maxBytes =
    kind === 'json'
      ? MAX_ENVELOPE_BYTES
      : MAX_ENVELOPE_BYTES + MULTIPART_OVERHEAD_BYTES + maxRequestBytes;
  checkSize(request, maxBytes);
  checkExpect(request);
  checkUpgrade(request);
  return {kind, maxBytes};
}

/**
 * No HTML form can send these media types together with our own header. Content encodings are not
 * undone.
 */
function checkMediaType(request: RequestHead): MessageForm['kind'] {
  if (request.headers['content-encoding'] !== undefined)
    throw new Refusal('unsupported_media_type');
  const mediaType = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === ENVELOPE_MEDIA_TYPE) return 'json';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new Refusal('unsupported_media_type');
}

/**
 * A Content-Length that is too large is refused at once; without one, bytes are counted as they
 * stream.
 */
function checkSize(request: RequestHead, maxBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new Refusal('body_too_large');
}

/**
 * With `Expect`, http-proxy forwards without calling its `proxyReq` hook. Browsers cannot send this
 * header.
 */
function checkExpect(request: RequestHead): void {
  if (request.headers.expect !== undefined) throw new Refusal('expectation_failed');
}

/** This route never speaks another protocol. */
function checkUpgrade(request: RequestHead): void {
  if (request.headers.upgrade !== undefined)
    throw new Refusal('bad_envelope', 'Upgrade is not supported.');
}
