import type {IncomingMessage} from 'http';
import type {MessageForm} from '../checks/checkMessage';
import {ENVELOPE_PART, MAX_ENVELOPE_BYTES} from '../protocol';
import type {Scope} from '../limits/withinDeadline';
import type {Envelope} from '../protocol';
import {Refusal} from '../refusal';
import {parseEnvelope} from './parseEnvelope';
import {readParts} from './readParts';
import type {PartReader} from './readParts';
import {readText} from './readText';

/** The envelope, and the parts that follow it, if there are any. */
export type Message = {envelope: Envelope; nextPart?: PartReader};

/** Reads only the envelope: a body that follows it is still on its way. */
export async function readEnvelope(
  request: IncomingMessage,
  {kind, maxBytes}: MessageForm,
  scope: Scope,
): Promise<Message> {
  if (kind === 'json') {
    const envelope = parseEnvelope(await readText(request, maxBytes, scope));
    if (envelope.body.kind === 'stream' || envelope.body.kind === 'parts')
      throw new Refusal('bad_envelope', 'A body in parts needs multipart/form-data.');
    return {envelope};
  }
  const nextPart = readParts(request, maxBytes);
  const first = await nextPart();
  if (first?.name !== ENVELOPE_PART)
    throw new Refusal('bad_envelope', `The first part must be named ${ENVELOPE_PART}.`);
  return {
    envelope: parseEnvelope(await readText(first.content, MAX_ENVELOPE_BYTES, scope)),
    nextPart,
  };
}
