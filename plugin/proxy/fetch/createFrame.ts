import type {Answer} from '../exchange';
import type {DeadlineScope} from '../limits/withinDeadline';
import {FRAME_MEDIA_TYPE, formatFrameEnd, formatFrameHead} from '../protocol';
import type {FrameCut, FrameEnd, FrameTimings} from '../protocol';
import {describeAnswer} from '../response/describeAnswer';
import type {AnswerHead} from '../response/describeAnswer';
import {RESPONSE_HEADERS} from '../response/responseHeaders';

/** The response of an API. */
export type Received = {
  head: AnswerHead;
  body: ReadableStream<Uint8Array> | null;
  timings: FrameTimings;
};

type AnswerOptions = {
  received: Received;
  url: URL;
  scope: DeadlineScope;
  leaving: {end: () => void; leave: () => void};
  respond: (body: ReadableStream<Uint8Array>, headers: {[name: string]: string}) => void;
};

/**
 * Responds with an API's response as a frame: its bytes leave as they arrive, and are read only as
 * fast as the reader takes them.
 */
export function toAnswer({received, url, scope, leaving, respond}: AnswerOptions): Answer {
  const {head, body, timings} = received;
  return {
    status: head.status,
    passOn: ({streamTimes, maxBytes}) => {
      if (isEventStream(head)) scope.change(streamTimes);
      return new Promise((resolve) => {
        const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
        const marker = crypto.randomUUID();
        const upstream = body?.getReader();
        const cancel = (): void => void upstream?.cancel().catch(() => undefined);
        scope.onOver(cancel);
        let bytes = 0;
        let ended = false;
        const frame = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(
              encode(formatFrameHead({...describeAnswer(head, url), timings, end: marker})),
            );
            scope.onExpire((clock) => cut(controller, clock));
            // Until the reader takes it, the API is not the one who is slow.
            scope.pause();
          },
          async pull(controller) {
            scope.touch();
            const chunk = await readChunk(upstream);
            if (ended) return;
            if (chunk === undefined) return end(controller, {complete: true, bytes});
            if (chunk === 'broken') return cut(controller, 'upstream');
            const allowed = chunk.subarray(0, maxBytes - bytes);
            bytes += allowed.length;
            if (allowed.length > 0) controller.enqueue(allowed);
            if (allowed.length < chunk.length) return cut(controller, 'size');
            // The reader is slow, not the API.
            if ((controller.desiredSize ?? 0) <= 0) scope.pause();
          },
          cancel() {
            ended = true;
            cancel();
            leaving.leave();
          },
        });
        const cut = (controller: Controller, reason: FrameCut): void =>
          end(controller, {complete: false, reason, bytes});
        const end = (controller: Controller, result: FrameEnd): void => {
          if (ended) return;
          ended = true;
          cancel();
          controller.enqueue(encode(formatFrameEnd(marker, result)));
          controller.close();
          leaving.end();
          resolve(result);
        };
        respond(frame, {
          ...(RESPONSE_HEADERS as {[name: string]: string}),
          'Content-Type': FRAME_MEDIA_TYPE,
        });
      });
    },
  };
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

/** `undefined` at the end. Empty chunks are passed over, since a pull must enqueue something. */
async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): Promise<Uint8Array | 'broken' | undefined> {
  try {
    for (;;) {
      const result = await reader?.read();
      if (!result || result.done) return undefined;
      if (result.value.length > 0) return result.value;
    }
  } catch {
    return 'broken';
  }
}

const isEventStream = ({headers}: AnswerHead): boolean =>
  headers.some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && value.toLowerCase().startsWith('text/event-stream'),
  );
