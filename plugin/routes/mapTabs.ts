/** Which tab of today shows what a tab of the lock showed. */
import type {FormerIds} from '../config/tabIds';
import type {Address, LockedAddress} from './types';

/**
 * Each tab of today stands for at most one of the lock: the one with whose operations it shares most.
 * A tab keeps its own id unless another has most of its operations, as when tabs without `api.id`
 * change places.
 * @param formerIds ids that tabs had before, with those of today
 * @returns ids of today by those of the lock
 */
export function mapTabs(
  pages: readonly Address[],
  published: readonly LockedAddress[],
  formerIds: FormerIds,
): ReadonlyMap<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const {tab, operation} of pages)
    for (const name of toNames(operation))
      owners.set(name, (owners.get(name) ?? new Set()).add(tab));
  const ids = new Set(pages.map(({tab}) => tab));
  const shared = new Map<string, {from: string; to: string; weight: number}>();
  const add = (from: string, to: string, weight: number) => {
    const pair = shared.get(`${from}\n${to}`) ?? {from, to, weight: 0};
    shared.set(`${from}\n${to}`, {...pair, weight: pair.weight + weight});
  };
  for (const {tab, operation, former} of published) {
    const own = ids.has(tab) ? tab : formerIds[tab];
    // A tie, or no operation at all, leaves a tab its id.
    if (own !== undefined && !shared.has(`${tab}\n${own}`)) add(tab, own, FAITH);
    if (former) continue;
    const found = new Set(toNames(operation).flatMap((name) => [...(owners.get(name) ?? [])]));
    for (const to of found) add(tab, to, to === own ? 1 + FAITH : 1);
  }
  const tabs = new Map<string, string>();
  const taken = new Set<string>();
  for (const {from, to} of [...shared.values()].sort((one, other) => other.weight - one.weight)) {
    if (tabs.has(from) || taken.has(to)) continue;
    tabs.set(from, to);
    taken.add(to);
  }
  return tabs;
}

/** How much the same id weighs, in operations for each that is shared. */
const FAITH = 0.5;

function toNames(operation: Address['operation']): string[] {
  if (!operation) return [];
  const {method, path, operationId} = operation;
  return [`${method} ${path}`, ...(operationId === undefined ? [] : [operationId])];
}
