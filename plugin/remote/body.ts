import {type Readable, type Transform} from 'stream';
import {createBrotliDecompress, createGunzip, createInflate} from 'zlib';
import {RemoteFailure, showUrl} from './failure';

export type BodyOptions = {
  url: URL;
  /** `content-encoding`. */
  encoding: string | undefined;
  /** `content-length`; NaN if the server does not send it. */
  announced: number;
  /** How many bytes may still be read. */
  most: number;
  limits: {file: number; total: number};
};

const DECODERS: {readonly [encoding: string]: () => Transform} = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The bytes of a response, decompressed. Reading stops once there are too many, compressed or not.
 */
export async function readBody(body: Readable, options: BodyOptions): Promise<Uint8Array> {
  const {url, encoding = 'identity', announced, most} = options;
  if (announced > most) throw toTooLarge(options);
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return collect(body, options);
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder)
    throw new RemoteFailure(
      'failed',
      `${showUrl(url)} is compressed with ${JSON.stringify(encoding)}, which the request did not accept.`,
    );
  const decoded = decoder();
  body.on('error', (error) => decoded.destroy(error));
  try {
    return await collect(body.pipe(decoded), options);
  } catch (error) {
    if (/^Z_|^ERR_(?:BROTLI_)?/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw new RemoteFailure('failed', `${showUrl(url)} cannot be decompressed (${name}).`);
    throw error;
  } finally {
    body.destroy();
  }
}

async function collect(stream: Readable, options: BodyOptions): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > options.most) throw toTooLarge(options);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toTooLarge({url, most, limits}: BodyOptions): RemoteFailure {
  const toMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  return most < limits.file
    ? new RemoteFailure(
        'refused',
        `The files together are larger than ${toMegabytes(limits.total)}.`,
      )
    : new RemoteFailure(
        'refused',
        `${showUrl(url)} is larger than ${toMegabytes(limits.file)}.`,
        'The option `maxFileSize` of the plugin allows more.',
      );
}
