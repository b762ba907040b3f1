import {Refusal} from '../refusal';

/** One segment of a URL's path. */
export type Segment = {
  /** Decoded once, as an API decodes it. */
  text: string;
  /** Decoded until nothing changes any more: `a%252Fb` contains a slash. */
  slashes: number;
  semicolons: number;
  /** A dot is percent-encoded, which no client does by itself. */
  hasEncodedDot: boolean;
};

/** How often servers behind the API might decode what they receive. */
const DECODINGS = 5;
/**
 * More than any real path, since most servers refuse longer ones; bounds the work for a long URL.
 */
const MAX_SEGMENTS = 256;
const MAX_LENGTH = 8192;

/**
 * The segments of a URL's path. Refuses segments that could escape the path if they are decoded
 * again: dot segments in any encoding, also before a `;`, backslashes and control characters. What
 * else a value may contain is decided where it is compared.
 */
export function readSegments(pathname: string): Segment[] {
  const pieces = pathname.split('/', MAX_SEGMENTS + 2).slice(1);
  if (pieces.length > MAX_SEGMENTS || pieces.some(({length}) => length > MAX_LENGTH))
    throw new Refusal('target_not_allowed', undefined, 'too long');
  return pieces.map(readSegment);
}

function readSegment(raw: string): Segment {
  // Most segments have nothing to decode.
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

/** Slashes and semicolons, which some servers read as the end of a segment or value. */
export function countSeparators(text: string): Pick<Segment, 'slashes' | 'semicolons'> {
  return {slashes: text.split('/').length - 1, semicolons: text.split(';').length - 1};
}

/**
 * Decodes as leniently as any server would: ASCII escapes, whatever surrounds them. Undefined if
 * decoding never ends.
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
