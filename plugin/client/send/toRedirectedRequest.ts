import type {HttpRequest} from '../../request/types';
import type {ResponseHead} from './types';

/** Headers that describe the body, removed together with it. */
const OF_BODY = /^content-/i;
/** Headers that may go to any server. */
const HARMLESS = /^(accept|accept-language|content-.*)$/i;

/**
 * The request that follows a redirect (RFC 9110 section 15.4): after a 303, and by convention after
 * a 301 or 302 of a POST, it is a GET. A different origin receives no credentials: no cookies, and
 * no headers that could contain any. If the body is sent again, its origins still apply.
 */
export function toRedirectedRequest(request: HttpRequest, head: ResponseHead): HttpRequest {
  const url = head.redirect ?? request.url;
  const isSameOrigin = new URL(url).origin === new URL(request.url).origin;
  const asksAnew =
    (head.status === 303 && request.method !== 'HEAD') ||
    ((head.status === 301 || head.status === 302) && request.method === 'POST');
  const {authentication: _authentication, boundTo, ...rest} = request;
  return {
    ...(isSameOrigin ? request : rest),
    ...(!isSameOrigin && !asksAnew && boundTo && request.body.kind !== 'none' && {boundTo}),
    url,
    method: asksAnew ? 'GET' : request.method,
    headers: request.headers.filter(
      ([name]) => (isSameOrigin || HARMLESS.test(name)) && !(asksAnew && OF_BODY.test(name)),
    ),
    cookies: isSameOrigin ? request.cookies : [],
    body: asksAnew ? {kind: 'none'} : request.body,
  };
}
