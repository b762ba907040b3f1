/**
 * Every response of the proxy itself rather than the API, by its stable code. A problem is a real
 * 4xx or 5xx with `application/problem+json`; any response of the API is a frame with status 200.
 */
export const PROBLEMS = {
  bad_envelope: {status: 400, title: 'The request to the proxy is malformed.'},
  forbidden_origin: {status: 403, title: 'Only pages of this site may send requests.'},
  target_not_allowed: {status: 403, title: 'This documentation does not contain that URL.'},
  // Only in the log: readers see target_not_allowed.
  address_not_allowed: {
    status: 403,
    title: 'This documentation does not contain that URL.',
  },
  not_proxyable: {
    status: 403,
    title:
      'The documentation leaves the host of this server open, so this site does not forward requests to it.',
  },
  discovery_off: {
    status: 403,
    title: 'This site does not use the metadata of authorization servers.',
  },
  unknown_document: {status: 404, title: 'This site has no such document.'},
  not_found: {status: 404, title: 'Not found.'},
  method_not_allowed: {status: 405, title: 'Only POST is accepted.'},
  request_timeout: {status: 408, title: 'The request did not arrive in time.'},
  body_too_large: {status: 413, title: 'The request body is too large for this site’s proxy.'},
  unsupported_media_type: {status: 415, title: 'The media type is not that of a Try It request.'},
  expectation_failed: {status: 417, title: 'Expect is not supported.'},
  rate_limited: {status: 429, title: 'Too many requests; try again shortly.'},
  header_too_large: {status: 431, title: 'The headers are too large.'},
  internal: {status: 500, title: 'The proxy failed.'},
  upstream_unreachable: {
    status: 502,
    title: 'The API could not be reached, or its response is not HTTP.',
  },
  upstream_tls: {
    status: 502,
    title:
      'No secure connection to the API: its certificate is not valid, or the TLS handshake failed.',
  },
  no_challenge: {
    status: 502,
    title:
      'The API responded without asking for Digest credentials, so the request was not sent again.',
  },
  busy: {status: 503, title: 'Too many requests are in progress; try again shortly.'},
  limiter_unavailable: {
    status: 503,
    title: 'Requests cannot be counted at the moment, so nothing was sent; try again shortly.',
  },
  upstream_timeout: {status: 504, title: 'The API did not respond in time.'},
  loop_detected: {status: 508, title: 'The request came back to this proxy.'},
} as const satisfies {[code: string]: {status: number; title: string}};

export type ProblemCode = keyof typeof PROBLEMS;

/**
 * RFC 9457. `detail` says what to change, never what is behind the proxy; the operator finds
 * `requestId` in the log.
 */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  requestId: string;
};
