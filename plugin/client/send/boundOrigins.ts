import type {HttpRequest} from '../../request/types';

/**
 * Returns the origin of a request if its credentials must not go there. This is the only check:
 * `send` calls it for everything that leaves the browser, through the proxy, directly, after a
 * redirect or to an authorization server.
 */
export function findForeignOrigin({
  url,
  boundTo,
}: Pick<HttpRequest, 'url' | 'boundTo'>): string | undefined {
  if (!boundTo) return undefined;
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  return boundTo.includes(origin) ? undefined : origin;
}

/**
 * Makes a request unsendable, and adds a problem, if it must not go to its origin.
 * @param named the origins that the document names, and those that the reader has confirmed
 * @param holdsSecrets whether the form itself contains secrets, which no credential binds to an
 *   origin
 */
export function bindRequest(
  request: HttpRequest,
  named: readonly string[],
  holdsSecrets: () => boolean,
): HttpRequest {
  if (!request.sendable) return request;
  const isUnnamed =
    !request.boundTo && findForeignOrigin({...request, boundTo: named}) !== undefined;
  const bound: HttpRequest = isUnnamed && holdsSecrets() ? {...request, boundTo: named} : request;
  const origin = findForeignOrigin(bound);
  return origin === undefined
    ? bound
    : {
        ...bound,
        problems: [...bound.problems, {kind: 'foreign-origin', origin, blocking: true}],
        sendable: false,
      };
}
