import {Refusal} from '../refusal';

/**
 * What the WHATWG parser strips or repairs silently: control characters, spaces, and backslashes,
 * which it reads as slashes.
 */
const SILENTLY_REPAIRED = /[\u0000-\u0020\u007f-\u009f\\]/;
/**
 * The text itself must have a scheme, two slashes and a non-empty authority: the parser would also
 * repair `http:evil`, `//evil` and `http:///evil`.
 */
const WRITTEN_OUT = /^https?:\/\/([^/?#]+)/i;

/**
 * Parses the URL of an envelope. Refuses with `bad_envelope` whatever two parsers could read
 * differently, before either reads it, so that the URL that is checked is the URL that is connected
 * to.
 */
export function parseTargetUrl(text: string): URL {
  const authority = SILENTLY_REPAIRED.test(text) ? undefined : WRITTEN_OUT.exec(text)?.[1];
  if (authority === undefined)
    throw new Refusal(
      'bad_envelope',
      'url must be an absolute http or https URL without spaces, controls and backslashes.',
    );
  if (authority.includes('@'))
    throw new Refusal('bad_envelope', 'url must have no user information.');
  const url = parse(text);
  // A fragment is never sent; here it could only disguise another host.
  if (text.includes('#')) throw new Refusal('target_not_allowed', undefined, 'fragment');
  // `api.example.com.` is the same host, written with its root.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new Refusal('bad_envelope', 'url is not a URL.');
  }
}
