import type {MessageForm} from '../checks/checkMessage';
import {createPartGuard, toBoundary} from '../envelope/createPartGuard';
import {alreadyRead, malformedParts} from '../envelope/part';
import type {IncomingPart, EnvelopeMessage} from '../envelope/part';
import {readEnvelope} from '../envelope/readEnvelope';
import type {DeadlineScope} from '../limits/withinDeadline';
import {Refusal} from '../refusal';
import {chunksOf} from './chunksOf';

/**
 * Reads the message of a `Request`. Unlike in Node, the parts are in memory as a whole before the
 * envelope is checked: at most `maxBytes`, which are counted as they arrive.
 */
export function readMessage(
  request: Request,
  form: MessageForm,
  scope: DeadlineScope,
): Promise<EnvelopeMessage> {
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

/**
 * The platform's own parser splits the message. It makes an object of each part, so parts and their
 * headers are counted while they arrive.
 */
async function readParts(
  request: Request,
  maxBytes: number,
  scope: DeadlineScope,
): Promise<IncomingPart[]> {
  const boundary = toBoundary(request.headers.get('content-type'));
  const message = createBuffer();
  const guard = createPartGuard(boundary);
  for await (const chunk of countBytes(chunksOf(request.body, scope), maxBytes)) {
    const refusal = guard(chunk);
    if (refusal) throw refusal;
    message.add(chunk);
  }
  // The parser must split at what was counted.
  const headers = {'Content-Type': `multipart/form-data; boundary="${boundary}"`};
  const form = await new Response(message.all(), {headers}).formData().catch(() => {
    throw malformedParts();
  });
  const parts: IncomingPart[] = [];
  form.forEach((value, name) => parts.push(toPart(name, value)));
  return parts;
}

/** Joins chunks as they arrive: a `Blob` of very many small ones would take minutes. */
function createBuffer() {
  let bytes = new Uint8Array(64 * 1024);
  let length = 0;
  return {
    add(chunk: Uint8Array): void {
      if (length + chunk.length > bytes.length) {
        const larger = new Uint8Array(2 * (length + chunk.length));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(chunk, length);
      length += chunk.length;
    },
    all: () => bytes.subarray(0, length),
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
