import type {Envelope} from '../protocol';
import {Refusal} from '../refusal';

/** A part of the request to the proxy. Read it before asking for the next one. */
export type IncomingPart = {
  name: string;
  filename?: string;
  contentType: string;
  content: AsyncIterable<Uint8Array>;
};

/**
 * Returns the parts one by one, then `undefined`. Rejects if the message breaks off or is
 * malformed.
 */
export type PartReader = () => Promise<IncomingPart | undefined>;

/** The envelope, and the parts that follow it, if there are any. */
export type EnvelopeMessage = {envelope: Envelope; nextPart?: PartReader};

/** Parts of a message, including the envelope. */
export const MAX_PARTS = 1001;
/** Headers of one part, and their length. Browsers write two. */
export const MAX_PART_HEADERS = 50;
export const MAX_PART_HEADER_BYTES = 16 * 1024;
/** Length of the headers of all parts. */
export const MAX_HEADERS_BYTES = 1024 * 1024;

export const tooManyParts = (): Refusal =>
  new Refusal('bad_envelope', 'The body has too many parts.');

/** Without this, the proxy would wait for bytes that never come. */
export const alreadyRead = (): Refusal =>
  new Refusal(
    'internal',
    'This site’s server reads the body of a request before the proxy can.',
    'the body was already read',
  );

export const malformedParts = (): Refusal =>
  new Refusal('bad_envelope', 'The multipart message is malformed.');
