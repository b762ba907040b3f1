import type {Readable} from 'stream';
import type {Scope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';

/**
 * Reads a small stream whole, as UTF-8. Refuses with `body_too_large` as soon as it is longer than
 * `maxBytes`, and with `bad_envelope` when it breaks off. A request outlives its exchange until its
 * connection is read empty: what was read of it does not.
 */
export function readText(
  stream: Readable,
  maxBytes: number,
  {onOver}: Pick<Scope, 'onOver'>,
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
