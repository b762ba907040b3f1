import type {IncomingPart, PartReader} from '../envelope/part';
import type {EnvelopePart} from '../protocol';
import {toHex} from '../toHex';
import {Refusal} from '../refusal';
import {FIELD_NAME, FIELD_VALUE} from './headerRules';

export type Multipart = {
  chunks: AsyncIterable<Uint8Array>;
  contentType: string;
  /** Known when every part has a size. */ size: number | undefined;
};

/**
 * Writes the parts that follow an envelope as a new multipart body, with an unpredictable boundary
 * and new headers. A part therefore cannot end itself early or start another one.
 * @param described the descriptions of the parts in the envelope, in order; if absent, the headers
 * of the parts are used
 */
export function createMultipart(
  nextPart: PartReader,
  described: EnvelopePart[] | undefined,
  contentType: string | undefined,
): Multipart {
  const boundary = `try-it-${toHex(crypto.getRandomValues(new Uint8Array(24)))}`;
  const mediaType = readMediaType(contentType);
  const heads = described?.map((part) => formatHead(part, boundary, mediaType));
  const closing = `--${boundary}--\r\n`;

  async function* write(): AsyncGenerator<Uint8Array> {
    let index = 0;
    for (let part = await nextPart(); part; part = await nextPart()) {
      if (described && index >= described.length) throw countDiffers();
      yield encode(heads?.[index] ?? formatHead(describe(part), boundary, mediaType));
      yield* exactly(part, described?.[index]?.size);
      yield encode('\r\n');
      index += 1;
    }
    if (described && index < described.length) throw countDiffers();
    yield encode(closing);
  }

  return {
    chunks: write(),
    contentType: `${mediaType.type}; boundary=${boundary}${mediaType.parameters}`,
    size: described && heads && measure(described, heads, closing),
  };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

type MultipartType = {type: string; parameters: string; formData: boolean};

const MULTIPART = /^(multipart\/[a-z0-9.+-]+)(?:\s*;(.*))?$/i;

/**
 * A value in quotes may contain a semicolon (RFC 9110 section 5.6.6). A quote that is never closed
 * reaches to the end, so that the rest is not searched again for each of many.
 */
const PARAMETER = /(?:"(?:[^"\\]|\\[^]?)*(?:"|$)|[^;"])+/g;

/** The subtype and the reader's parameters without the boundary, which the proxy chooses. */
function readMediaType(contentType = 'multipart/form-data'): MultipartType {
  const [, type, parameters = ''] = MULTIPART.exec(contentType.trim()) ?? [];
  if (type === undefined)
    throw new Refusal('bad_envelope', 'A body in parts needs a multipart content type.');
  const kept = (parameters.match(PARAMETER) ?? [])
    .map((text) => text.trim())
    .filter((text) => !/^boundary\s*=/i.test(text));
  return {
    type: type.toLowerCase(),
    parameters: kept.map((text) => `; ${text}`).join(''),
    formData: type.toLowerCase() === 'multipart/form-data',
  };
}

function formatHead(part: EnvelopePart, boundary: string, {formData}: MultipartType): string {
  return `--${boundary}\r\n${formatPartHeaders(part, formData)}\r\n`;
}

/** FormData labels no text part `text/plain`, so a part without a file name has no content type. */
function describe({name, filename, contentType}: IncomingPart): EnvelopePart {
  return {name, ...(filename === undefined ? {} : {filename, contentType})};
}

async function* exactly(
  {content}: IncomingPart,
  size: number | undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (size !== undefined && bytes > size) break;
    yield chunk;
  }
  if (size !== undefined && bytes !== size)
    throw new Refusal('bad_envelope', 'A part does not have the size given in the envelope.');
}

function measure(parts: EnvelopePart[], heads: string[], closing: string): number | undefined {
  let size = encode(closing).length;
  for (const [index, part] of parts.entries()) {
    if (part.size === undefined) return undefined;
    size += encode(heads[index] as string).length + part.size + 2;
  }
  return size;
}

function countDiffers(): Refusal {
  return new Refusal(
    'bad_envelope',
    'The body does not have the number of parts given in the envelope.',
  );
}

/** Headers of a part that come from its other fields, or that frame a message. */
const OWN: ReadonlySet<string> = new Set(['content-length', 'content-type', 'transfer-encoding']);

/**
 * The header lines of one part. Names and file names are written as browsers do (HTML,
 * "multipart/form-data encoding algorithm"): UTF-8, with line breaks and quotes percent-encoded.
 */
function formatPartHeaders(part: EnvelopePart, formData: boolean): string {
  const {name, filename, contentType, headers = []} = part;
  if (formData && name === undefined)
    throw new Refusal('bad_envelope', 'A part of multipart/form-data needs a name.');
  const parameters = [
    name === undefined ? '' : `; name="${escape(name)}"`,
    filename === undefined ? '' : `; filename="${escape(filename)}"`,
  ].join('');
  const disposition = name === undefined ? 'attachment' : 'form-data';
  return [
    parameters === '' ? '' : line('Content-Disposition', `${disposition}${parameters}`),
    contentType === undefined ? '' : line('Content-Type', check(contentType)),
    ...headers.map(([field, value]) => line(checkName(field, parameters !== ''), check(value))),
  ].join('');
}

function line(name: string, value: string): string {
  return `${name}: ${value}\r\n`;
}

function escape(text: string): string {
  return text
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll('"', '%22')
    .replaceAll('\0', '%00');
}

/** @param isDisposed whether the name of the part, or of its file, is its `Content-Disposition` */
function checkName(name: string, isDisposed: boolean): string {
  const field = name.toLowerCase();
  if (!FIELD_NAME.test(name) || OWN.has(field) || (isDisposed && field === 'content-disposition'))
    throw new Refusal('bad_envelope', 'A header of a part cannot be sent.');
  return name;
}

function check(value: string): string {
  if (!FIELD_VALUE.test(value))
    throw new Refusal(
      'bad_envelope',
      'A header value of a part has characters that HTTP does not allow.',
    );
  return value;
}
