import type {OutgoingHttpHeaders} from 'http';

/**
 * Set on every response, frame or problem: whatever the bytes are, a browser that navigates to
 * them, embeds them or runs them gets nothing; no cache keeps them, and no proxy in front
 * compresses or delays them.
 */
export const RESPONSE_HEADERS: Readonly<OutgoingHttpHeaders> = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Content-Disposition': 'attachment; filename="response.bin"',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin, Sec-Fetch-Site',
});
