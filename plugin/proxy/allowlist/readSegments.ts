import {Refusal} from '../refusal';

/** One segment of a URL's path. */
export type Segment = {
  /** Decoded once, as an API reads it. */
  text: string;
  /** What it holds when it is decoded until nothing changes: `a%252Fb` holds a slash. */
  slashes: number;
  semicolons: number;
  /** A dot is written as an escape, which no client does by itself. */
  hasEncodedDot: boolean;
};

/** How often a server behind the API might decode what it was sent. */
const DECODINGS = 5;
/** More than any path, which most servers refuse; keeps the work for a long URL small. */
const MAX_SEGMENTS = 256;
const MAX_LENGTH = 8192;

/**
 * The segments of a URL's path. Refuses segments that could leave the path once somebody decodes
 * them again: dot segments in any encoding, also before a `;`, backslashes and controls. What else
 * may be in a value is decided where it is compared.
 */
export function readSegments(pathname: string): Segment[] {
  const pieces = pathname.split('/', MAX_SEGMENTS + 2).slice(1);
  if (pieces.length > MAX_SEGMENTS || pieces.some(({length}) => length > MAX_LENGTH))
    throw new Refusal('target_not_allowed', undefined, 'too long');
  return pieces.map(readSegment);
}

function readSegment(raw: string): Segment {
  // Most have nothing to decode.
  if (/^[\w-]*$/.test(raw)) return {text: raw, slashes: 0, semicolons: 0, hasEncodedDot: false};
  const plain = decodeFully(raw);
  if (
    plain === undefined ||
    /[\u0000-\u001f\u007f\\]/.test(plain) ||
    plain.split('/').some(isDotSegment)
  )
    throw new Refusal('target_not_allowed', undefined, 'the path could climb');
  return {text: decode(raw), ...countSeparators(plain), hasEncodedDot: /%(?:25)*2e/i.test(raw)};
}

/** Slashes and semicolons, which some servers read as the end of a segment or of a value. */
export function countSeparators(text: string): Pick<Segment, 'slashes' | 'semicolons'> {
  return {slashes: text.split('/').length - 1, semicolons: text.split(';').length - 1};
}

/**
 * Decodes as leniently as any server: escapes of ASCII, whatever is around them. Undefined: it goes
 * on for ever.
 */
export function decodeFully(text: string): string | undefined {
  let current = text;
  for (let round = 0; round <= DECODINGS; round += 1) {
    const decoded = current.replace(/%([0-7][0-9a-f])/gi, (_escape, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    if (decoded === current) return current;
    current = decoded;
  }
  return undefined;
}

function isDotSegment(piece: string): boolean {
  const name = piece.split(';', 1)[0];
  return name === '.' || name === '..';
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal('bad_envelope', 'url has an escape that is not UTF-8.');
  }
}
