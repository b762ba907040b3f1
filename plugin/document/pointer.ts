/** JSON pointers, RFC 6901. */

/** One more reference token at the end of a pointer. */
export function appendKey(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : escapeKey(key)}`;
}

/** One or more keys as a pointer: `toPointer('a/b', 'c')` is `/a~1b/c`. */
export function toPointer(...keys: string[]): string {
  return keys.map((key) => `/${escapeKey(key)}`).join('');
}

/** A key as a reference token. */
export function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The keys of a pointer. */
export function toKeys(pointer: string): string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeKey);
}

/** The key that a reference token stands for. */
export function unescapeKey(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** Pointer of the value that holds this one; undefined for the whole document. */
export function parentOf(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/');
  return end === -1 ? undefined : pointer.slice(0, end);
}

/** Whether a pointer is another one or points to something inside it. */
export function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}
