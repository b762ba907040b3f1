/** The addresses that pages keep from the other tool, as `routes.lock.json` has them. */
import kebabCase from 'lodash/kebabCase';
import {isOwnName} from '../../config/ownNames';
import {stringOf} from '../../document/place';
import {present} from '../../document/present';
import {isElsewhere, type SitePaths, toAddress, toPermalink} from '../../navigation/permalinks';
import {isAddress} from '../../routes/isAddress';
import {formatRoutesLock} from '../../routes/lock';
import {toPattern} from '../../routes/patterns';
import type {Address, AddressPattern, LockedAddress, Redirect, Subject} from '../../routes/types';
import type {NewPages} from './newPages';
import type {OldAddress} from './redirects';

/** The old addresses of a version of an API, the most important of each page first. */
export type OldAddresses = {pages: NewPages; old: readonly OldAddress[]};

export type KeptUrls = {
  /** Those of pages. */
  addresses: readonly string[];
  /** The text of the lock. */
  lock: string;
  /** From the other old addresses. */
  redirects: Redirect[];
};

/**
 * Gives each page the first old address that it had. An address that would be below the root of the
 * plugin, or that no page of the site can have, is left to redirects.
 */
export function keepUrls(all: readonly OldAddresses[], paths: SitePaths): KeptUrls {
  const taken = new Set<string>();
  const records: LockedAddress[] = [];
  const patterns: AddressPattern[] = [];
  const own = new Map<string, string>();
  for (const {pages, old} of all) {
    const byPermalink = new Map(
      pages.addresses.map((page) => [toPermalink(page.address, paths), page]),
    );
    const kept: LockedAddress[] = [];
    for (const one of old) {
      const subject = own.has(one.to) ? undefined : toSubject(one, pages, byPermalink.get(one.to));
      const address = toAddress(one.from, paths);
      if (!subject || taken.has(address.toLowerCase()) || !canBeKept(address)) continue;
      taken.add(address.toLowerCase());
      own.set(one.to, toPermalink(address, paths));
      kept.push({...subject, address});
    }
    for (const record of kept) records.push(record);
    const pattern = findPattern(kept, pages);
    if (pattern) patterns.push(pattern);
  }
  return {
    addresses: records.map(({address}) => address),
    lock: formatRoutesLock({addresses: records, locales: new Map(), patterns}),
    redirects: all.flatMap(({old}) =>
      old.flatMap(({from, to}) => {
        const [page = '', anchor] = to.split('#', 2);
        const target = own.get(page) ?? page;
        return taken.has(toAddress(from, paths).toLowerCase())
          ? []
          : {from, to: anchor === undefined ? target : `${target}#${anchor}`};
      }),
    ),
  };
}

function canBeKept(address: string): boolean {
  return isElsewhere(address) && isAddress(address) && !isOwnName(address);
}

/** What the page of an old address is about; undefined if the old page was about something else. */
function toSubject(
  {kind, key, to}: OldAddress,
  {scope, label, overview}: NewPages,
  page: Address | undefined,
): Omit<LockedAddress, 'address'> | undefined {
  if (to.includes('#') || (to === overview && kind !== 'info')) return undefined;
  if (page) {
    const {facts, address: _, ...subject} = page;
    return present({...subject, facts: facts()});
  }
  // Its document is not there yet.
  if (kind === 'info') return {...scope, kind: 'overview', title: label};
  const [, method, path] = /^(\S+) (.+)$/s.exec(key ?? '') ?? [];
  return kind === 'api' && key !== undefined && method !== undefined && path !== undefined
    ? {...scope, kind: 'operation', operation: {method, path}, title: key}
    : undefined;
}

/** The folder of the operations, if their names there are those that new ones would have. */
function findPattern(
  kept: readonly LockedAddress[],
  {scope, operations}: NewPages,
): AddressPattern | undefined {
  const names = new Map(
    operations.map(({key, place: {value}}) => [
      key,
      kebabCase(stringOf(value, 'operationId') ?? stringOf(value, 'summary')),
    ]),
  );
  const isNamed = ({address, operation}: Subject & {address: string}) =>
    operation && address.endsWith(`/${names.get(`${operation.method} ${operation.path}`) ?? ''}`);
  const counts = new Map<string, number>();
  for (const one of kept)
    if (isNamed(one)) {
      const folder = one.address.slice(0, one.address.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && {...scope, address: toPattern(most[0])};
}
