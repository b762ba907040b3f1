import type {Agent, IncomingMessage, ServerResponse} from 'http';
import {createProxyMiddleware} from 'http-proxy-middleware';
import type {UpstreamRequest} from './upstreamRequest';

/** Sends a request and reports to its events. */
export type Forwarder = (request: UpstreamRequest, response: ServerResponse | undefined) => void;

/**
 * Never connected to: every request brings its own origin. Without it, the middleware's logger
 * throws on IPv6 targets.
 */
const PLACEHOLDER_TARGET = 'http://target.invalid';

/**
 * http-proxy-middleware, configured in the only way that is safe here. It receives a request that
 * we have built; it does not follow, rewrite, inflate or answer; and it connects through an agent
 * that checks addresses. Its `proxyReq` hook can be skipped, so no rule depends on it.
 */
export function createForwarder(agent: Agent): Forwarder {
  const middleware = createProxyMiddleware<UpstreamRequest, ServerResponse>({
    target: PLACEHOLDER_TARGET,
    router: (request) => request.origin,
    agent,
    changeOrigin: true,
    xfwd: false,
    secure: true,
    ws: false,
    selfHandleResponse: true,
    prependPath: false,
    toProxy: true,
    on: {
      proxyReq: (proxyRequest, request) => {
        // http-proxy merges repeated slashes in a path; the API must get the path that was allowed.
        proxyRequest.path = request.url as string;
        // Node writes methods in upper case, but an API may distinguish them.
        proxyRequest.method = request.method as string;
        request.events.onRequest(proxyRequest);
      },
      proxyRes: (proxyResponse: IncomingMessage, request) =>
        request.events.onResponse(proxyResponse),
      error: (error, request) => request.events.onError(error),
      econnreset: (error, request) => request.events.onError(error),
    },
  });
  return (request, response) => {
    middleware(request, response as ServerResponse, (error?: unknown) =>
      request.events.onError(error instanceof Error ? error : new Error('not forwarded')),
    ).catch(request.events.onError);
  };
}
