import {Refusal} from '../refusal';

/** How often a server behind the API might decode what it was sent. */
const DECODINGS = 5;

/**
 * The decoded segments of a URL's path. Refuses segments that could leave the path once somebody decodes them again:
 * dot segments in any encoding, also before a `;`, backslashes and controls. An encoded slash inside a value stays: `a%2Fb`
 * is one segment with a slash in it.
 */
export function readSegments(pathname: string): string[] {
  return pathname
    .split('/')
    .slice(1)
    .map((segment) => {
      if (escapes(segment)) throw new Refusal('target_not_allowed', undefined, 'the path could climb');
      return decode(segment);
    });
}

function escapes(segment: string): boolean {
  let text = segment;
  for (let round = 0; round <= DECODINGS; round += 1) {
    if (/[\u0000-\u001f\u007f\\]/.test(text) || text.split('/').some(isDotSegment)) return true;
    const decoded = decodeAscii(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function isDotSegment(piece: string): boolean {
  const name = piece.split(';', 1)[0];
  return name === '.' || name === '..';
}

/** Decodes as leniently as any server: escapes of ASCII, whatever stands around them. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal('bad_envelope', 'url has an escape that is not UTF-8.');
  }
}
