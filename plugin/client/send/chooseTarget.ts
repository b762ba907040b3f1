import type {HttpRequest} from '../../request/types';
import type {SendOptions} from './send';
import type {SendFailure} from './types';

/** What decides how a request goes. `siteOrigin` as in `location.origin`. */
export type TargetOptions = {
  request: HttpRequest;
  operation: string;
  document?: string;
  proxyPath?: string;
  siteOrigin: string;
  /** The reader asks for a direct request. */ direct?: boolean;
};

/**
 * Why a request goes directly from the browser: the server is this site's own, there is no proxy,
 * the reader wants it.
 */
export type DirectReason = 'own-site' | 'no-proxy' | 'chosen';

/**
 * Requests to the site's own origin and those of a site without a proxy go directly; all others
 * through the proxy.
 */
export function chooseTarget({
  request,
  operation,
  document,
  proxyPath,
  siteOrigin,
  direct,
}: TargetOptions):
  Extract<SendOptions['target'], {via: 'proxy'}> | {via: 'direct'; reason: DirectReason} {
  const isOwn =
    URL.canParse(request.url, siteOrigin) && new URL(request.url, siteOrigin).origin === siteOrigin;
  if (isOwn) return {via: 'direct', reason: 'own-site'};
  if (proxyPath === undefined || document === undefined) return {via: 'direct', reason: 'no-proxy'};
  if (direct) return {via: 'direct', reason: 'chosen'};
  return {via: 'proxy', proxyPath, document, operation};
}

/**
 * What the proxy receives where a redirect is followed: any operation of the document with that
 * method may be behind it.
 */
export function toFollowedOperation({method}: HttpRequest): string {
  return `follow ${method}`;
}

/**
 * Whether the browser may try alone what the proxy did not do: the site has no proxy after all, or
 * the document leaves the host open, which the reader has typed. Never where the proxy refused the
 * address.
 */
export function canSendDirectly(failure: SendFailure): boolean {
  return (
    failure.kind === 'no-proxy' ||
    (failure.kind === 'refused' && failure.problem.code === 'not_proxyable')
  );
}

/** Names of what a browser does not let a page send by itself. */
export function findUnsendable({headers, cookies}: HttpRequest): string[] {
  const forbidden =
    /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|cookie|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via|user-agent)$/i;
  return [
    ...headers.filter(([name]) => forbidden.test(name)).map(([name]) => name),
    ...(cookies.length > 0 ? ['Cookie'] : []),
  ];
}
