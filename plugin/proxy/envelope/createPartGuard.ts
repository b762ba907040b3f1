import {Refusal} from '../refusal';
import {
  malformedParts,
  MAX_HEADERS_BYTES,
  MAX_PART_HEADER_BYTES,
  MAX_PART_HEADERS,
  MAX_PARTS,
  tooManyParts,
} from './part';

/** Judges the next chunk of a message: the reason to refuse it, if there is one. */
type PartGuard = (chunk: Uint8Array) => Refusal | undefined;

/** A boundary by RFC 2046, section 5.1.1. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/** @throws a refusal if the content type names no boundary */
export function toBoundary(contentType: string | null | undefined): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformedParts();
  return boundary;
}

const HEAD_END = '\r\n\r\n';
/** The line break after the boundary ends a line, too. */
const MAX_HEAD_LINES = MAX_PART_HEADERS + 1;

/**
 * Counts parts and their headers as the chunks of a message arrive, before a parser makes objects
 * of them: parsers need seconds for megabytes of headers. The message must begin with the boundary,
 * as those of browsers do.
 */
export function createPartGuard(boundary: string): PartGuard {
  const delimiter = `--${boundary}`;
  const decoder = new TextDecoder('latin1');
  let parts = 0;
  let headersBytes = 0;
  let isOver = false;
  /** What has been read of the headers of a part; undefined in its content. */
  let head: {bytes: number; lines: number; dashes: number; matched: number} | undefined;
  /** The end of the content so far, in which a delimiter may have begun. */
  let rest = '';

  return (chunk) => {
    if (isOver) return undefined;
    const text = rest + decoder.decode(chunk);
    rest = '';
    if (parts === 0 && !text.startsWith(delimiter.slice(0, text.length))) return malformedParts();
    for (let at = 0; at < text.length;) {
      if (head) {
        at = readHead(text, at, head);
        if (isTooLarge(head)) return tooManyHeaders();
        if (head.dashes === 2) {
          isOver = true;
          return undefined;
        }
        if (head.matched === HEAD_END.length) head = undefined;
        continue;
      }
      const found = text.indexOf(delimiter, at);
      if (found < 0) {
        rest = text.slice(Math.max(at, text.length - delimiter.length + 1));
        return undefined;
      }
      parts += 1;
      // The last boundary begins no part.
      if (parts > MAX_PARTS + 1) return tooManyParts();
      head = {bytes: 0, lines: 0, dashes: 0, matched: 0};
      at = found + delimiter.length;
    }
    return undefined;
  };

  /** Reads until the headers end or are too many, and returns where. */
  function readHead(text: string, start: number, into: NonNullable<typeof head>): number {
    let at = start;
    while (at < text.length && into.matched < HEAD_END.length && !isTooLarge(into)) {
      const code = text.charCodeAt(at);
      // Two hyphens after the boundary end the message.
      if (into.dashes === into.bytes && code === 0x2d) into.dashes += 1;
      into.bytes += 1;
      headersBytes += 1;
      at += 1;
      if (into.dashes === 2) break;
      into.matched =
        code === HEAD_END.charCodeAt(into.matched) ? into.matched + 1 : code === 0x0d ? 1 : 0;
      if (into.matched === 2) into.lines += 1;
    }
    return at;
  }

  function isTooLarge({bytes, lines}: NonNullable<typeof head>): boolean {
    return (
      bytes > MAX_PART_HEADER_BYTES || lines > MAX_HEAD_LINES || headersBytes > MAX_HEADERS_BYTES
    );
  }
}

function tooManyHeaders(): Refusal {
  return new Refusal(
    'bad_envelope',
    `A part may have ${MAX_PART_HEADERS} headers of ${MAX_PART_HEADER_BYTES / 1024} KB together, and all parts ${MAX_HEADERS_BYTES / 1024} KB.`,
  );
}
