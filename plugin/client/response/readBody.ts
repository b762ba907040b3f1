import type {Exchange} from '../console/types';
import {getHeader, readContentType} from './toBodyKind';

/** What a compressed body may grow to. Beyond, the rest is left out. */
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
const FORMATS: ReadonlyMap<string, CompressionFormat> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/**
 * The bytes of a response, as its `Content-Type` means them: the proxy asks for bodies without
 * encoding and passes on what an API sends encoded all the same. Bytes that cannot be decoded are
 * returned as they are.
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

/** A decoder for the charset; UTF-8 for one that the browser does not know. */
export function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
