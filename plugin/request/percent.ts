/**
 * Percent-encoding of RFC 3986 and RFC 6570, and of the WHATWG's
 * `application/x-www-form-urlencoded`.
 */

const LONE_SURROGATE = /\p{Surrogate}/gu;
/** RFC 3986 reserves these characters, but `encodeURIComponent` does not encode them. */
const RESERVED_MARKS = /[!'()*]/g;

/**
 * Replaces lone surrogates, which UTF-8 cannot encode, with U+FFFD, as every encoder of the web
 * platform does.
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD');
}

/**
 * Encodes everything except the unreserved characters `A–Z a–z 0–9 - . _ ~` (RFC 6570 section
 * 3.2.1).
 */
export function encodeStrict(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(RESERVED_MARKS, toTriple);
}

/**
 * Encodes a name or value of `application/x-www-form-urlencoded`: a space becomes `+`, and `~` is
 * encoded too.
 */
export function encodeForm(text: string): string {
  return encodeStrict(text).replaceAll('%20', '+').replaceAll('~', '%7E');
}

/**
 * `allowReserved` in a query or a form: reserved characters and percent-encoded triples are not
 * encoded, except for `[ ] #`, which a query cannot contain, `& = +`, which have a meaning there
 * (OpenAPI 3.2, appendix C), and `'`, which browsers encode anyway.
 */
export function encodeReservedQuery(text: string): string {
  return encodeExcept(text, /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~:/?@!$()*,;%]+/gu);
}

/**
 * `allowReserved` in a path: characters that separate segments or end the path are still encoded.
 */
export function encodeReservedPath(text: string): string {
  return encodeExcept(text, /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~:@!$&'()*+,;=%]+/gu);
}

/**
 * Encodes a string of the document or the reader that already is part of a URL: only characters
 * that no path or query can contain.
 */
export function encodeUrlText(text: string): string {
  return encodeExcept(text, /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~:/?@!$&()*+,;=%]+/gu);
}

/** Decodes valid triples and leaves malformed ones unchanged. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (triples) => {
    try {
      return decodeURIComponent(triples);
    } catch {
      return triples; // Not UTF-8.
    }
  });
}

function encodeExcept(text: string, toEncode: RegExp): string {
  return toWellFormed(text).replace(toEncode, encodeStrict);
}

function toTriple(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

const READABLE = [
  ['%5B', '['],
  ['%5D', ']'],
  ['%3C', '<'],
  ['%3E', '>'],
  ['%2A', '*'],
] as const;

/** Decodes brackets, placeholders and asterisks of a text that is shown; the rest is as it is sent. */
export function toReadable(text: string): string {
  return READABLE.reduce((line, [encoded, sign]) => line.replaceAll(encoded, sign), text);
}
