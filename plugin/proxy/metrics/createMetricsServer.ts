import http from 'http';
import {listenAt} from '../listenAt';
import type {Listening} from '../listenAt';
import {sendText} from '../response/sendText';
import {METRICS_MEDIA_TYPE} from './createMetrics';
import type {Metrics} from './createMetrics';

/** Prometheus needs one or two. */
const MAX_CONNECTIONS = 16;
const HEADERS_TIMEOUT_MS = 5000;

/**
 * Serves `/metrics` and nothing else on a separate port, so that the network can keep it private.
 */
export function createMetricsServer(metrics: Metrics): Listening {
  const server = http.createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: HEADERS_TIMEOUT_MS,
    },
    (request, response) => {
      const isFound =
        request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
      if (isFound)
        return sendText(response, 200, metrics.format(), {'Content-Type': METRICS_MEDIA_TYPE});
      return sendText(response, 404, 'Only /metrics is here.\n');
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  return {
    listen: (port, host) => listenAt(server, port, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
