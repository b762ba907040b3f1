import {useEffect, useState} from 'react';
import type {Exchange} from '../console/types';
import {createDecoder, readBody} from './readBody';
import {readContentType, toBodyKind, type BodyKind} from '../../request/response/toBodyKind';

export type ResponseBody = {
  kind: BodyKind;
  blob: Blob;
  /** Present if the bytes are text: by their media type, or because they are valid UTF-8. */
  text?: string;
  /** `Content-Encoding`, if the browser cannot decode the bytes. */
  encoding?: string;
  /** The bytes are only the beginning, because of the exchange or of their size when decoded. */
  isCut?: true;
  /** For an `<img>`, `<audio>`, `<video>` or `<object>`; valid only on this page. */
  source?: string;
  /** For links, which download the bytes; valid only on this page. */
  download: string;
};

/** How many bytes of an unknown type are examined to find out whether they are text. */
const MAX_GUESSED_BYTES = 1024 * 1024;

/** The body of a completed exchange. `undefined` until then, and without a response. */
export function useResponseBody(exchange: Exchange): ResponseBody | undefined {
  const [body, setBody] = useState<ResponseBody>();
  const {head, outcome} = exchange;
  const isOver = head !== undefined && outcome !== undefined;
  useEffect(() => {
    setBody(undefined);
    if (!isOver) return undefined;
    const urls: string[] = [];
    const createUrl = (blob: Blob) => {
      const url = URL.createObjectURL(blob);
      urls.push(url);
      return url;
    };
    let gone = false;
    void toResponseBody(exchange).then((read) => {
      if (gone) return;
      const source = toSource(read, createUrl);
      setBody({
        ...read,
        ...(source !== undefined && {source}),
        download: createUrl(toTyped(read.blob, 'application/octet-stream')),
      });
    });
    return () => {
      gone = true;
      urls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [exchange, isOver]);
  return body;
}

/**
 * Types that a browser shows without running anything of them. A URL of a blob belongs to the
 * site's own origin, and a reader may open it in a tab, so no other type of a response is kept.
 */
const INERT_TYPES: ReadonlySet<string> = new Set([
  ...['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp'].map((name) => `image/${name}`),
  ...['mpeg', 'mp4', 'ogg', 'wav', 'webm', 'aac', 'flac'].map((name) => `audio/${name}`),
  ...['mp4', 'ogg', 'webm'].map((name) => `video/${name}`),
  'application/pdf',
]);

/** @returns the address of what the body's element shows; `undefined` if it has none */
function toSource(
  {kind, blob, text}: ReadBody,
  createUrl: (blob: Blob) => string,
): string | undefined {
  switch (kind) {
    case 'image':
      // Unlike that of a blob, the origin of a `data:` URL is its own. Only SVG has a text.
      if (text !== undefined) return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
      break;
    case 'audio':
    case 'video':
    case 'pdf':
      break;
    default:
      return undefined;
  }
  // Browsers recognize images of other types by their bytes.
  return createUrl(INERT_TYPES.has(blob.type) ? blob : toTyped(blob, 'application/octet-stream'));
}

/** The same bytes with another type. */
function toTyped(blob: Blob, type: string): Blob {
  return blob.slice(0, blob.size, type);
}

type ReadBody = Omit<ResponseBody, 'source' | 'download'>;

async function toResponseBody(exchange: Exchange): Promise<ReadBody> {
  const {blob, encoding, isCut: isTooLarge} = await readBody(exchange);
  const cut = (isTooLarge || exchange.outcome?.kind === 'cut') && {isCut: true as const};
  const {mediaType, charset} = exchange.head
    ? readContentType(exchange.head)
    : {mediaType: '', charset: 'utf-8'};
  const kind = toBodyKind(mediaType);
  // Some servers name an encoding without applying it. Their text is shown.
  if (encoding !== undefined && readUtf8(await blob.arrayBuffer()) === undefined)
    return {kind: 'binary', blob, encoding, ...cut};
  if (kind === 'binary') {
    const text = blob.size <= MAX_GUESSED_BYTES ? readUtf8(await blob.arrayBuffer()) : undefined;
    return text === undefined ? {kind, blob, ...cut} : {kind: 'text', blob, text, ...cut};
  }
  const hasText =
    ['json', 'html', 'text', 'event-stream', 'json-lines'].includes(kind) ||
    mediaType === 'image/svg+xml';
  return {
    kind,
    blob,
    ...cut,
    ...(hasText && {text: createDecoder(charset).decode(await blob.arrayBuffer())}),
  };
}

function readUtf8(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
