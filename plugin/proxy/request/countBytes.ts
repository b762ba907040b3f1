import {Refusal} from '../refusal';

/**
 * Forwards bytes and counts them. Throws `body_too_large` beyond `maxBytes`, and `bad_envelope` if
 * the size is not the announced one: bytes beyond an announced Content-Length would be read as a
 * second request.
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
