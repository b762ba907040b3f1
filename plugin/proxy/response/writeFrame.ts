import {randomUUID} from 'crypto';
import type {IncomingMessage, ServerResponse} from 'http';
import {
  FRAME_MEDIA_TYPE,
  formatFrameEnd,
  formatFrameHead,
  type FrameCut,
  type FrameEnd,
  type FrameTimings,
  type FrameHead,
  type NameValue,
} from '../protocol';
import {RESPONSE_HEADERS} from './responseHeaders';

export type Frame = {
  /** Ends the frame early and says why in its closing line. */
  cut: (reason: FrameCut) => void;
};

type Source = {
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
  {upstream, response, url, timings, maxBytes}: Source,
  events: Events,
): Frame {
  const marker = randomUUID();
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
  response.write(formatFrameHead({...describeResponse(upstream, url), timings, end: marker}));

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

/** An API's response as data: none of it becomes a header of the proxy's response. */
function describeResponse(
  response: IncomingMessage,
  url: URL,
): Pick<FrameHead, 'status' | 'statusText' | 'httpVersion' | 'headers' | 'url' | 'redirect'> {
  const status = response.statusCode ?? 0;
  const redirect =
    status >= 300 && status < 400 ? resolveRedirect(response.headers.location, url) : undefined;
  return {
    status,
    statusText: response.statusMessage ?? '',
    httpVersion: response.httpVersion,
    headers: toPairs(response.rawHeaders),
    url: url.href,
    ...(redirect === undefined ? {} : {redirect}),
  };
}

/**
 * Only for display and for the reader's click, which sends a new request that is checked like any
 * other.
 */
function resolveRedirect(location: string | undefined, base: URL): string | undefined {
  if (location === undefined) return undefined;
  try {
    const {protocol, href} = new URL(location, base);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function toPairs(raw: string[]): NameValue[] {
  const pairs: NameValue[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([raw[index] as string, raw[index + 1] as string]);
  return pairs;
}
