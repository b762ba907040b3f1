import {
  ENVELOPE_MEDIA_TYPE,
  ENVELOPE_PART,
  ENVELOPE_VERSION,
  MAX_ENVELOPE_BYTES,
  type Envelope,
  type EnvelopeBody,
} from '../../proxy/protocol';
import {toHeaderBytes} from '../../request';
import {formatPartHead} from '../../request/multipartText';
import type {HttpRequest, FileValue, HttpPart} from '../../request/types';

/**
 * Body and media type of the POST to the proxy. For a FormData, the browser adds the media type
 * with its boundary.
 */
export type PackedEnvelope = {body: string | FormData; contentType?: string};

/**
 * Longer strings are streamed after the envelope. A character takes at most six bytes of JSON
 * (`\u0000`).
 */
const MAX_INLINE_CHARACTERS = MAX_ENVELOPE_BYTES / 8;

/**
 * Puts a request into an envelope for the proxy.
 * @param document key of the document in the proxy's manifest
 * @param operation `METHOD /path` as in the manifest, or `auth <scheme>
 *   token|device|refresh|discovery`
 */
export function packEnvelope(
  request: HttpRequest,
  document: string,
  operation: string,
): PackedEnvelope {
  const {body, following} = packBody(request.body);
  const headers: Envelope['headers'] =
    request.body.kind === 'multipart'
      ? [...request.headers, ['Content-Type', request.body.mediaType]]
      : request.headers;
  const toBytes = (pairs: Envelope['headers']) =>
    pairs.map(([name, value]): [string, string] => [name, toHeaderBytes(value)]);
  const envelope: Envelope = {
    v: ENVELOPE_VERSION,
    document,
    operation,
    url: request.url,
    method: request.method,
    headers: toBytes(headers),
    cookies: toBytes(request.cookies),
    body,
    ...packDigest(request),
  };
  if (!following) return {body: JSON.stringify(envelope), contentType: ENVELOPE_MEDIA_TYPE};
  const form = new FormData();
  form.append(ENVELOPE_PART, JSON.stringify(envelope));
  for (const blob of following) form.append('part', blob);
  return {body: form};
}

/** The proxy responds to the API's digest challenge. */
function packDigest({authentication}: HttpRequest): Pick<Envelope, 'digest'> {
  if (authentication?.scheme !== 'digest') return {};
  const {username, password} = authentication;
  return {digest: {username, password}};
}

function packBody(body: HttpRequest['body']): {body: EnvelopeBody; following?: Blob[]} {
  switch (body.kind) {
    case 'none':
      return {body: {kind: 'none'}};
    case 'text':
    case 'form-urlencoded':
      return body.text.length <= MAX_INLINE_CHARACTERS
        ? {body: {kind: 'text', text: body.text}}
        : packStream(new Blob([body.text]));
    case 'binary':
      return packStream(toBlob(body.file));
    case 'multipart': {
      const following: Blob[] = [];
      const parts = body.parts.map((part) => {
        const {name, contentType, headers, content} = part;
        const blob = toPartBlob(part);
        following.push(blob);
        return {
          ...(name !== undefined && {name}),
          ...(content.kind === 'file' && {filename: content.file.name}),
          ...(contentType !== undefined && {contentType}),
          ...(headers.length > 0 && {headers}),
          size: blob.size,
        };
      });
      return {body: {kind: 'parts', parts}, following};
    }
  }
}

function packStream(blob: Blob): {body: EnvelopeBody; following: Blob[]} {
  return {body: {kind: 'stream', size: blob.size}, following: [blob]};
}

/**
 * The bytes of a file; an empty Blob if it has none. The Blob has no type, so that it adds nothing
 * to the request.
 */
export function toBlob(file: FileValue | undefined): Blob {
  return new Blob(file?.content ? [file.content] : []);
}

/** The content of a part of a multipart body. */
function toPartBlob({content}: HttpPart): Blob {
  return content.kind === 'text' ? new Blob([content.text]) : toBlob(content.file);
}

/**
 * Builds the bytes of a multipart body, for requests that do not go through the proxy. FormData
 * cannot give a text part a `Content-Type`, nor any part further headers.
 */
export function buildMultipart(parts: readonly HttpPart[], boundary: string): Blob {
  const pieces = parts.flatMap((part) => [
    `--${boundary}\r\n${formatPartHead(part)}\r\n`,
    toPartBlob(part),
    '\r\n',
  ]);
  return new Blob([...pieces, `--${boundary}--\r\n`]);
}
