import type {IncomingMessage, ServerResponse} from 'http';
import {
  FRAME_MEDIA_TYPE,
  formatFrameEnd,
  formatFrameHead,
  type FrameCut,
  type FrameEnd,
  type FrameTimings,
  type NameValue,
} from '../protocol';
import {describeAnswer, type AnswerHead} from './describeAnswer';
import {RESPONSE_HEADERS} from './responseHeaders';

export type Frame = {
  /** Ends the frame early and says why in its closing line. */
  cut: (reason: FrameCut) => void;
};

type FrameSource = {
  upstream: IncomingMessage;
  response: ServerResponse;
  url: URL;
  timings: FrameTimings;
  maxBytes: number;
};

type Events = {
  /** Bytes were forwarded. */
  onProgress: () => void;
  /** The reader takes the bytes more slowly than the API sends them. */
  onPause: () => void;
  /** Everything has been written. */
  onEnd: (end: FrameEnd) => void;
};

/**
 * Forwards a response as a frame, chunk by chunk: only what the reader's socket has not taken yet
 * is held in memory.
 */
export function writeFrame(
  {upstream, response, url, timings, maxBytes}: FrameSource,
  events: Events,
): Frame {
  const marker = crypto.randomUUID();
  let bytes = 0;
  let ended = false;

  const end = (result: FrameEnd): void => {
    if (ended) return;
    ended = true;
    response.end(formatFrameEnd(marker, result));
    events.onEnd(result);
  };
  const cut = (reason: FrameCut): void => end({complete: false, reason, bytes});

  // A small response arrives at once: its head, bytes and closing line leave in one write. The
  // socket is corked rather than the response, because Node 22 and 24 write the chunks of a corked
  // response after its last one.
  const {socket} = response;
  socket?.cork();
  setImmediate(() => socket?.uncork());
  response.writeHead(200, {...RESPONSE_HEADERS, 'Content-Type': FRAME_MEDIA_TYPE});
  response.write(
    formatFrameHead({...describeAnswer(toAnswerHead(upstream), url), timings, end: marker}),
  );

  upstream.on('data', (chunk: Buffer) => {
    if (ended) return;
    const allowed = chunk.subarray(0, maxBytes - bytes);
    bytes += allowed.length;
    const flows = response.write(allowed);
    if (allowed.length < chunk.length) return cut('size');
    if (flows) return events.onProgress();
    upstream.pause();
    events.onPause();
    response.once('drain', () => {
      upstream.resume();
      events.onProgress();
    });
  });
  upstream.on('end', () => (upstream.complete ? end({complete: true, bytes}) : cut('upstream')));
  upstream.on('error', () => cut('upstream'));
  upstream.on('aborted', () => cut('upstream'));
  return {cut};
}

export function toAnswerHead(response: IncomingMessage): AnswerHead {
  return {
    status: response.statusCode ?? 0,
    statusText: response.statusMessage ?? '',
    httpVersion: response.httpVersion,
    headers: toPairs(response.rawHeaders),
    location: response.headers.location,
  };
}

function toPairs(raw: string[]): NameValue[] {
  const pairs: NameValue[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([raw[index] as string, raw[index + 1] as string]);
  return pairs;
}
