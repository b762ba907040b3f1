import type {HttpRequest} from '../../request/types';

/**
 * The origin of a request, where the credentials in it must not go there. The one gate: `send` asks
 * it for whatever leaves the browser, through the proxy, straight, after a redirect or to an
 * authorization server.
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
 * A request that says so itself when it must not be sent.
 * @param named the origins that the document names, and those that the reader has confirmed
 * @param holdsSecrets whether the form itself holds secrets, which no credential binds to an origin
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
