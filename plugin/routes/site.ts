/** The addresses of a site beside those that it has published. */
import {listFormerIds} from '../config/tabIds';
import type {Report} from '../diagnostics/types';
import type {Config, TabConfig} from '../config/types';
import {isElsewhere, type SitePaths, toPermalink} from '../navigation/permalinks';
import type {Published} from '../navigation/types';
import type {AddressedSite} from './findSubjects';
import {type AddressedTab, familyOf, listAddresses} from './listAddresses';
import {formatRoutesLock, readLocks} from './lock';
import {toPatternAddress} from './patterns';
import {resolveRoutes, toFormer, toRouteFindings} from './resolveRoutes';
import type {FormerRoutes, PublishedRoutes, RoutesLock} from './types';

type SiteTab = AddressedTab & {lacksDocument?: true};

/** The pages of all tabs, and how their subjects are recognised. */
export function toAddressedSite(tabs: readonly SiteTab[], paths: SitePaths): AddressedSite {
  const renames = new Map(
    tabs.map(({config: {version, ...tab}}) => [
      toKey(familyOf({...tab, version}), version?.isCurrent ? undefined : version?.name),
      version?.renames,
    ]),
  );
  return {
    pages: tabs.flatMap((tab) => listAddresses(tab, paths)),
    formerIds: listFormerIds(tabs.map(({config}) => config)),
    unread: new Set(
      tabs.flatMap(({config, reference, lacksDocument}) =>
        reference && !lacksDocument ? [] : [familyOf(config)],
      ),
    ),
    renamesOf: (tab, version) => renames.get(toKey(tab, version)),
  };
}

function toKey(tab: string, version = ''): string {
  return `${tab}\n${version}`;
}

/** The lock of the language that is built. */
export function readPublished(
  {routes}: Pick<Config, 'routes'>,
  locale: string | undefined,
  report: Report,
): PublishedRoutes | undefined {
  const locks = routes && readLocks(routes, report);
  if (!locks) return undefined;
  const {addresses, locales, locate, patterns = []} = locks;
  const own = locale === undefined ? undefined : locales.get(locale);
  return {file: routes.name, locate, lock: own ?? addresses, patterns};
}

/** What former addresses of the site answer; reports what would be lost. */
export function checkRoutes(
  tabs: readonly SiteTab[],
  {lock, file, locate}: PublishedRoutes,
  paths: SitePaths,
  report: Report,
): FormerRoutes {
  const site = toAddressedSite(tabs, paths);
  const resolved = resolveRoutes(site, lock);
  toRouteFindings(resolved, {file, locate}).forEach(report);
  const hidden = new Set(
    tabs.flatMap(({config, documents}) =>
      documents.flatMap(({hiddenOperations}) =>
        hiddenOperations.map(({method, path}) => `${familyOf(config)} ${method} ${path}`),
      ),
    ),
  );
  return toFormer(site, resolved, {
    toPermalink: (address) => toPermalink(address, paths),
    isHidden: ({tab, operation}) =>
      operation !== undefined && hidden.has(`${tab} ${operation.method} ${operation.path}`),
  });
}

/** Whether two languages have the same addresses for the same subjects, whatever their titles. */
export function isSameLock(one: RoutesLock, other: RoutesLock): boolean {
  const toText = (lock: RoutesLock) =>
    formatRoutesLock({addresses: lock.map((entry) => ({...entry, title: ''})), locales: new Map()});
  return toText(one) === toText(other);
}

/** Where the pages of a version of a tab were published. */
export function createPublished(
  {lock, patterns}: Pick<PublishedRoutes, 'lock' | 'patterns'>,
  tab: Pick<TabConfig, 'tabId' | 'version'>,
  paths: SitePaths,
): Published {
  const family = familyOf(tab);
  const version = tab.version?.isCurrent ? undefined : tab.version?.name;
  const own = lock.filter((one) => !one.former && one.tab === family && one.version === version);
  const addresses = new Map(
    own.map(({address, kind, operation, name = ''}) => [
      operation ? `${operation.method} ${operation.path}` : `${kind} ${name}`,
      address,
    ]),
  );
  const pattern = patterns.find((one) => one.tab === family && one.version === version);
  const find = (key: string) => {
    const address = addresses.get(key);
    return address === undefined ? undefined : toPermalink(address, paths);
  };
  return {
    // Its route below the tab, as routes are wanted.
    ofOperation: ({method, path}) => toRoute(addresses.get(`${method} ${path}`), tab.tabId),
    ofNamed: (kind, name) => find(`${kind} ${name}`),
    ofList: (kind) => find(`${kind} `),
    kept: (kind, name = '') =>
      isElsewhere(addresses.get(`${kind} ${name}`) ?? '') ? find(`${kind} ${name}`) : undefined,
    ofNew: (operation) =>
      pattern && !addresses.has(`${operation.method} ${operation.path}`)
        ? toPatternAddress(pattern, operation)
        : undefined,
  };
}

function toRoute(address: string | undefined, tabId: string): string | undefined {
  if (address === undefined || isElsewhere(address)) return address;
  return address.startsWith(`${tabId}/`) ? address.slice(tabId.length + 1) : undefined;
}
