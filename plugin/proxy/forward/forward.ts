import type {ClientRequest, IncomingMessage, ServerResponse} from 'http';
import type {Target} from '../allowlist/createAllowlist';
import {createDeadline} from '../limits/createDeadline';
import type {DeadlineTimes} from '../limits/createDeadline';
import type {FrameEnd} from '../protocol';
import {Refusal} from '../refusal';
import type {RequestHeaders} from '../request/buildHeaders';
import type {RequestBody} from '../request/createBody';
import {writeFrame} from '../response/writeFrame';
import type {Frame} from '../response/writeFrame';
import type {Forwarder} from './createForwarder';
import {measureTimings} from './measureTimings';
import {toRefusal} from './toRefusal';
import {createUpstreamRequest} from './upstreamRequest';

export type ForwardLimits = {times: DeadlineTimes; streamTimes: DeadlineTimes; maxResponseBytes: number};

/** How an exchange with an API ended; `left`: the reader went away first. */
export type Forwarded = {status?: number; end?: FrameEnd; left?: true};

type Exchange = {request: IncomingMessage; response: ServerResponse; target: Target; headers: RequestHeaders; body: RequestBody; forwarder: Forwarder; limits: ForwardLimits};

/**
 * Sends the request and writes the frame. Resolves when the exchange is over, with nothing of it left open; rejects with a
 * Refusal when it failed before a byte of the frame was written.
 */
export function forward({request, response, target, headers, body, forwarder, limits}: Exchange): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    // The reader may have left while the request was counted; the event is over then.
    if (response.destroyed) {
      body.stream.destroy();
      return resolve({left: true});
    }
    const started = performance.now();
    let upstreamRequest: ClientRequest | undefined;
    let upstreamResponse: IncomingMessage | undefined;
    let readTimings = () => ({firstByte: 0});
    let frame: Frame | undefined;
    let over = false;

    const deadline = createDeadline(limits.times, (clock) => {
      if (frame) frame.cut(clock);
      else fail(new Refusal('upstream_timeout', undefined, clock));
    });
    const finish = (): boolean => {
      if (over) return false;
      over = true;
      deadline.stop();
      response.off('close', onClose);
      upstreamRequest?.destroy();
      upstreamResponse?.destroy();
      body.stream.destroy();
      return true;
    };
    const fail = (error: Error): void => {
      if (finish()) reject(toRefusal(error));
    };
    const succeed = (forwarded: Forwarded): void => {
      if (finish()) resolve(forwarded);
    };
    const onClose = (): void => succeed({...describeStatus(upstreamResponse), left: true});
    response.on('close', onClose);

    const onRequest = (sent: ClientRequest): void => {
      upstreamRequest = sent;
      readTimings = measureTimings(sent, started);
      if (over) return void sent.destroy();
      // Node ends a request that is answered with 101 without an error.
      sent.on('close', () => {
        if (!over && !frame) fail(new Refusal('upstream_unreachable', undefined, 'closed'));
      });
      // Only now: a listener before http-proxy pipes the body would take its first bytes.
      body.stream.on('data', deadline.touch);
    };
    const onResponse = (received: IncomingMessage): void => {
      // A stream without this listener would end the process when the API resets the connection.
      received.on('error', () => undefined);
      upstreamResponse = received;
      if (over) return void received.destroy();
      if ((received.statusCode ?? 0) < 200) return fail(new Refusal('upstream_unreachable', undefined, 'no final status'));
      if (isEventStream(received)) deadline.change(limits.streamTimes);
      frame = writeFrame(
        {upstream: received, response, url: target.url, timings: readTimings(), maxBytes: limits.maxResponseBytes},
        {onProgress: deadline.touch, onPause: deadline.pause, onEnd: (end) => succeed({...describeStatus(received), end})},
      );
    };
    // Once the answer is there, an error of the request (an API that stops reading) is not an error of the answer.
    const onError = (error: Error): void => {
      if (!frame) fail(error);
    };

    forwarder(createUpstreamRequest({body: body.stream, method: target.method, url: target.url, headers, socket: request.socket, events: {onRequest, onResponse, onError}}), response);
  });
}

function isEventStream({headers}: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('text/event-stream') ?? false;
}

function describeStatus(response: IncomingMessage | undefined): {status?: number} {
  return response?.statusCode === undefined ? {} : {status: response.statusCode};
}
