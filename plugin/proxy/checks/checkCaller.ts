import type {IncomingMessage} from 'http';
import {TRY_IT_HEADER} from '../protocol';
import {Refusal} from '../refusal';

/**
 * Only a page of this site may send a request. Every check is by itself enough against a cross-site
 * form or fetch.
 */
export function checkCaller(request: IncomingMessage, origins: ReadonlySet<string>): void {
  checkMethod(request);
  checkLoop(request);
  checkTryItHeader(request);
  checkOrigin(request, origins);
  checkFetchSite(request);
}

/** A request that sends something is a POST: it is in no link, no image, no history. */
function checkMethod(request: IncomingMessage): void {
  if (request.method !== 'POST')
    throw new Refusal('method_not_allowed', undefined, undefined, {Allow: 'POST'});
}

/** A request that this proxy, or another instance of it, already forwarded has come back. */
function checkLoop(request: IncomingMessage): void {
  if (request.headers.via?.includes('try-it')) throw new Refusal('loop_detected');
}

/**
 * A header that only we use makes a cross-origin request need a preflight, and no preflight is ever
 * granted.
 */
function checkTryItHeader(request: IncomingMessage): void {
  if (request.headers[TRY_IT_HEADER.name.toLowerCase()] !== TRY_IT_HEADER.value)
    throw new Refusal('forbidden_origin', undefined, 'no X-Try-It');
}

/**
 * Compared with the configured origins as serialised strings; never with Host, which the caller
 * chooses. `null` is not an origin.
 */
function checkOrigin(request: IncomingMessage, origins: ReadonlySet<string>): void {
  const {origin} = request.headers;
  if (origin === undefined || !origins.has(origin))
    throw new Refusal('forbidden_origin', undefined, 'foreign Origin');
}

/** Browsers that send Sec-Fetch-Site cannot be made to lie in it; others send none. */
function checkFetchSite(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refusal('forbidden_origin', undefined, 'foreign Sec-Fetch-Site');
}
