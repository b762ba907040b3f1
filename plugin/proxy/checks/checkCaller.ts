import {TRY_IT_HEADER} from '../protocol';
import {Refusal} from '../refusal';
import type {RequestHead} from './requestHead';

/**
 * Only pages of this site may send requests. Each check alone is enough against a cross-site form
 * or fetch.
 */
export function checkCaller(request: RequestHead, origins: ReadonlySet<string>): void {
  checkMethod(request);
  checkLoop(request);
  checkTryItHeader(request);
  checkOrigin(request, origins);
  checkFetchSite(request);
}

/**
 * Requests that send something are POSTs: these never come from a link, an image or the history.
 */
function checkMethod(request: RequestHead): void {
  if (request.method !== 'POST')
    throw new Refusal('method_not_allowed', undefined, undefined, {Allow: 'POST'});
}

/** A request that this proxy, or another instance of it, has already forwarded has come back. */
function checkLoop(request: RequestHead): void {
  // Each member names a protocol and who received the request (RFC 9110 section 7.6.3).
  const hops = request.headers.via?.split(',') ?? [];
  if (hops.some((hop) => hop.trim().split(/\s+/)[1] === 'try-it'))
    throw new Refusal('loop_detected');
}

/**
 * A header that only the console sends makes a cross-origin request need a preflight, and no
 * preflight is ever granted.
 */
function checkTryItHeader(request: RequestHead): void {
  if (request.headers[TRY_IT_HEADER.name.toLowerCase()] !== TRY_IT_HEADER.value)
    throw new Refusal('forbidden_origin', undefined, 'no X-Try-It');
}

/**
 * Compared with the configured origins as serialized strings, never with Host, which the caller
 * chooses. `null` is never accepted.
 */
function checkOrigin(request: RequestHead, origins: ReadonlySet<string>): void {
  const {origin} = request.headers;
  if (origin === undefined || !origins.has(origin))
    throw new Refusal('forbidden_origin', undefined, 'foreign Origin');
}

/** A page cannot forge Sec-Fetch-Site; browsers that do not know it send none. */
function checkFetchSite(request: RequestHead): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refusal('forbidden_origin', undefined, 'foreign Sec-Fetch-Site');
}
