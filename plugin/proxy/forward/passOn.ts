import type {IncomingMessage, ServerResponse} from 'http';
import type {DeadlineTimes} from '../limits/createDeadline';
import type {DeadlineScope} from '../limits/withinDeadline';
import type {FrameEnd} from '../protocol';
import {writeFrame} from '../response/writeFrame';
import type {UpstreamResponse} from './ask';

type PassedAnswer = {
  scope: DeadlineScope;
  answer: UpstreamResponse;
  response: ServerResponse;
  url: URL;
  /** For event streams. */ streamTimes: DeadlineTimes;
  maxBytes: number;
};

/**
 * Writes a response as a frame. Resolves with how the frame ended; the deadline may end it early.
 */
export function passOn({
  scope,
  answer: {upstream, timings},
  response,
  url,
  streamTimes,
  maxBytes,
}: PassedAnswer): Promise<FrameEnd> {
  if (isEventStream(upstream)) scope.change(streamTimes);
  return new Promise((resolve) => {
    const frame = writeFrame(
      {upstream, response, url, timings, maxBytes},
      {onProgress: scope.touch, onPause: scope.pause, onEnd: resolve},
    );
    scope.onExpire(frame.cut);
  });
}

function isEventStream({headers}: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('text/event-stream') ?? false;
}
