import {Router} from 'express';
import type {Router as ExpressRouter} from 'express';
import {createTryItHandler} from './createTryItHandler';
import type {ProxyOptions} from './options';

/**
 * The proxy as an Express router. Mount it before everything that parses bodies or compresses; it
 * answers at its own path, compared exactly and as the client wrote it, and leaves every other
 * request alone. Throws a TypeError on wrong options.
 */
export function createTryItRouter(options: ProxyOptions): ExpressRouter {
  return Router().use(createTryItHandler(options));
}
