import type {Agent, IncomingMessage, ServerResponse} from 'http';
import {createProxyMiddleware} from 'http-proxy-middleware';
import type {UpstreamRequest} from './upstreamRequest';

/** Sends a request and reports to its events. */
export type Forwarder = (request: UpstreamRequest, response: ServerResponse) => void;

/**
 * Never reached: every request brings its own origin. Without it the middleware's logger throws on
 * IPv6 targets.
 */
const NOWHERE = 'http://target.invalid';

/**
 * http-proxy-middleware in the only shape that is safe here. It gets a request of our own making;
 * it neither follows, rewrites, inflates nor answers; and it connects through an agent that checks
 * addresses. Its `proxyReq` hook is no border, because it can be skipped: nothing that must hold is
 * done there.
 */
export function createForwarder(agent: Agent): Forwarder {
  const middleware = createProxyMiddleware<UpstreamRequest, ServerResponse>({
    target: NOWHERE,
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
        // http-proxy joins slashes in a path; the API gets the path that was allowed.
        proxyRequest.path = request.url as string;
        request.events.onRequest(proxyRequest);
      },
      proxyRes: (proxyResponse: IncomingMessage, request) =>
        request.events.onResponse(proxyResponse),
      error: (error, request) => request.events.onError(error),
      econnreset: (error, request) => request.events.onError(error),
    },
  });
  return (request, response) => {
    middleware(request, response, (error?: unknown) =>
      request.events.onError(error instanceof Error ? error : new Error('not forwarded')),
    ).catch(request.events.onError);
  };
}
