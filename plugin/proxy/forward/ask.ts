import type {ClientRequest, IncomingMessage, ServerResponse} from 'http';
import type {Target} from '../allowlist/createAllowlist';
import type {DeadlineScope} from '../limits/withinDeadline';
import type {FrameTimings} from '../protocol';
import {Refusal} from '../refusal';
import type {RequestHeaders} from '../request/buildHeaders';
import type {UpstreamBody} from '../request/createBody';
import type {Forwarder} from './createForwarder';
import {limitInterim} from './limitInterim';
import {toRefusal} from './toRefusal';
import {toStream} from './toStream';
import {createUpstreamRequest} from './upstreamRequest';

export type UpstreamResponse = {upstream: IncomingMessage; timings: FrameTimings};

type AskedRequest = {
  scope: DeadlineScope;
  /** The request to the proxy and its response, which http-proxy-middleware asks for. */
  request?: IncomingMessage;
  response?: ServerResponse;
  target: Target;
  headers: RequestHeaders;
  body: UpstreamBody;
  forwarder: Forwarder;
};

/**
 * Sends one request to an API and resolves when the head of the response arrives. Rejects with a
 * Refusal if it never does, whatever the reason. Request, body and response are released with the
 * scope; an exchange may ask more than once.
 */
export function ask({
  scope,
  request,
  response,
  target,
  headers,
  body,
  forwarder,
}: AskedRequest): Promise<UpstreamResponse> {
  scope.expect('upstream_timeout');
  const stream = toStream(body);
  scope.onOver(() => stream.destroy());
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let readTimings = (): FrameTimings => ({firstByte: 0});
    let isAnswered = false;
    const fail = (error: Error): void => reject(toRefusal(error));
    // While the body flows, the rest of it is awaited from the reader; else the API is awaited.
    const expect = (code: 'request_timeout' | 'upstream_timeout'): void => {
      if (!isAnswered) scope.expect(code);
    };

    const onRequest = (sent: ClientRequest): void => {
      readTimings = measureTimings(sent, started);
      scope.onOver(() => sent.destroy());
      limitInterim(sent);
      // Node ends a request that is answered with 101 without an error or a response.
      sent.on('close', () => fail(new Refusal('upstream_unreachable', undefined, 'closed')));
      // Added only now: before http-proxy pipes the body, a listener would take its first bytes.
      stream.on('data', scope.touch);
      stream.on('resume', () => expect('request_timeout'));
      for (const event of ['pause', 'end']) stream.on(event, () => expect('upstream_timeout'));
    };
    const onResponse = (upstream: IncomingMessage): void => {
      isAnswered = true;
      // Without this listener, a stream would end the process when the API resets the connection.
      upstream.on('error', () => undefined);
      scope.onOver(() => upstream.destroy());
      if ((upstream.statusCode ?? 0) < 200)
        fail(new Refusal('upstream_unreachable', undefined, 'no final status'));
      else resolve({upstream, timings: readTimings()});
    };
    // Once there is a response, an error of the request (an API that stops reading) is not an error
    // of the response.
    forwarder(
      createUpstreamRequest({
        body: stream,
        method: target.method,
        url: target.url,
        headers,
        socket: request?.socket,
        events: {onRequest, onResponse, onError: fail},
      }),
      response,
    );
  });
}

/**
 * Watches a request's socket. Call the returned function when the first byte of the response
 * arrives.
 */
function measureTimings(request: ClientRequest, started: number): () => FrameTimings {
  const at: {lookup?: number; connect?: number; secureConnect?: number} = {};
  for (const event of ['lookup', 'connect', 'secureConnect'] as const) {
    request.socket?.once(event, () => {
      at[event] = performance.now();
    });
  }
  return () => ({
    ...(at.lookup === undefined ? {} : {dns: round(at.lookup - started)}),
    ...(at.connect === undefined ? {} : {connect: round(at.connect - (at.lookup ?? started))}),
    ...(at.connect === undefined || at.secureConnect === undefined
      ? {}
      : {tls: round(at.secureConnect - at.connect)}),
    firstByte: round(performance.now() - started),
  });
}

/** Milliseconds, rounded to a tenth. */
const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
