import {LIMITS} from './limits';

/**
 * The entries of a list or map that one more operation shows: all of them the first time, and not
 * all once operations show too many that they share. A list of 400 would become a million entries
 * of 3,000 operations.
 * @param holder the list or map, by its identity
 */
export type Share = <Entry>(
  holder: unknown,
  entries: readonly Entry[],
  onCut?: (shown: number) => void,
) => readonly Entry[];

export function createShares(): Share {
  const shown = new WeakSet<object>();
  let left: number = LIMITS.moreSharedEntries;
  return (holder, entries, onCut) => {
    if (typeof holder !== 'object' || holder === null) return entries;
    if (!shown.has(holder)) {
      shown.add(holder);
      return entries;
    }
    const more = Math.max(entries.length - LIMITS.sharedEntries, 0);
    if (more <= left) {
      left -= more;
      return entries;
    }
    onCut?.(LIMITS.sharedEntries);
    return entries.slice(0, LIMITS.sharedEntries);
  };
}
