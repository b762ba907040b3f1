import type {MessageForm} from '../checks/checkMessage';
import {alreadyRead, malformedParts, MAX_PARTS, tooManyParts} from '../envelope/part';
import type {IncomingPart, Message} from '../envelope/part';
import {readEnvelope} from '../envelope/readEnvelope';
import type {Scope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';
import {chunksOf} from './chunksOf';

/**
 * Reads the message of a `Request`. Unlike in Node, the parts are in memory as a whole before the
 * envelope is checked: at most `maxBytes`, which are counted as they arrive.
 */
export function readMessage(request: Request, form: MessageForm, scope: Scope): Promise<Message> {
  if (request.bodyUsed) throw alreadyRead();
  const readAll = (maxBytes: number): Promise<string> =>
    readText(countBytes(chunksOf(request.body, scope), maxBytes));
  return readEnvelope<IncomingPart>(form, {
    readAll,
    readParts: (maxBytes) => {
      const parts = readParts(request, maxBytes, scope);
      return async () => (await parts).shift();
    },
    readPart: ({content}, maxBytes) => readText(countBytes(content, maxBytes)),
  });
}

/** A boundary by RFC 2046, section 5.1.1. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * The platform's own parser splits the message. It makes an object of each part, so the parts are
 * counted while they arrive.
 */
async function readParts(
  request: Request,
  maxBytes: number,
  scope: Scope,
): Promise<IncomingPart[]> {
  const [, quoted, plain] = BOUNDARY.exec(request.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformedParts();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const count = createCounter(`--${boundary}`);
  for await (const chunk of countBytes(chunksOf(request.body, scope), maxBytes)) {
    if (count(chunk) > MAX_PARTS + 1) throw tooManyParts();
    pieces.push(chunk as Uint8Array<ArrayBuffer>);
  }
  // The parser must split at what was counted.
  const headers = {'Content-Type': `multipart/form-data; boundary="${boundary}"`};
  const form = await new Response(new Blob(pieces), {headers}).formData().catch(() => {
    throw malformedParts();
  });
  const parts: IncomingPart[] = [];
  form.forEach((value, name) => parts.push(toPart(name, value)));
  return parts;
}

/** Counts how often an ASCII text has occurred in the chunks of a stream, also across two of them. */
function createCounter(text: string): (chunk: Uint8Array) => number {
  const decoder = new TextDecoder('latin1');
  let found = 0;
  let rest = '';
  return (chunk) => {
    const latin = rest + decoder.decode(chunk);
    let end = 0;
    for (let at = latin.indexOf(text); at >= 0; at = latin.indexOf(text, end)) {
      found += 1;
      end = at + text.length;
    }
    rest = latin.slice(Math.max(end, latin.length - text.length + 1));
    return found;
  };
}

function toPart(name: string, value: File | string): IncomingPart {
  return typeof value === 'string'
    ? {name, contentType: 'text/plain', content: contentOf(new Blob([value]))}
    : {
        name,
        filename: value.name,
        contentType: value.type === '' ? 'application/octet-stream' : value.type,
        content: contentOf(value),
      };
}

/** Opens the stream of a part when it is read: most parts wait for others. */
async function* contentOf(blob: Blob): AsyncGenerator<Uint8Array> {
  yield* chunksOf(blob.stream());
}

async function* countBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal('body_too_large');
    yield chunk;
  }
}

async function readText(source: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of source) text += decoder.decode(chunk, {stream: true});
  return text + decoder.decode();
}
