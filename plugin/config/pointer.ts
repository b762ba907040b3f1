/** One or more keys as an RFC 6901 pointer: `toPointer('a/b', 'c')` is `/a~1b/c`. */
export function toPointer(...keys: string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The keys of an RFC 6901 pointer. */
export function toKeys(pointer: string): string[] {
  return pointer.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
