import {Busboy} from '@fastify/busboy';
import type {IncomingMessage} from 'http';
import type {Readable} from 'stream';
import {Refusal} from '../refusal';

/** A part of the request to the proxy, as it streams in. Read it before asking for the next one. */
export type IncomingPart = {
  name: string;
  filename?: string;
  contentType: string;
  content: Readable;
};

/**
 * Returns the parts one by one, then `undefined`. Rejects if the message breaks off or is
 * malformed.
 */
export type PartReader = () => Promise<IncomingPart | undefined>;

const MAX_PARTS = 1001;
const MAX_PART_HEADER_BYTES = 16 * 1024;

/**
 * Splits a `multipart/form-data` message into its parts without holding more than the streams'
 * buffers: every part is a stream, even a plain field, and an unread part stops the message.
 * Everything counts against `maxBytes`, including bytes before the first part and after the last.
 */
export function readParts(request: IncomingMessage, maxBytes: number): PartReader {
  const queue: IncomingPart[] = [];
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
  busboy.on('partsLimit', () => fail(new Refusal('bad_envelope', 'The body has too many parts.')));
  busboy.on('error', () => fail(malformed()));
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
    if (bytes > maxBytes) fail(new Refusal('body_too_large'));
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
      limits: {parts: MAX_PARTS, headerSize: MAX_PART_HEADER_BYTES, headerPairs: 50},
    });
  } catch {
    throw malformed();
  }
}

function malformed(): Refusal {
  return new Refusal('bad_envelope', 'The multipart message is malformed.');
}
