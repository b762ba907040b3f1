import type {HttpRequest} from '../../request/types';
import type {SendFailure, SendTarget} from './types';

/** Decides how a request is sent. `siteOrigin` as in `location.origin`. */
export type TargetOptions = {
  request: HttpRequest;
  operation: string;
  document?: string;
  proxyPath?: string;
  siteOrigin: string;
  /** The reader asked for a direct request. */ direct?: boolean;
  /** The request goes to a server that the reader named, and that the proxy would refuse. */
  isOwnServer?: boolean;
};

/**
 * Why a request goes directly from the browser: the server is this site's own, there is no proxy,
 * the reader named the server, or chose it.
 */
export type DirectReason = 'own-site' | 'no-proxy' | 'own-server' | 'chosen';

/**
 * Sends requests to the site's own origin, and all requests of a site without a proxy, directly;
 * all others through the proxy.
 */
export function chooseTarget({
  request,
  operation,
  document,
  proxyPath,
  siteOrigin,
  direct,
  isOwnServer,
}: TargetOptions): Extract<SendTarget, {via: 'proxy'}> | {via: 'direct'; reason: DirectReason} {
  const isOwn =
    URL.canParse(request.url, siteOrigin) && new URL(request.url, siteOrigin).origin === siteOrigin;
  if (isOwn) return {via: 'direct', reason: 'own-site'};
  if (proxyPath === undefined || document === undefined) return {via: 'direct', reason: 'no-proxy'};
  if (isOwnServer) return {via: 'direct', reason: 'own-server'};
  if (direct) return {via: 'direct', reason: 'chosen'};
  return {via: 'proxy', proxyPath, document, operation};
}

/**
 * The operation named to the proxy when a redirect is followed: any operation of the document with
 * that method may match.
 */
export function toFollowedOperation({method}: HttpRequest): string {
  return `follow ${method}`;
}

/**
 * Whether the browser may directly send a request that the proxy did not: the site turned out to
 * have no proxy, or the document leaves the host open and the reader has typed it. Never if the
 * proxy refused the address.
 */
export function canSendDirectly(failure: SendFailure): boolean {
  return (
    failure.kind === 'no-proxy' ||
    (failure.kind === 'refused' && failure.problem.code === 'not_proxyable')
  );
}

/** What a browser does not let a page send at all: some methods, and the `body` of others. */
export function findRefused({method, body}: Pick<HttpRequest, 'method' | 'body'>): string[] {
  if (/^(?:connect|trace|track)$/i.test(method)) return [method];
  return /^(?:get|head)$/i.test(method) && body.kind !== 'none' ? ['body'] : [];
}

/** What a browser does not let a page send: also names of headers and cookies, which it omits. */
export function findUnsendable(request: HttpRequest): string[] {
  const {headers, cookies} = request;
  const forbidden =
    /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|cookie|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via|user-agent)$/i;
  return [
    ...findRefused(request),
    ...headers.filter(([name]) => forbidden.test(name)).map(([name]) => name),
    ...(cookies.length > 0 ? ['Cookie'] : []),
  ];
}
