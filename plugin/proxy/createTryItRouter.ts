import {Router} from 'express';
import type {Router as ExpressRouter} from 'express';
import {createProxy} from './createProxy';
import {handle} from './handle';
import {parseProxyOptions} from './options';
import type {ProxyOptions} from './options';
import {RESPONSE_HEADERS} from './response/responseHeaders';

/**
 * The proxy as an Express router. Mount it before everything that parses bodies or compresses; it answers at its own path,
 * compared exactly and as the client wrote it, and leaves every other request alone. Throws a TypeError on wrong options.
 */
export function createTryItRouter(options: ProxyOptions): ExpressRouter {
  const proxy = createProxy(parseProxyOptions(options));
  const router = Router();
  router.use((request, response, next) => {
    if (request.originalUrl.split('?', 1)[0] !== proxy.options.path) return next();
    // No preflight is granted: whoever asks learns that POST exists and nothing else.
    if (request.method === 'OPTIONS') return void response.writeHead(204, {...RESPONSE_HEADERS, Allow: 'POST'}).end();
    void handle(request, response, proxy);
  });
  return router;
}
