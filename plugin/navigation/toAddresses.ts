import {isOwnName} from '../config/ownNames';
import {createNames} from '../document/createNames';

/**
 * Gives each page its own address, with or without a slash at its end. Of those that differ at most
 * in case, the first is unchanged; later ones, and those that would be files of the build, get `-2`,
 * `-3`. A numbered address never takes an unnumbered one.
 * @param taken by other pages
 * @param published where each page was published: of those that want one address, it decides who has
 *   it, and a page keeps its number
 */
export function toAddresses(
  wanted: readonly string[],
  taken: Iterable<string> = [],
  published: readonly (string | undefined)[] = [],
): string[] {
  const used = new Set(Array.from(taken, toKey));
  const given: string[] = [];
  const keep = (address: string, index: number) => {
    const key = toKey(address);
    if (!used.has(key) && !isOwnName(key)) given[index] = address;
    used.add(key);
  };
  for (const [index, address] of wanted.entries()) {
    const own = published[index];
    if (own !== undefined && isNumbered(own, address)) keep(own, index);
  }
  for (const [index, address] of wanted.entries())
    if (given[index] === undefined) keep(address, index);
  const toFree = createNames(used);
  return wanted.map((address, index) => {
    const kept = given[index];
    if (kept !== undefined) return kept;
    const end = address.endsWith('/') ? '/' : '';
    return toFree(address.slice(0, address.length - end.length)) + end;
  });
}

/** Whether an address is another, or that with a number. */
function isNumbered(address: string, other: string): boolean {
  const [key, plain] = [toKey(address), toKey(other)];
  return key.startsWith(plain) && /^(?:-\d+)?$/.test(key.slice(plain.length));
}

function toKey(address: string): string {
  return address.replace(/\/$/, '').toLowerCase();
}
