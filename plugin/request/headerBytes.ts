/**
 * The bytes of a header value as a string of one character a byte, which is what `fetch` and Node
 * take. Other text than ASCII goes as UTF-8, as a shell would send it.
 */
export function toHeaderBytes(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
}
