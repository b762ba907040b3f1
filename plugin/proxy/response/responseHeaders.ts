import type {OutgoingHttpHeaders} from 'http';

/**
 * Set on every response with a body that is not a file of the site: whatever the bytes are, a
 * browser that navigates to them, embeds them or runs them gets nothing.
 */
export const INERT_HEADERS: Readonly<OutgoingHttpHeaders> = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/**
 * Set on every response of the proxy, frame or problem: also, no cache keeps the bytes, and no proxy
 * in front compresses or delays them.
 */
export const RESPONSE_HEADERS: Readonly<OutgoingHttpHeaders> = Object.freeze({
  ...INERT_HEADERS,
  'Content-Disposition': 'attachment; filename="response.bin"',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin, Sec-Fetch-Site',
});
