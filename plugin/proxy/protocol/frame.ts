import type {NameValue} from './envelope';

/**
 * The API's response as inert bytes: one line of JSON, the body as received, and a closing line
 * that says whether the body is complete. The closing line is `RS marker JSON LF`; the marker is
 * random and announced in the head, so the body cannot forge it.
 */
export type FrameHead = {
  status: number;
  statusText: string;
  /** Empty where the proxy's runtime does not say. */
  httpVersion: string;
  /** As received, with repeats, including `Set-Cookie`. */
  headers: NameValue[];
  /** The request as the proxy understood it. */
  url: string;
  /** Absolute http(s) URL of a redirect that was not followed. */
  redirect?: string;
  /** In milliseconds. `tls` only with https. */
  timings: FrameTimings;
  /** Marker of the closing line. */
  end: string;
};

export type FrameTimings = {dns?: number; connect?: number; tls?: number; firstByte: number};

/** `bytes`: how many of the body were forwarded. */
export type FrameEnd =
  | {complete: true; bytes: number}
  | {complete: false; reason: FrameCut; bytes: number};

/**
 * Why a body ends early: the limit on its size, the deadline, a silent API, or the API broke off.
 */
export type FrameCut = 'size' | 'deadline' | 'idle' | 'upstream';

const RECORD_SEPARATOR = '\u001e';
const LINE_FEED = 0x0a;

/** The head line, including its line feed. */
export function formatFrameHead(head: FrameHead): string {
  return `${JSON.stringify(head)}\n`;
}

/** The closing line. */
export function formatFrameEnd(marker: string, end: FrameEnd): string {
  return `${RECORD_SEPARATOR}${marker}${JSON.stringify(end)}\n`;
}

export type FrameDecoder = {
  /**
   * Takes the next bytes of the response and returns the bytes that certainly belong to the body.
   * Throws if the head is not JSON.
   */
  push: (chunk: Uint8Array) => Uint8Array;
  /** Known once the first line has arrived. */
  head: () => FrameHead | undefined;
  /** Call it when the stream is over. `undefined`: the connection broke before the closing line. */
  end: () => FrameEnd | undefined;
};

/**
 * Splits a frame as it arrives. Holds back only the few bytes that might begin the closing line.
 */
export function createFrameDecoder(): FrameDecoder {
  let pending: Uint8Array = new Uint8Array(0);
  let head: FrameHead | undefined;
  let marker: Uint8Array = new Uint8Array(0);
  let closing = false;

  function push(chunk: Uint8Array): Uint8Array {
    pending = concatenate(pending, chunk);
    if (!head) {
      const lineEnd = pending.indexOf(LINE_FEED);
      if (lineEnd < 0) return new Uint8Array(0);
      const parsed = JSON.parse(
        new TextDecoder().decode(pending.subarray(0, lineEnd)),
      ) as FrameHead;
      head = parsed;
      marker = new TextEncoder().encode(RECORD_SEPARATOR + parsed.end);
      pending = pending.subarray(lineEnd + 1);
    }
    if (closing) return new Uint8Array(0);
    const {index, complete} = findMarker(pending, marker);
    const body = pending.subarray(0, index);
    pending = pending.subarray(complete ? index + marker.length : index);
    closing = complete;
    return body;
  }

  return {
    push,
    head: () => head,
    end: () =>
      closing && pending.at(-1) === LINE_FEED
        ? (JSON.parse(new TextDecoder().decode(pending)) as FrameEnd)
        : undefined,
  };
}

/** Where the marker begins, or where the bytes end with a possible beginning of it. */
function findMarker(bytes: Uint8Array, marker: Uint8Array): {index: number; complete: boolean} {
  const first = marker[0] as number;
  for (let index = bytes.indexOf(first); index >= 0; index = bytes.indexOf(first, index + 1)) {
    const available = Math.min(marker.length, bytes.length - index);
    let matched = 1;
    while (matched < available && bytes[index + matched] === marker[matched]) matched += 1;
    if (matched === available) return {index, complete: available === marker.length};
  }
  return {index: bytes.length, complete: false};
}

function concatenate(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const joined = new Uint8Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}
