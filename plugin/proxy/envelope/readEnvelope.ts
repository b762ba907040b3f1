import type {MessageForm} from '../checks/checkMessage';
import {ENVELOPE_PART, MAX_ENVELOPE_BYTES} from '../protocol';
import {Refusal} from '../refusal';
import {parseEnvelope} from './parseEnvelope';
import type {IncomingPart, EnvelopeMessage} from './part';

/** How a runtime reads the request to the proxy. */
type EnvelopeReader<Part extends IncomingPart> = {
  /** The whole message as text. */
  readAll: (maxBytes: number) => Promise<string>;
  readParts: (maxBytes: number) => () => Promise<Part | undefined>;
  readPart: (part: Part, maxBytes: number) => Promise<string>;
};

/** Reads only the envelope: a body that follows it is still on its way. */
export async function readEnvelope<Part extends IncomingPart>(
  {kind, maxBytes}: MessageForm,
  source: EnvelopeReader<Part>,
): Promise<EnvelopeMessage> {
  if (kind === 'json') {
    const envelope = parseEnvelope(await source.readAll(maxBytes));
    if (envelope.body.kind === 'stream' || envelope.body.kind === 'parts')
      throw new Refusal('bad_envelope', 'A body in parts needs multipart/form-data.');
    return {envelope};
  }
  const nextPart = source.readParts(maxBytes);
  const first = await nextPart();
  if (first?.name !== ENVELOPE_PART)
    throw new Refusal('bad_envelope', `The first part must be named ${ENVELOPE_PART}.`);
  return {envelope: parseEnvelope(await source.readPart(first, MAX_ENVELOPE_BYTES)), nextPart};
}
