import type {Exchange} from '../console/types';
import type {ResponseHead} from '../send/types';
import {getHeader, readContentType} from '../../request/response/toBodyKind';

/** Limit of a decompressed body. The rest is cut off. */
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
/** Browsers are only beginning to decode `brotli` and `zstd`, which TypeScript does not know yet. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'brotli'],
  ['zstd', 'zstd'],
]);

export type ReadBytes = {
  blob: Blob;
  /** `Content-Encoding`, if the bytes could not be decoded. */
  encoding?: string;
  /** The decoded bytes are only the beginning. */
  isCut?: true;
};

/**
 * Decodes the bytes of a response to the form that its `Content-Type` describes: the proxy asks for
 * bodies without encoding, but passes on those that an API encodes anyway. Bytes that cannot be
 * decoded are returned unchanged.
 */
export async function readBody({chunks, head}: Exchange): Promise<ReadBytes> {
  const type = head ? readContentType(head).mediaType : '';
  const raw = new Blob(chunks as readonly BlobPart[] as BlobPart[], {type});
  const encodings = listEncodings(head);
  if (encodings.length === 0 || raw.size === 0) return {blob: raw};
  try {
    let blob = raw;
    let isCut = false;
    for (const encoding of [...encodings].reverse()) {
      const format = (FORMATS.get(encoding) ?? encoding) as CompressionFormat;
      const decoded = blob.stream().pipeThrough(new DecompressionStream(format));
      const inflated = await inflate(decoded);
      blob = new Blob(inflated.pieces, {type});
      isCut ||= inflated.isCut;
    }
    return {blob, ...(isCut && {isCut})};
  } catch {
    return {blob: raw, encoding: encodings.join(', ')};
  }
}

/**
 * The encodings of a response's bytes, in the order in which they were applied. A browser decodes
 * those of responses that it receives directly.
 */
export function listEncodings(head: ResponseHead | undefined): string[] {
  if (head?.via !== 'proxy') return [];
  return (getHeader(head.headers, 'content-encoding') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
}

async function inflate(
  stream: ReadableStream<Uint8Array>,
): Promise<{pieces: BlobPart[]; isCut: boolean}> {
  const reader = stream.getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  let result = await reader.read();
  for (; !result.done && size < MAX_INFLATED_BYTES; result = await reader.read()) {
    pieces.push(result.value as BlobPart);
    size += result.value.length;
  }
  await reader.cancel();
  return {pieces, isCut: !result.done};
}

/** Creates a decoder for the charset; UTF-8 for one that the browser does not know. */
export function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
