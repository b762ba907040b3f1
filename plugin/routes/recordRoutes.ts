/** The lock after a change of the site. */
import {present} from '../document/present';
import type {AddressedSite} from './findSubjects';
import {isGone} from './findSubjects';
import {toIdentity} from './lock';
import {resolveRoutes} from './resolveRoutes';
import type {Address, LockedAddress, RoutesLock} from './types';

export type RecordOptions = {
  /** `2026-11-29` */
  today: string;
  /** Addresses that are gone; `all`: every one that is lost. */
  gone?: readonly string[] | 'all';
  /** By addresses that are gone: the page that takes their place. */
  successors?: ReadonlyMap<string, string>;
  /** Addresses of today by those that they had, where they are not found. */
  moved?: ReadonlyMap<string, string>;
};

/**
 * Records the addresses of today, and what became of those that were published. What is lost stays
 * as it is, unless it is said to be gone.
 */
export function recordRoutes(
  site: AddressedSite,
  lock: RoutesLock,
  options: RecordOptions,
): LockedAddress[] {
  const recorded = recordOnce(site, lock, options);
  // What led to a page that is gone now is gone itself: its address may become another page's.
  return recordOnce(site, recorded, {today: options.today});
}

function recordOnce(
  site: AddressedSite,
  lock: RoutesLock,
  {
    today,
    gone = [],
    moved = new Map<string, string>(),
    successors = new Map<string, string>(),
  }: RecordOptions,
): LockedAddress[] {
  const resolved = resolveRoutes(site, lock);
  const {answers} = resolved;
  const lost = new Set(resolved.lost);
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  const isSaidGone = (address: string) => gone === 'all' || gone.includes(address);
  const former = lock.flatMap((record): LockedAddress[] => {
    const {address} = record;
    if (site.unread.has(record.tab)) return [record];
    const answer = answers.get(record);
    const said = moved.get(address);
    if (answer && !isGone(answer))
      return answer.address === address ? [] : [toMoved(record, answer.address, today)];
    if (said !== undefined) return [toMoved(record, said, today)];
    if (record.former && !lost.has(record))
      return [answer && isGone(answer) ? {...record, former: answer.former} : record];
    // Where another page has the address, what was there can only be gone.
    return isSaidGone(address) || (!record.former && pages.has(address))
      ? [
          {
            ...record,
            former: present({kind: 'gone' as const, day: today, to: successors.get(address)}),
          },
        ]
      : [record];
  });
  return withoutEqual([...site.pages.map(toRecord), ...former]);
}

/** A page that stays where it was recorded keeps its day. */
function toMoved(record: LockedAddress, to: string, today: string): LockedAddress {
  const {former} = record;
  return former?.kind === 'moved' && former.to === to
    ? record
    : {...record, former: {kind: 'moved', day: today, to}};
}

function toRecord({facts, ...subject}: Address): LockedAddress {
  return present({...subject, facts: facts()});
}

/** Of several records of one subject at one address, the first. */
function withoutEqual(records: readonly LockedAddress[]): LockedAddress[] {
  const kept = new Map<string, LockedAddress>();
  for (const record of records) {
    const key = record.former ? toIdentity(record) : record.address;
    if (!kept.has(key)) kept.set(key, record);
  }
  return [...kept.values()];
}
