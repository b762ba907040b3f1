import type {IncomingMessage, ServerResponse} from 'http';
import {answerFault} from './answerFault';
import {createProxy} from './createProxy';
import type {Proxy} from './createProxy';
import {handle} from './handle';
import {parseProxyOptions} from './options';
import type {ProxyOptions} from './options';
import {Refusal} from './refusal';
import {RESPONSE_HEADERS} from './response/responseHeaders';
import {sendProblem} from './response/sendProblem';

/**
 * A handler for Node servers without a framework. It leaves requests at other paths to `next`;
 * without `next`, it responds with 404.
 */
export type TryItHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * The proxy for servers of Node, with a framework or without, such as Rspack's development server.
 * It answers at its own path, compared exactly and as the client wrote it, and leaves every other
 * request alone. Throws a TypeError on wrong options.
 */
export function createTryItHandler(options: ProxyOptions): TryItHandler {
  return createHandler(createProxy(parseProxyOptions(options)));
}

export function createHandler(proxy: Proxy): TryItHandler {
  return (request, response, next) => {
    if (toWrittenUrl(request).split('?', 1)[0] !== proxy.options.path)
      return next ? next() : sendProblem(response, new Refusal('not_found'), crypto.randomUUID());
    // No preflight is granted: the caller learns only that POST exists.
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, {...RESPONSE_HEADERS, Allow: 'POST'}).end();
    handle(request, response, proxy).catch((error: unknown) =>
      answerFault(error, request, response, proxy),
    );
  };
}

/** Frameworks remove the mount path of a handler from `url`. */
function toWrittenUrl({
  url = '',
  originalUrl = url,
}: IncomingMessage & {originalUrl?: string}): string {
  return originalUrl;
}
