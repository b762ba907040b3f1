import {Busboy} from '@fastify/busboy';
import type {IncomingMessage} from 'http';
import type {Readable} from 'stream';
import {Refusal} from '../refusal';
import {createPartGuard, toBoundary} from './createPartGuard';
import {
  malformedParts,
  MAX_PART_HEADER_BYTES,
  MAX_PART_HEADERS,
  MAX_PARTS,
  tooManyParts,
} from './part';
import type {IncomingPart} from './part';

/** A part as it streams in. */
type StreamingPart = IncomingPart & {content: Readable};

/**
 * Splits a `multipart/form-data` message into its parts (see `PartReader`) without holding more than the streams'
 * buffers: every part is a stream, even a plain field, and an unread part stops the message.
 * Everything counts against `maxBytes`, including bytes after the last part.
 */
export function readParts(
  request: IncomingMessage,
  maxBytes: number,
): () => Promise<StreamingPart | undefined> {
  const queue: StreamingPart[] = [];
  /**
   * Including the part that is being read: whoever waits for its end must learn that it will not
   * come.
   */
  const open = new Set<Readable>();
  let bytes = 0;
  let over = false;
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const change = (): void => wake();

  const guard = createPartGuard(toBoundary(request.headers['content-type']));
  const busboy = createBusboy(request);
  const fail = (error: Error): void => {
    failure ??= error;
    request.unpipe(busboy);
    for (const content of open) content.destroy(error);
    change();
  };
  busboy.on('file', (name, content, filename, _transferEncoding, contentType) => {
    // Without this listener, a stream would end the process when the message breaks off in the
    // middle of it.
    content.on('error', fail);
    content.on('close', () => open.delete(content));
    open.add(content);
    queue.push({name, contentType, content, ...(filename === undefined ? {} : {filename})});
    change();
  });
  busboy.on('partsLimit', () => fail(tooManyParts()));
  busboy.on('error', () => fail(malformedParts()));
  busboy.on('finish', () => {
    over = true;
    change();
  });
  for (const event of ['error', 'close'] as const) {
    request.on(
      event,
      () => request.complete || fail(new Refusal('bad_envelope', undefined, 'the caller left')),
    );
  }
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    const refusal = bytes > maxBytes ? new Refusal('body_too_large') : guard(chunk);
    if (refusal) fail(refusal);
  });
  request.pipe(busboy);

  return async () => {
    while (queue.length === 0 && !over && !failure) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (failure) throw failure;
    return queue.shift();
  };
}

function createBusboy(request: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: {...request.headers, 'content-type': request.headers['content-type'] ?? ''},
      // Fields would be held in memory as a whole; files stream.
      isPartAFile: () => true,
      preservePath: true,
      limits: {
        parts: MAX_PARTS,
        headerSize: MAX_PART_HEADER_BYTES,
        headerPairs: MAX_PART_HEADERS,
      },
    });
  } catch {
    throw malformedParts();
  }
}
