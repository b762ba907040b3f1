/** Where the proxy listens, below the site's baseUrl. */
export const TRY_IT_PATH = '/api/try-it';

/**
 * Media type of a request to the proxy: an envelope as JSON. With a body that streams, it is
 * `multipart/form-data` instead.
 */
export const ENVELOPE_MEDIA_TYPE = 'application/vnd.try-it+json';

/** Name of the first part of a `multipart/form-data` request; the parts after it are the body. */
export const ENVELOPE_PART = 'envelope';

/** Media type of the proxy's response: a frame. Browsers do not interpret it. */
export const FRAME_MEDIA_TYPE = 'application/x-try-it';

/** Every request has this header, which no HTML form and no `no-cors` fetch can send. */
export const TRY_IT_HEADER = {name: 'X-Try-It', value: '1'} as const;

/** Version of the envelope. */
export const ENVELOPE_VERSION = 1;

/**
 * Largest envelope with everything in it, before a streaming body. A longer text is sent as a
 * separate part.
 */
export const MAX_ENVELOPE_BYTES = 256 * 1024;
