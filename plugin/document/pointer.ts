/** JSON pointers, RFC 6901. They consist of names: a key of an object may be marked, see `keyOrder`. */
import {toName} from './keyOrder';

/** Appends a reference token to a pointer. */
export function appendKey(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : escapeKey(key)}`;
}

/** Joins one or more keys to a pointer: `toPointer('a/b', 'c')` is `/a~1b/c`. */
export function toPointer(...keys: string[]): string {
  return keys.map((key) => `/${escapeKey(key)}`).join('');
}

/** Escapes a key as a reference token. */
export function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : toName(key);
}

/** The keys of a pointer. */
export function toKeys(pointer: string): string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeKey);
}

/** Unescapes a reference token to its key. */
export function unescapeKey(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** Pointer of the value that contains this one; undefined for the whole document. */
export function parentOf(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/');
  return end === -1 ? undefined : pointer.slice(0, end);
}

/** Whether a pointer equals another one or points to something inside it. */
export function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}
