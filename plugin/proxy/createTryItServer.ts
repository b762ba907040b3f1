import {randomUUID} from 'crypto';
import express from 'express';
import http from 'http';
import type {AddressInfo} from 'net';
import type {RequestHandler} from 'express';
import {createTryItRouter} from './createTryItRouter';
import {createMetrics, METRICS_MEDIA_TYPE} from './metrics/createMetrics';
import type {ProxyOptions} from './options';
import {Refusal} from './refusal';
import {sendProblem} from './response/sendProblem';

export type ServerOptions = {
  proxy: ProxyOptions;
  /** What else is served: the built site. Comes after the proxy, so nothing of it touches the proxy's requests. */
  site?: RequestHandler;
  /** How long requests under way may take once the server is closing. */
  shutdownTimeoutMs?: number;
  /** How long a caller may take to send its headers, and its whole request. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
};

export type RunningServer = {
  /** Rejects when the address cannot be had. */
  listen: (port: number, host: string) => Promise<AddressInfo>;
  /** Takes no more connections, lets requests under way finish, then ends those that do not. */
  close: () => Promise<void>;
};

/** A server of its own: the proxy, `/healthz`, `/metrics`, and the site; without a site, nothing else is found. */
export function createTryItServer({proxy, site, shutdownTimeoutMs = 30_000, headersTimeoutMs = 10_000, requestTimeoutMs = 60_000}: ServerOptions): RunningServer {
  const metrics = proxy.metrics ?? createMetrics();
  let closing = false;
  const app = express();
  app.disable('x-powered-by');
  // Elsewhere than in production, Express shows stack traces.
  app.set('env', 'production');
  app.use(createTryItRouter({...proxy, metrics}));
  app.get('/healthz', (_request, response) => void response.status(closing ? 503 : 200).set('Cache-Control', 'no-store').type('text').send(closing ? 'closing\n' : 'ok\n'));
  app.get('/metrics', (_request, response) => void response.set({'Content-Type': METRICS_MEDIA_TYPE, 'Cache-Control': 'no-store'}).send(metrics.format()));
  app.use(site ?? ((_request, response) => sendProblem(response, new Refusal('not_found'), randomUUID())));

  const server = http.createServer(
    {headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 4), insecureHTTPParser: false},
    app,
  );
  // Longer than the usual balancer in front keeps an idle connection, so that it is the balancer that closes it.
  server.keepAliveTimeout = 75_000;
  // Readers that stop taking bytes.
  server.timeout = 120_000;
  // A connection whose last answer is out is idle, and `close` has ended the idle ones before.
  server.on('request', (_request, response) => response.once('close', () => closing && setImmediate(() => server.closeIdleConnections())));

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve(server.address() as AddressInfo);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const force = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
}
