/** Entries by key, in order; those without a key are left out. */
export function groupBy<Key, Entry>(
  entries: Iterable<Entry>,
  toKey: (entry: Entry) => Key | undefined,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = toKey(entry);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
