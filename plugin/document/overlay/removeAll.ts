import {editAt, type Owned, type Part, withoutEntries} from './edit';
import type {Match} from './query';
import type {Applied, TellAction} from './types';

/** Removes selected nodes from the maps and lists that hold them. */
export function removeAll(document: Part, matches: readonly Match[], tell: TellAction): Applied {
  if (matches.some(({keys}) => keys.length === 0)) {
    tell(
      {
        code: 'overlay-action',
        message: 'The whole document cannot be removed.',
        help: 'Select a part of it, for example `$.paths.*`.',
      },
      'target',
    );
    return {value: document.value};
  }
  const owned: Owned = new WeakSet();
  // The deepest first, so that no other path changes.
  const holders = groupByHolder(matches).sort((a, b) => b.keys.length - a.keys.length);
  const value = holders.reduce(
    (result, {keys, entries}) =>
      editAt({...document, value: result}, keys, owned, (part) =>
        withoutEntries(part, entries, owned),
      ),
    document.value,
  );
  return {value, isApplied: true};
}

type Holder = {keys: Match['keys']; entries: Set<string | number>};

function groupByHolder(matches: readonly Match[]): Holder[] {
  const holders = new Map<string, Holder>();
  for (const {keys} of matches) {
    const [last] = keys.slice(-1);
    if (last === undefined) continue;
    const way = keys.slice(0, -1);
    const name = JSON.stringify(way);
    const holder = holders.get(name) ?? {keys: way, entries: new Set()};
    holder.entries.add(last);
    holders.set(name, holder);
  }
  return [...holders.values()];
}
