import type {Readable} from 'stream';
import {Refusal} from '../refusal';

/** Reads a small stream whole, as UTF-8. Refuses with `body_too_large` as soon as it is longer than `maxBytes`, and with `bad_envelope` when it breaks off. */
export function readText(stream: Readable, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new Refusal('body_too_large'));
      else chunks.push(chunk);
    });
    stream.on('end', () => resolve(Buffer.concat(chunks, bytes).toString('utf8')));
    for (const event of ['error', 'close'] as const) stream.on(event, () => stream.readableEnded || reject(new Refusal('bad_envelope', undefined, 'the envelope breaks off')));
  });
}
