import type {Exchange} from '../console/types';
import {getHeader, readContentType} from './toBodyKind';

/** Limit of a decompressed body. The rest is cut off. */
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
const FORMATS: ReadonlyMap<string, CompressionFormat> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/**
 * Decodes the bytes of a response to the form that its `Content-Type` describes: the proxy asks for
 * bodies without encoding, but passes on those that an API encodes anyway. Bytes that cannot be
 * decoded are returned unchanged.
 */
export async function readBody({chunks, head}: Exchange): Promise<Blob> {
  const type = head ? readContentType(head).mediaType : '';
  const raw = new Blob(chunks as readonly BlobPart[] as BlobPart[], {type});
  const format =
    head?.via === 'proxy'
      ? FORMATS.get(getHeader(head.headers, 'content-encoding')?.toLowerCase() ?? '')
      : undefined;
  if (!format) return raw;
  try {
    return new Blob(await inflate(raw.stream().pipeThrough(new DecompressionStream(format))), {
      type,
    });
  } catch {
    return raw;
  }
}

async function inflate(stream: ReadableStream<Uint8Array>): Promise<BlobPart[]> {
  const reader = stream.getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  for (
    let result = await reader.read();
    !result.done && size < MAX_INFLATED_BYTES;
    result = await reader.read()
  ) {
    pieces.push(result.value as BlobPart);
    size += result.value.length;
  }
  await reader.cancel();
  return pieces;
}

/** Creates a decoder for the charset; UTF-8 for one that the browser does not know. */
export function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
