import type {PartReader} from '../envelope/part';
import type {EnvelopeBody, NameValue} from '../protocol';
import {Refusal} from '../refusal';
import {createMultipart} from './createMultipart';

/** The body of the request to the API, and the headers that frame it. */
export type UpstreamBody = {
  /** Whole, or streaming. */ content: Uint8Array | AsyncIterable<Uint8Array>;
  framing: NameValue[];
  /** Bytes read so far. */ sent: () => number;
  /** The same body once more. One that streams comes only once. */ again?: () => UpstreamBody;
};

type BodySource = {
  body: EnvelopeBody;
  method: string;
  contentType: string | undefined;
  nextPart: PartReader | undefined;
  maxBytes: number;
};

/** Methods for which HTTP expects a length, even for an empty body. */
const METHODS_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/**
 * The body that an envelope describes. It always announces its length or that it is chunked: for a
 * GET or DELETE, Node would write the bytes without either, and they would be read as a second
 * request. Streaming bytes are counted against `maxBytes`.
 */
export function createBody({
  body,
  method,
  contentType,
  nextPart,
  maxBytes,
}: BodySource): UpstreamBody {
  switch (body.kind) {
    case 'none':
      return empty(method);
    case 'text':
      return whole(new TextEncoder().encode(body.text), maxBytes);
    case 'base64':
      return whole(decodeBase64(body.base64), maxBytes);
    case 'stream':
      return streamed(readSinglePart(requireParts(nextPart)), body.size, [], maxBytes);
    case 'parts': {
      const multipart = createMultipart(requireParts(nextPart), body.parts, contentType);
      return streamed(
        multipart.chunks,
        multipart.size,
        [['Content-Type', multipart.contentType]],
        maxBytes,
      );
    }
  }
}

function empty(method: string): UpstreamBody {
  return {
    content: new Uint8Array(),
    framing: METHODS_WITH_BODY.has(method) ? [['Content-Length', '0']] : [],
    sent: () => 0,
    again: () => empty(method),
  };
}

function whole(bytes: Uint8Array, maxBytes: number): UpstreamBody {
  if (bytes.length > maxBytes) throw new Refusal('body_too_large');
  return {
    content: bytes,
    framing: [['Content-Length', String(bytes.length)]],
    sent: () => bytes.length,
    again: () => whole(bytes, maxBytes),
  };
}

/** Like `Buffer`, ends at the first padding, and takes a length that is not a multiple of four. */
function decodeBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  // A single digit beyond whole bytes encodes no byte.
  const binary = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function streamed(
  chunks: AsyncIterable<Uint8Array>,
  size: number | undefined,
  framing: NameValue[],
  maxBytes: number,
): UpstreamBody {
  if (size !== undefined && size > maxBytes) throw new Refusal('body_too_large');
  const counted = countBytes(chunks, maxBytes, size);
  const length: NameValue =
    size === undefined ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(size)];
  return {
    content: counted.chunks,
    framing: [...framing, length],
    sent: counted.bytes,
  };
}

async function* readSinglePart(nextPart: PartReader): AsyncGenerator<Uint8Array> {
  const part = await nextPart();
  if (!part) throw new Refusal('bad_envelope', 'The part with the body is missing.');
  yield* part.content;
  if (await nextPart())
    throw new Refusal('bad_envelope', 'There are more parts than the body has.');
}

function requireParts(nextPart: PartReader | undefined): PartReader {
  if (!nextPart) throw new Refusal('bad_envelope', 'A body in parts needs multipart/form-data.');
  return nextPart;
}

/**
 * Forwards bytes and counts them. Throws `body_too_large` beyond `maxBytes`, and `bad_envelope` if
 * the size is not the announced one: bytes beyond an announced Content-Length would be read as a
 * second request.
 */
function countBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  size?: number,
): {chunks: AsyncIterable<Uint8Array>; bytes: () => number} {
  let bytes = 0;
  async function* count(): AsyncGenerator<Uint8Array> {
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
