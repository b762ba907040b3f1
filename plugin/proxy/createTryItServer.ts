import {randomUUID} from 'crypto';
import express from 'express';
import http from 'http';
import type {ErrorRequestHandler, RequestHandler} from 'express';
import {answerFault} from './answerFault';
import {createProxy} from './createProxy';
import {createHandler} from './createTryItHandler';
import {limitConnections} from './limits/limitConnections';
import {listenAt} from './listenAt';
import type {Listening} from './listenAt';
import {parseProxyOptions} from './options';
import type {ProxyOptions} from './options';
import {Refusal} from './refusal';
import {sendProblem} from './response/sendProblem';
import {sendText} from './response/sendText';

export type ServerOptions = {
  proxy: ProxyOptions;
  /**
   * What else to serve: the built site. It comes after the proxy and never sees the proxy's
   * requests.
   */
  site?: RequestHandler;
  /** How long pending requests may take once the server is closing. */
  shutdownTimeoutMs?: number;
  /** How long a caller may take to send its headers, and the whole request: more than the limits. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
};

/**
 * `close` accepts no more connections, lets pending requests finish, then ends those that do not.
 */
export type RunningServer = Listening;

/** How much later than the limits of an exchange the server closes a connection by itself. */
const MARGIN_MS = 60_000;

/** A longer timer of Node fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * A complete HTTP server: the proxy, `/healthz`, and the site. Without a site, everything else is a
 * 404.
 */
export function createTryItServer({
  proxy: options,
  site,
  shutdownTimeoutMs = 30_000,
  headersTimeoutMs = 10_000,
  requestTimeoutMs,
}: ServerOptions): RunningServer {
  const resolved = parseProxyOptions(options);
  const {limits, metrics, trustProxy} = resolved;
  const proxy = createProxy(resolved);
  let closing = false;
  const app = express();
  app.disable('x-powered-by');
  // Outside production, Express shows stack traces.
  app.set('env', 'production');
  app.use((request, response, next) => {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      request.originalUrl.split('?', 1)[0] !== '/healthz'
    )
      return next();
    const health = closing ? 'closing' : proxy.slots.isFull() ? 'busy' : 'ok';
    // For load balancers: whether this instance accepts another request.
    sendText(response, health === 'ok' ? 200 : 503, `${health}\n`);
  });
  if (site) app.use(site);
  app.use((_request, response) => sendProblem(response, new Refusal('not_found'), randomUUID()));
  // Express recognises an error handler by its four parameters.
  app.use(((error, request, response, _next) =>
    answerFault(error, request, response, proxy)) satisfies ErrorRequestHandler);

  const server = http.createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs ?? limits.totalTimeoutMs + MARGIN_MS / 2,
    connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 4),
    insecureHTTPParser: false,
  });
  const {mayAnswer, closeIdle} = limitConnections(server, {
    total: limits.maxConnections,
    perClient: limits.maxConnectionsPerClient,
    trustProxy,
    onRefused: metrics.refuseConnection,
  });
  // Comes before Express, which makes each request larger: many arrive only to be refused.
  const handler = createHandler(proxy);
  server.on('request', (request, response) => {
    if (mayAnswer(request, response)) handler(request, response, () => void app(request, response));
  });
  // Longer than load balancers usually keep an idle connection, so that the balancer closes it
  // first.
  server.keepAliveTimeout = 75_000;
  // Readers that stop taking bytes. A silent API has its own limits, which end with an answer.
  const {idleTimeoutMs, streamIdleTimeoutMs} = limits;
  server.timeout = Math.max(idleTimeoutMs, streamIdleTimeoutMs) + MARGIN_MS;
  // A connection becomes idle after its last response; `close` has already ended those that were
  // idle.
  server.on('request', (_request, response) =>
    response.once('close', () => closing && setImmediate(() => server.closeIdleConnections())),
  );

  return {
    listen: (port, host) => listenAt(server, port, host),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const force = setTimeout(
          () => server.closeAllConnections(),
          Math.min(shutdownTimeoutMs, LONGEST_MS),
        );
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        closeIdle();
      }),
  };
}
