import type {HttpRequest} from '../../request/types';
import type {SendOptions} from './send';

/** What decides how a request goes. `siteOrigin` as in `location.origin`. */
export type TargetOptions = {request: HttpRequest; operation: string; document?: string; proxyPath?: string; siteOrigin: string; /** The reader asks for a direct request. */ direct?: boolean};

/** Requests to the site's own origin and those of a site without a proxy go directly; all others through the proxy. */
export function chooseTarget({request, operation, document, proxyPath, siteOrigin, direct}: TargetOptions): SendOptions['target'] {
  const isOwn = URL.canParse(request.url, siteOrigin) && new URL(request.url, siteOrigin).origin === siteOrigin;
  if (direct || isOwn || proxyPath === undefined || document === undefined) return {via: 'direct'};
  return {via: 'proxy', proxyPath, document, operation};
}

/** Names of what a browser does not let a page send by itself. */
export function findUnsendable({headers, cookies}: HttpRequest): string[] {
  const forbidden = /^(accept-charset|accept-encoding|access-control-.*|connection|content-length|cookie|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via|user-agent)$/i;
  return [...headers.filter(([name]) => forbidden.test(name)).map(([name]) => name), ...(cookies.length > 0 ? ['Cookie'] : [])];
}
