import type {NavigationGroup} from './types';

/** Groups and all nested groups, in the order of the sidebar. */
export function listGroups(groups: readonly NavigationGroup[]): NavigationGroup[] {
  const all: NavigationGroup[] = [];
  const pending = [...groups].reverse();
  for (let group = pending.pop(); group; group = pending.pop()) {
    all.push(group);
    for (const inner of [...group.groups].reverse()) pending.push(inner);
  }
  return all;
}
