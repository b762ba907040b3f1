import type {Readable} from 'stream';
import type {DeadlineScope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';

/**
 * Reads all of a small stream as UTF-8. Refuses with `body_too_large` once it is longer than
 * `maxBytes`, and with `bad_envelope` if it breaks off. The request stays in memory until its
 * connection is drained, so the chunks read from it are let go of at once.
 */
export function readText(
  stream: Readable,
  maxBytes: number,
  {onOver}: Pick<DeadlineScope, 'onOver'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    const keep = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new Refusal('body_too_large'));
      else chunks.push(chunk);
    };
    stream.on('data', keep);
    stream.on('end', () => resolve(Buffer.concat(chunks, bytes).toString('utf8')));
    for (const event of ['error', 'close'] as const)
      stream.on(
        event,
        () =>
          stream.readableEnded ||
          reject(new Refusal('bad_envelope', undefined, 'the envelope breaks off')),
      );
    onOver(() => {
      stream.off('data', keep);
      chunks = [];
    });
  });
}
