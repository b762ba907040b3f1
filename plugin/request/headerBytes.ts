/**
 * The bytes of a header value as a string with one character for each byte, which `fetch` and Node
 * expect. Non-ASCII text is sent as UTF-8, as a shell would send it.
 */
export function toHeaderBytes(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
}
