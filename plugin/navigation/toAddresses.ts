import {isOwnName} from '../config/ownNames';
import {createNames} from '../document/createNames';

/**
 * Gives each page its own address, with or without a slash at its end. Of those that differ at most
 * in case, the first is unchanged; later ones, and those that would be files of the build, get `-2`,
 * `-3`. A numbered address never takes an unnumbered one.
 * @param taken by other pages
 */
export function toAddresses(wanted: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set(Array.from(taken, toKey));
  const isKept = wanted.map((address) => {
    const key = toKey(address);
    const isFree = !used.has(key) && !isOwnName(key);
    used.add(key);
    return isFree;
  });
  const toFree = createNames(used);
  return wanted.map((address, index) => {
    if (isKept[index]) return address;
    const end = address.endsWith('/') ? '/' : '';
    return toFree(address.slice(0, address.length - end.length)) + end;
  });
}

function toKey(address: string): string {
  return address.replace(/\/$/, '').toLowerCase();
}
