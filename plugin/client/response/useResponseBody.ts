import {useEffect, useState} from 'react';
import type {Exchange} from '../console/types';
import {createDecoder, readBody} from './readBody';
import {readContentType, toBodyKind, type BodyKind} from './toBodyKind';

export type ResponseBody = {
  kind: BodyKind;
  blob: Blob;
  /** Present if the bytes are text: by their media type, or because they are valid UTF-8. */
  text?: string;
  /** For showing and downloading the bytes; valid only on this page. */
  url: string;
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
    let url: string | undefined;
    let gone = false;
    void toResponseBody(exchange).then((read) => {
      if (gone) return;
      url = URL.createObjectURL(read.blob);
      setBody({...read, url});
    });
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [exchange, isOver]);
  return body;
}

async function toResponseBody(exchange: Exchange): Promise<Omit<ResponseBody, 'url'>> {
  const blob = await readBody(exchange);
  const {mediaType, charset} = exchange.head
    ? readContentType(exchange.head)
    : {mediaType: '', charset: 'utf-8'};
  const kind = toBodyKind(mediaType);
  if (kind === 'binary') {
    const text = blob.size <= MAX_GUESSED_BYTES ? readUtf8(await blob.arrayBuffer()) : undefined;
    return text === undefined ? {kind, blob} : {kind: 'text', blob, text};
  }
  const hasText =
    ['json', 'html', 'text', 'event-stream', 'json-lines'].includes(kind) ||
    mediaType === 'image/svg+xml';
  return {
    kind,
    blob,
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
