import type {ClientRequest, IncomingMessage} from 'http';
import type {Readable} from 'stream';
import type {RequestHeaders} from '../request/buildHeaders';

/** Events of a request once it is passed to http-proxy. */
type UpstreamEvents = {
  onRequest: (request: ClientRequest) => void;
  onResponse: (response: IncomingMessage) => void;
  onError: (error: Error) => void;
};

/**
 * What http-proxy-middleware takes for the incoming request: the body as a stream, with a method,
 * path and headers that we have built. It never sees the browser's own request.
 */
export type UpstreamRequest = IncomingMessage & {origin: string; events: UpstreamEvents};

type RequestParts = {
  body: Readable;
  method: string;
  url: URL;
  headers: RequestHeaders;
  socket: IncomingMessage['socket'] | undefined;
  events: UpstreamEvents;
};

export function createUpstreamRequest({
  body,
  method,
  url,
  headers,
  socket,
  events,
}: RequestParts): UpstreamRequest {
  return Object.assign(body, {
    method,
    url: `${url.pathname}${url.search}`,
    headers,
    socket,
    origin: url.origin,
    events,
  }) as UpstreamRequest;
}
