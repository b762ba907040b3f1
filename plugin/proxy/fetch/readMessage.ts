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

/** The platform's own parser splits the message. */
async function readParts(
  request: Request,
  maxBytes: number,
  scope: Scope,
): Promise<IncomingPart[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of countBytes(chunksOf(request.body, scope), maxBytes))
    pieces.push(chunk as Uint8Array<ArrayBuffer>);
  const headers = {'Content-Type': request.headers.get('content-type') ?? ''};
  const form = await new Response(new Blob(pieces), {headers}).formData().catch(() => {
    throw malformedParts();
  });
  const parts: IncomingPart[] = [];
  form.forEach((value, name) => parts.push(toPart(name, value)));
  if (parts.length > MAX_PARTS) throw tooManyParts();
  return parts;
}

function toPart(name: string, value: File | string): IncomingPart {
  return typeof value === 'string'
    ? {name, contentType: 'text/plain', content: chunksOf(new Blob([value]).stream())}
    : {
        name,
        filename: value.name,
        contentType: value.type === '' ? 'application/octet-stream' : value.type,
        content: chunksOf(value.stream()),
      };
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
