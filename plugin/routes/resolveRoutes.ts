/** What the published addresses of a site answer today. */
import {groupBy} from '../compare/groupBy';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {count, listSome} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {present} from '../document/present';
import {isElsewhere} from '../navigation/permalinks';
import {type AddressedSite, findSubjects, isGone} from './findSubjects';
import type {Address, FormerRoutes, GonePage, ListKind, LockedAddress, RoutesLock} from './types';

/** A published address whose subject has another one today. */
type Moved = {record: LockedAddress; to: Address};
/** A published address at which another page is today. */
type Reused = {
  record: LockedAddress;
  page: Address;
  answer?: Address | LockedAddress;
  /** Whether the lock has both. */
  isRecorded: boolean;
};

export type ResolvedRoutes = {
  /** Not in the lock yet. */
  added: readonly Address[];
  /** Not recorded as moved yet, or moved again since. */
  moved: readonly Moved[];
  /** Neither found nor recorded as gone. */
  lost: readonly LockedAddress[];
  gone: readonly LockedAddress[];
  reused: readonly Reused[];
  /** What each published address answers; nothing for those that are lost. */
  answers: ReturnType<typeof findSubjects>;
};

/** Compares the pages of a site with its lock. */
export function resolveRoutes(site: AddressedSite, lock: RoutesLock): ResolvedRoutes {
  const read = lock.filter(({tab}) => !site.unread.has(tab));
  const answers = findSubjects(site, read);
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  const known = new Map(
    read.flatMap((record) =>
      record.former ? [] : [[record.address, answers.get(record)] as const],
    ),
  );
  const isNamed = createIsNamed(read.filter((record) => !answers.has(record)));
  const [moved, lost, gone, reused]: [Moved[], LockedAddress[], LockedAddress[], Reused[]] = [
    [],
    [],
    [],
    [],
  ];
  for (const record of read) {
    const answer = answers.get(record);
    const page = pages.get(record.address);
    if (page && page !== answer) {
      const isRecorded = known.get(record.address) === page;
      reused.push({record, page, isRecorded, ...present({answer})});
    } else if (!answer && isNamed(record)) lost.push(record);
    else if (answer && isGone(answer)) gone.push(record);
    else if (answer && answer !== page && answer.address !== record.former?.to)
      moved.push({record, to: answer});
  }
  const added = site.pages.filter(({address}) => !known.has(address));
  return {added, moved, lost, gone, reused, answers};
}

/**
 * Whether a lost record is named. What leads to another one that is lost is found again with it; what
 * leads to no page at all, such as a mistyped address, is not.
 */
function createIsNamed(lost: RoutesLock): (record: LockedAddress) => boolean {
  const leading = groupBy(lost, ({former}) => former?.to ?? '');
  const reached = new Set(lost.filter(({former}) => !former));
  // A set gives also what is added to it on the way.
  for (const {address} of reached)
    for (const record of leading.get(address) ?? []) reached.add(record);
  return (record) => !record.former || !reached.has(record);
}

type FormerContext = {
  /** The path of a page with this address. */
  toPermalink: (address: string) => string;
  /** Whether readers must not learn what an address was about. */
  isHidden: (record: LockedAddress) => boolean;
};

const LISTS: readonly ListKind[] = ['schemas', 'deprecations', 'errors', 'changelog'];

/** The redirects and the pages about what is gone. */
export function toFormer(
  {pages}: AddressedSite,
  {answers, reused}: Pick<ResolvedRoutes, 'answers' | 'reused'>,
  {toPermalink, isHidden}: FormerContext,
): FormerRoutes {
  const taken = new Set(pages.map(({address}) => address));
  const changelogs = new Map(
    pages.flatMap(({kind, tab, address}) => (kind === 'changelog' ? [[tab, address]] : [])),
  );
  const redirects = new Map<string, string>();
  const gone = new Map<string, GonePage>();
  // Hosts take a limited number of them.
  const newestFirst = [...answers].sort(([one], [other]) => {
    const [day, otherDay] = [toDay(one), toDay(other)];
    return day > otherDay ? -1 : day < otherDay ? 1 : 0;
  });
  for (const [record, answer] of newestFirst) {
    const {address} = record;
    // Servers do not see places on a page.
    if (address.includes('#')) continue;
    // A page wins, and of two pages that had the address the one that is still there.
    if (taken.has(address) || redirects.has(address)) continue;
    const from = toPermalink(address);
    if (!isGone(answer)) {
      gone.delete(address);
      redirects.set(address, toPermalink(answer.address));
    } else gone.set(address, toGonePage(answer, from));
  }
  return {
    redirects: Array.from(redirects, ([address, to]) => ({from: toPermalink(address), to})),
    gone: [...gone.values()],
    reused: toReused(),
    anchors: toAnchors(newestFirst, taken, toPermalink),
  };

  function toReused(): FormerRoutes['reused'] {
    const shown = reused.filter(({record}) => !isHidden(record));
    return new Map(
      [...groupBy(shown, ({page}) => toPermalink(page.address))].map(([permalink, all]) => [
        permalink,
        all.map(({record: {title}, answer}) =>
          answer && !isGone(answer) ? {title, permalink: toPermalink(answer.address)} : {title},
        ),
      ]),
    );
  }

  function toGonePage(record: LockedAddress, from: string): GonePage {
    const {kind, tab, version, title, operation, former} = record;
    const since = former?.day ?? '';
    const successor = former?.to;
    const changelog = changelogs.get(tab);
    const known = successor !== undefined && taken.has(successor);
    return present({
      from,
      since,
      ...(!isHidden(record) && {
        title,
        key: operation && `${operation.method} ${operation.path}`,
        list: LISTS.find((one) => one === kind),
      }),
      successor: known ? toPermalink(successor) : undefined,
      changelog:
        changelog !== undefined && version === undefined ? toPermalink(changelog) : undefined,
    });
  }
}

/** Of two places that had an anchor, the one that had it last keeps it. */
function toAnchors(
  newestFirst: readonly [LockedAddress, Address | LockedAddress][],
  taken: ReadonlySet<string>,
  toPermalink: FormerContext['toPermalink'],
): FormerRoutes['anchors'] {
  const used = new Set(taken);
  const found = newestFirst.flatMap(([{address}, answer]) => {
    const [, anchor] = address.split('#');
    const [page, today] = answer.address.split('#');
    const former = `${page}#${anchor}`;
    if (anchor === undefined || today === undefined || isGone(answer) || used.has(former))
      return [];
    used.add(former);
    return {anchor, to: toPermalink(answer.address)};
  });
  return new Map(
    [...groupBy(found, ({to}) => to)].map(([to, all]) => [to, all.map(({anchor}) => anchor)]),
  );
}

/** What has not been recorded yet is the most recent. */
function toDay({former}: LockedAddress): string {
  return former?.day ?? '9999-99-99';
}

/** How to record what has changed. */
const WRITE = 'npx docusaurus-plugin-api-reference routes --write';
/** Findings of one kind, before the others are counted. */
const SHOWN = 20;

/**
 * The findings about addresses.
 * @param file name of the lock
 * @param locate finds a place in the lock
 */
export function toRouteFindings(
  {added, moved, lost, reused}: ResolvedRoutes,
  {file, locate}: {file: string; locate: (pointer: string) => SourceLocation},
): Diagnostic[] {
  const placeOf = ({pointer}: LockedAddress) => (pointer === undefined ? {file} : locate(pointer));
  const [next, ...others] = lost.slice(SHOWN);
  const rest = next ? [next, ...others] : [];
  return [
    ...lost.slice(0, SHOWN).map((record) =>
      toDiagnostic('route-lost', {
        source: placeOf(record),
        message: `No page has the published address ${describe(record)}, and its subject is nowhere else.`,
        help: `If that is meant, run \`${WRITE} --gone ${record.address}\`; if it has another address now, \`${WRITE} --moved ${record.address}=…\`.`,
      }),
    ),
    ...(next
      ? [
          toDiagnostic('route-lost', {
            source: placeOf(next),
            message: `${count(rest.length, 'more published address', 'more published addresses')} would answer nothing: ${listSome(rest.map(({address}) => address))}.`,
            help: `\`npx docusaurus-plugin-api-reference routes\` lists them. If all of it is meant, run \`${WRITE} --gone all\`.`,
          }),
        ]
      : []),
    ...reused
      .filter(({isRecorded}) => !isRecorded)
      .map(({record, page, answer}) =>
        toDiagnostic('route-reused', {
          source: placeOf(record),
          message: `The address ${describe(record)} is now that of ${describePage(page)}${!answer || isGone(answer) ? ', and its subject is nowhere else' : `; what was there is at \`${answer.address}\``}.`,
          help: page.operation
            ? `To avoid this, give the operation another address: "overrides": {${JSON.stringify(`${page.operation.method} ${page.operation.path}`)}: {"slug": ${JSON.stringify(toOtherSlug(page))}}}. Otherwise run \`${WRITE}\`.`
            : `Run \`${WRITE}\` if that is meant.`,
        }),
      ),
    ...(moved.length > 0
      ? [
          toDiagnostic('route-moved', {
            source: {file},
            message: `${count(moved.length, 'published address', 'published addresses')} ${moved.length === 1 ? 'leads' : 'lead'} to another page now: ${listSome(moved.map(({record, to}) => `${record.address} → ${to.address}`))}.`,
            help: `Run \`${WRITE}\`, so that they are remembered.`,
          }),
        ]
      : []),
    ...(added.length > 0
      ? [
          toDiagnostic('route-unrecorded', {
            source: {file},
            message: `${count(added.length, 'address', 'addresses')} of pages ${added.length === 1 ? 'is' : 'are'} not recorded yet: ${listSome(added.map(({address}) => address))}.`,
            help: `Run \`${WRITE}\` before they are published.`,
          }),
        ]
      : []),
  ];
}

function describe({address, operation, title}: LockedAddress): string {
  return `\`${address}\` (${operation ? `\`${operation.method} ${operation.path}\`` : title})`;
}

function describePage({operation, title}: Address): string {
  return operation ? `\`${operation.method} ${operation.path}\`` : `“${title}”`;
}

/** The segments below the tab, with a number; of an address elsewhere, its name. */
function toOtherSlug({address, tab}: Address): string[] {
  const route = isElsewhere(address) ? address.split('/').at(-1) : address.slice(tab.length + 1);
  return `${route}-2`.split('/');
}
