/** Finds what was published among the pages of today, wherever it went. */
import {groupBy} from '../compare/groupBy';
import {matchOperations, type NamedOperation} from '../compare/matchOperations';
import type {FormerIds} from '../config/tabIds';
import {mapTabs} from './mapTabs';
import type {Address, LockedAddress, RoutesLock, Subject} from './types';

/** What of a site decides which of its pages shows a subject. */
export type AddressedSite = {
  /** In the order of docs.json. */
  pages: readonly Address[];
  /** Ids that tabs had before they got an `api.id`, with those of today. */
  formerIds: FormerIds;
  /** Tabs whose documents cannot be used; nothing is known of their addresses. */
  unread: ReadonlySet<string>;
  /**
   * By tab and version: operations of an earlier document, by id or key, with their names today.
   */
  renamesOf: (tab: string, version: string | undefined) => ReadonlyMap<string, string> | undefined;
};

/** What a published address answers today: the page of its subject, or that it is gone. */
export type Answers = ReadonlyMap<LockedAddress, Address | LockedAddress>;

/** Whether an answer is the record of a page that is gone. */
export function isGone(answer: Address | LockedAddress): answer is LockedAddress {
  return 'former' in answer;
}

/**
 * Finds the subjects of the lock: in their version of their tab, then in its current version, then in
 * its other versions; then among the new pages of other tabs; then the one new page of the same kind
 * that shows the same. Several such pages are none.
 * @returns nothing for addresses that are lost
 */
export function findSubjects(site: AddressedSite, lock: RoutesLock): Answers {
  const live = lock.filter(({former}) => !former);
  const search = createSearch(site, mapTabs(site.pages, lock, site.formerIds));
  for (const records of groupBy(live, toScope).values()) findInOwnTab(records, search);
  findInOtherTabs(
    live.filter(({operation}) => operation),
    search,
  );
  findInJoinedTabs(live, search);
  findByFacts(live, search);
  findReturned(
    lock.filter(({former}) => former?.kind === 'gone'),
    search,
  );
  return withFormer(lock, search);
}

type Search = ReturnType<typeof createSearch>;

function createSearch(site: AddressedSite, tabs: ReadonlyMap<string, string>) {
  const found = new Map<LockedAddress, Address>();
  const claimed = new Set<Address>();
  const scopes = groupBy(site.pages, toScope);
  return {
    site,
    /** Ids of today by those of the lock. */
    tabs,
    found,
    isLost: (record: LockedAddress) => !found.has(record),
    isNew: (page: Address) => !claimed.has(page),
    add: (record: LockedAddress, page: Address) => {
      found.set(record, page);
      claimed.add(page);
    },
    /** The pages of the versions of all tabs. */
    scopes,
    /** Those of a tab: of a version, of the current one, of the others. */
    scopesOf: (tab: string, version: string | undefined) => {
      const all = [...scopes].filter(([, [first]]) => first?.tab === tab);
      const rank = ([, [first]]: (typeof all)[number]) =>
        first?.version === version ? 0 : first?.version === undefined ? 1 : 2;
      return all.sort((one, other) => rank(one) - rank(other)).map(([, scope]) => scope);
    },
  };
}

/** @param records of one version of a tab */
function findInOwnTab(
  records: readonly LockedAddress[],
  {site, tabs, scopesOf, isLost, add}: Search,
): void {
  const [first] = records;
  const tab = first && tabs.get(first.tab);
  if (tab === undefined) return;
  for (const scope of scopesOf(tab, first?.version))
    for (const [record, page] of matchSubjects(records.filter(isLost), scope, site))
      add(record, page);
}

/** For tabs that were split or joined: their new pages alone, because APIs have equal paths. */
function findInOtherTabs(
  records: readonly LockedAddress[],
  {site, scopes, isLost, isNew, add}: Search,
): void {
  for (const scope of scopes.values()) {
    const left = records.filter(isLost);
    const fresh = left.length > 0 ? scope.filter(isNew) : [];
    for (const [record, page] of matchSubjects(left, fresh, site)) add(record, page);
  }
}

/** What is not an operation follows most of the operations of its tab. */
function findInJoinedTabs(
  records: readonly LockedAddress[],
  {site, tabs, found, scopesOf, isLost, isNew, add}: Search,
): void {
  const left = records.filter((record) => isLost(record) && !record.operation);
  for (const [tab, group] of groupBy(left, (record) => record.tab)) {
    const to = tabs.has(tab) ? undefined : findMost(found, tab);
    if (to === undefined) continue;
    const isAllowed = (record: LockedAddress, page: Address) =>
      record.name === undefined || isNew(page) || record.facts === page.facts();
    for (const scope of scopesOf(to, undefined))
      for (const [record, page] of matchSubjects(group.filter(isLost), scope, site))
        if (isAllowed(record, page)) add(record, page);
  }
}

function findByFacts(
  records: readonly LockedAddress[],
  {site: {pages}, isLost, isNew, add}: Search,
): void {
  const left = records.filter((record) => isLost(record) && record.facts !== undefined);
  const kinds = new Set(left.map(toForm));
  const fresh = pages.filter((page) => kinds.has(toForm(page)) && isNew(page));
  const byPrint = groupBy(fresh, (page) => `${toForm(page)} ${page.facts()}`);
  for (const [print, same] of groupBy(left, (one) => `${toForm(one)} ${one.facts}`)) {
    const [record, ...others] = same;
    const [page, ...candidates] = byPrint.get(print) ?? [];
    if (record && page && others.length === 0 && candidates.length === 0) add(record, page);
  }
}

/** @param records of pages that are gone */
function findReturned(
  records: readonly LockedAddress[],
  {site: {pages}, tabs, isNew, add}: Search,
): void {
  const fresh = groupBy(pages.filter(isNew), toName);
  if (fresh.size === 0) return;
  for (const record of records) {
    const tab = tabs.get(record.tab) ?? record.tab;
    const page = fresh
      .get(toName(record))
      ?.find((one) => one.tab === tab && isNew(one) && isSameSubject(record, one));
    if (page) add(record, page);
  }
}

/** Also pages that other addresses of the lock have. Records of one subject have one answer. */
function findAnywhere(
  records: readonly LockedAddress[],
  {site, tabs, scopesOf}: Search,
): ReadonlyMap<LockedAddress, Address> {
  const answers = new Map<LockedAddress, Address>();
  for (const group of groupBy(records, toScope).values()) {
    const subjects = groupBy(group, toSubject);
    const firsts = [...subjects.values()].flatMap(([first]) => first ?? []);
    const [{tab, version} = {tab: ''}] = group;
    for (const scope of scopesOf(tabs.get(tab) ?? tab, version))
      for (const [first, page] of matchSubjects(firsts, scope, site))
        for (const one of subjects.get(toSubject(first)) ?? [])
          if (!answers.has(one)) answers.set(one, page);
  }
  return answers;
}

/** Steps from a former address to its page. The command writes one; more come from merges. */
const LONGEST = 20;

/** Adds what former addresses answer: what the address answers to which their page moved. */
function withFormer(lock: RoutesLock, search: Search): Answers {
  const answers = new Map<LockedAddress, Address | LockedAddress>(search.found);
  const records = groupBy(lock, ({address}) => address);
  const byAddress = new Map(search.site.pages.map((page) => [page.address, page]));
  const follow = (
    record: LockedAddress,
    seen: ReadonlySet<LockedAddress>,
  ): Address | LockedAddress | undefined => {
    const known = answers.get(record);
    if (known || seen.has(record) || seen.size > LONGEST) return known;
    const {former} = record;
    if (former?.kind === 'gone') return record;
    if (!former) return undefined;
    const next = records.get(former.to ?? '') ?? [];
    const live = next.filter((one) => !one.former);
    const through = new Set([...seen, record]);
    // The other records of an address are about what was there before.
    for (const one of live.length > 0 ? live : next) {
      const answer = follow(one, through);
      if (answer) return answer;
    }
    return next.length === 0 ? byAddress.get(former.to ?? '') : undefined;
  };
  for (const record of lock) {
    const answer = record.former ? follow(record, new Set()) : undefined;
    if (answer) answers.set(record, answer);
  }
  const left = lock.filter((record) => record.former && !answers.has(record));
  for (const [record, page] of findAnywhere(left, search)) answers.set(record, page);
  return answers;
}

/** Pairs the subjects of a version of a tab with those of another, or of the same one today. */
function matchSubjects(
  records: readonly LockedAddress[],
  scope: readonly Address[],
  {renamesOf}: AddressedSite,
): Map<LockedAddress, Address> {
  const [page] = scope;
  if (!page || records.length === 0) return new Map();
  const matches = matchOperations(
    records.flatMap(toNamed),
    scope.flatMap(toNamed),
    renamesOf(page.tab, page.version),
  );
  const byName = new Map(scope.map((one) => [toName(one), one]));
  return new Map([
    ...[...matches].map(([one, other]) => [one.of, other.of] as [LockedAddress, Address]),
    ...records.flatMap((record): [LockedAddress, Address][] => {
      const same = record.operation ? undefined : byName.get(toName(record));
      return same ? [[record, same]] : [];
    }),
  ]);
}

type Named = NamedOperation & {of: LockedAddress | Address};

function toNamed(of: LockedAddress | Address): Named[] {
  const {kind, operation} = of;
  return operation && (kind === 'operation' || kind === 'webhook')
    ? [{...operation, kind, key: `${operation.method} ${operation.path}`, of}]
    : [];
}

function toName({kind, name = ''}: Subject): string {
  return `${kind} ${name}`;
}

function toScope({tab, version = ''}: Subject): string {
  return `${tab}\n${version}`;
}

/** Equal for records of one subject. */
function toSubject({operation, ...record}: Subject): string {
  const {operationId, method, path} = operation ?? {};
  return `${toName(record)} ${operationId ?? `${method} ${path}`}`;
}

/** What subjects that show the same must also have in common. */
function toForm({kind, operation}: Subject): string {
  return `${kind} ${operation?.method ?? ''}`;
}

/**
 * Whether a page that comes back is the one that went: another operation may have its path. Without
 * ids, only what it shows tells.
 */
function isSameSubject(record: LockedAddress, page: Address): boolean {
  const {operation} = record;
  if (!operation || !page.operation) return !operation && !page.operation;
  const {operationId, method, path} = page.operation;
  if (operationId !== undefined && operation.operationId !== undefined)
    return operationId === operation.operationId;
  return (
    method === operation.method &&
    path === operation.path &&
    (record.title === page.title || record.facts === page.facts())
  );
}

/** The tab in which most operations of a tab of the lock are now. */
function findMost(found: ReadonlyMap<LockedAddress, Address>, tab: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [record, page] of found)
    if (record.tab === tab) counts.set(page.tab, (counts.get(page.tab) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
