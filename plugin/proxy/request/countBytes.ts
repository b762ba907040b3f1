import {Refusal} from '../refusal';

/**
 * Passes bytes on and counts them. Throws `body_too_large` past `maxBytes`, and `bad_envelope` when
 * a promised size does not hold: bytes beyond an announced Content-Length would be read as a second
 * request.
 */
export function countBytes(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
  size?: number,
): {chunks: AsyncIterable<Buffer>; bytes: () => number} {
  let bytes = 0;
  async function* count(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Refusal('body_too_large');
      if (size !== undefined && bytes > size) break;
      yield chunk;
    }
    if (size !== undefined && bytes !== size)
      throw new Refusal('bad_envelope', 'The body does not have the size given in the envelope.');
  }
  return {chunks: count(), bytes: () => bytes};
}
