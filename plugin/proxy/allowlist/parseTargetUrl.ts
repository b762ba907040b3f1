import {Refusal} from '../refusal';

/**
 * What the WHATWG parser strips or repairs in silence: controls, spaces, and backslashes that it
 * reads as slashes.
 */
const SILENTLY_REPAIRED = /[\u0000-\u0020\u007f-\u009f\\]/;
/**
 * Scheme, two slashes and an authority that is not empty, in the text itself: `http:evil`, `//evil`
 * and `http:///evil` are repaired too.
 */
const WRITTEN_OUT = /^https?:\/\/([^/?#]+)/i;

/**
 * The URL of an envelope. Refuses with `bad_envelope` whatever two parsers could read differently,
 * before one of them reads it, so that everything after this compares the same URL that is
 * connected to.
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
  // A fragment is never sent; here it can only disguise another host.
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
